import * as z from 'zod/mini';
import { prompt } from './monitoring.ts';
import { companyNumbers } from './company.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { marketInput, isSameMarket } from '../markets/market.ts';
import { MAX_LENGTH, collapseWhiteSpace, id, ids, isReadable, isStorable, line, requestId } from '../text.ts';
import { companyParams } from '../companies/company-names.ts';
import { labelName, MAX_LABELS_EACH } from '../label-input.ts';

export const promptInput = z.object({
  text: line({ required: 'Il testo del prompt è richiesto', max: MAX_LENGTH.promptText }),
});

/** Who asks, in their own words: one line without control characters; null or nothing = nobody says. */
const persona = z.nullable(
  z.string().check(
    z.refine(isStorable, 'Il testo contiene caratteri non ammessi'),
    z.overwrite((text) => collapseWhiteSpace(text.replace(/\p{Cc}+/gu, ' '))),
    z.refine((text) => text === '' || isReadable(text), 'Scrivi chi fa la domanda, o lascia vuoto'),
    z.maxLength(MAX_LENGTH.persona, `Massimo ${String(MAX_LENGTH.persona)} caratteri`),
  ),
);

/** What a form asks of a prompt. */
export const askedPrompt = z.extend(promptInput, { persona });

/** More than anybody compares: each is a prompt of its own. */
export const MAX_MARKETS_EACH = 10;

/** A question to be added, at each of its markets a prompt of its own; without any it is its company’s. */
const newPrompt = z.extend(promptInput, {
  persona: z.optional(persona),
  markets: z.optional(
    z.array(marketInput).check(
      z.minLength(1, 'Scegli almeno un mercato'),
      z.maxLength(MAX_MARKETS_EACH, `Massimo ${String(MAX_MARKETS_EACH)} mercati per domanda`),
      z.refine(
        (markets) =>
          markets.every((one, place) => markets.findIndex((other) => isSameMarket(one, other)) === place),
        'Lo stesso mercato è scelto due volte',
      ),
    ),
  ),
});

/** The largest batch the API accepts; the plan's own maximum is checked by the server. */
const MAX_PROMPTS_PER_REQUEST = 250;
const LABELS_EACH = `Massimo ${String(MAX_LABELS_EACH)} etichette`;

export const promptInputs = z
  .array(newPrompt, 'Almeno un prompt è richiesto')
  .check(
    z.minLength(1, 'Almeno un prompt è richiesto'),
    z.maxLength(MAX_PROMPTS_PER_REQUEST, `Massimo ${String(MAX_PROMPTS_PER_REQUEST)} prompt consentiti`),
  );

/** The same with names of labels; one that is new is made. */
const labelledPrompts = z
  .array(
    z.extend(newPrompt, {
      labels: z.optional(z.array(labelName).check(z.maxLength(MAX_LABELS_EACH, LABELS_EACH))),
    }),
    'Almeno un prompt è richiesto',
  )
  .check(
    z.minLength(1, 'Almeno un prompt è richiesto'),
    z.maxLength(MAX_PROMPTS_PER_REQUEST, `Massimo ${String(MAX_PROMPTS_PER_REQUEST)} prompt consentiti`),
  );

/**
 * How prompts are created: a repeated request creates them once, and the same text twice only if its user confirms it.
 */
export const creation = {
  requestId: z.optional(requestId),
  /** After `companies.duplicate_prompt`: the user wants the same text once more. */
  allowDuplicates: z.optional(z.boolean()),
};
/** The prompts a call is about, as many as one call may add. */
export const chosenPrompts = z
  .array(id)
  .check(
    z.minLength(1, 'Scegli almeno una domanda'),
    z.maxLength(MAX_PROMPTS_PER_REQUEST, `Massimo ${String(MAX_PROMPTS_PER_REQUEST)} domande per volta`),
  );
const promptParams = z.object({ promptId: id });

export const addPrompts = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:companyId/prompts',
  access: 'user',
  needs: 'edit',
  keys: { needs: 'write' },
  summary:
    'Add prompts to a company; their first analysis starts by itself. Repeated with its requestId within a day it gives the first answer.',
  params: companyParams,
  body: z.object({ prompts: labelledPrompts, ...creation }),
  responses: { 201: z.object({ prompts: z.array(prompt) }) },
});

export const changePrompt = defineEndpoint({
  method: 'PUT',
  path: '/api/prompts/:promptId',
  access: 'user',
  needs: 'edit',
  keys: { needs: 'write' },
  summary:
    'Change what a prompt asks. Another question begins a new series: its figures start anew, its history shows a break and compares nothing across it.',
  params: promptParams,
  body: z.extend(promptInput, {
    /** Not given, it stays. */
    persona: z.optional(persona),
    /** Not given, it stays; null = its company’s. */
    market: z.optional(z.nullable(marketInput)),
    allowDuplicates: creation.allowDuplicates,
  }),
  responses: {
    200: z.object({
      prompt: z.pick(prompt, {
        id: true,
        text: true,
        persona: true,
        market: true,
        hasOwnMarket: true,
        namesOwnCompany: true,
        series: true,
        seriesSince: true,
      }),
    }),
  },
});

export const listPrompts = defineEndpoint({
  method: 'GET',
  path: '/api/prompts',
  access: 'user',
  needs: 'view',
  keys: { needs: 'read', lists: true },
  summary:
    'Some prompts of the signed-in user, as the list of companies has them; those not found are left out.',
  query: z.object({ ids }),
  responses: {
    200: z.object({
      prompts: z.array(prompt),
      /** The companies of these prompts, without what a prompt does not change. */
      companies: z.array(companyNumbers),
    }),
  },
});

export const deletePrompt = defineEndpoint({
  method: 'DELETE',
  path: '/api/prompts/:promptId',
  access: 'user',
  needs: 'edit',
  keys: { needs: 'write' },
  summary: 'Delete a prompt with its analyses.',
  params: promptParams,
  responses: { 204: 'empty' },
});

export const deletePrompts = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/delete',
  access: 'user',
  needs: 'edit',
  summary: 'Delete prompts with their analyses, all or none.',
  body: z.object({ promptIds: chosenPrompts }),
  responses: { 204: 'empty' },
});

export const setPromptsActive = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/set-active',
  access: 'user',
  needs: 'edit',
  summary: 'Pause prompts, which are then analysed by hand alone, or let them go on; all or none.',
  body: z.object({ promptIds: chosenPrompts, isActive: z.boolean() }),
  responses: { 200: z.object({ isActive: z.boolean() }) },
});
