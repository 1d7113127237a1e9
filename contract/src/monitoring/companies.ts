import * as z from 'zod/mini';
import { companyNumbers, companyWithPrompts, monitoringData, prompt, statedNames } from './monitoring.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { engineId } from '../engines.ts';
import { knownWord } from '../known-word.ts';
import { parseWebsite } from '../sites/website.ts';
import { MAX_LENGTH, id, ids, isReadable, isStorable, line, requestId } from '../text.ts';

export const companyInput = z.object({
  name: line({ required: 'Il nome dell’azienda è obbligatorio', max: MAX_LENGTH.name }),
  /** Normalised to protocol plus host; on a platform to the company’s page. */
  websiteUrl: z.string('URL non valida').check(
    z.maxLength(MAX_LENGTH.url, 'URL non valida'),
    z.refine((text) => parseWebsite(text) !== null, 'URL non valida'),
    z.overwrite((text) => parseWebsite(text) ?? text),
  ),
  description: z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(MAX_LENGTH.description, `Massimo ${String(MAX_LENGTH.description)} caratteri`),
        z.refine((text) => isStorable(text), 'Il testo contiene caratteri non ammessi'),
        z.refine((text) => text === '' || isReadable(text), 'La descrizione è vuota'),
      ),
    ),
  ),
});
export type CompanyInput = z.infer<typeof companyInput>;

export const promptInput = z.object({
  text: line({ required: 'Il testo del prompt è richiesto', max: MAX_LENGTH.promptText }),
});

/** The largest batch the wire accepts; the plan's own maximum is checked by the server. */
const MAX_PROMPTS_PER_REQUEST = 250;

export const promptInputs = z
  .array(promptInput, 'Almeno un prompt è richiesto')
  .check(
    z.minLength(1, 'Almeno un prompt è richiesto'),
    z.maxLength(MAX_PROMPTS_PER_REQUEST, `Massimo ${String(MAX_PROMPTS_PER_REQUEST)} prompt consentiti`),
  );

/** How prompts are created: once however often it is asked, and the same text twice only on its user's word. */
const creation = {
  requestId: z.optional(requestId),
  /** After `companies.duplicate_prompt`: the user wants the same text once more. */
  allowDuplicates: z.optional(z.boolean()),
};

/** Names in one list, and names in all lists together: what a screen can show and an answer is searched for. */
const MAX_NAMES_PER_LIST = 200;
const MAX_NAMES = 500;

const name = line({ required: 'Il nome è vuoto', max: MAX_LENGTH.name });
const names = z
  .array(name)
  .check(z.maxLength(MAX_NAMES_PER_LIST, `Massimo ${String(MAX_NAMES_PER_LIST)} nomi per elenco`));

/** The names of a company's market as its user states them; replaces whatever was stated before. */
const companyNamesInput = z
  .object({
    own: names,
    competitors: z
      .array(z.object({ name, aliases: names }))
      .check(z.maxLength(MAX_NAMES_PER_LIST, `Massimo ${String(MAX_NAMES_PER_LIST)} aziende`)),
    ignored: names,
    /** The revision the change was made from; 409 when the names have changed since. Without it they are replaced. */
    revision: z.optional(z.int().check(z.gte(0))),
  })
  .check(
    z.refine(
      ({ own, competitors, ignored }) =>
        own.length + ignored.length + competitors.reduce((sum, { aliases }) => sum + 1 + aliases.length, 0) <=
        MAX_NAMES,
      `Massimo ${String(MAX_NAMES)} nomi in tutto`,
    ),
  );

/** Two names that may be one company: a model takes them for one, or the one is spelt like the own company's. */
const nameProposal = z.object({
  name: z.string(),
  into: z.object({ name: z.string(), isOwn: z.boolean() }),
  basis: knownWord(['model', 'spelling']),
  /** That propose it, or that write the name. */
  answers: z.int(),
});

const companyParams = z.object({ companyId: id });
const promptParams = z.object({ promptId: id });

export const listCompanies = defineEndpoint({
  method: 'GET',
  path: '/api/companies',
  access: 'user',
  summary: 'The companies of the signed-in user with prompts and monitoring data.',
  responses: { 200: z.object({ companies: z.array(companyWithPrompts) }) },
});

export const createCompany = defineEndpoint({
  method: 'POST',
  path: '/api/companies',
  access: 'user',
  summary:
    'Register a company with its first prompts; their first analysis starts by itself. Repeated with its requestId within a day it gives the first answer.',
  body: z.object({ company: companyInput, prompts: promptInputs, ...creation }),
  responses: { 201: z.object({ company: companyWithPrompts }) },
});

export const deleteCompany = defineEndpoint({
  method: 'DELETE',
  path: '/api/companies/:companyId',
  access: 'user',
  summary: 'Delete a company with its prompts and monitoring data.',
  params: companyParams,
  responses: { 204: 'empty' },
});

export const setCompanyAliases = defineEndpoint({
  method: 'PUT',
  path: '/api/companies/:companyId/aliases',
  access: 'user',
  summary: 'Replace the aliases and ignored names of a company; its stored answers are read again.',
  params: companyParams,
  body: companyNamesInput,
  responses: { 200: statedNames },
});

const proposalPair = z.object({ name, into: name });

export const listNameProposals = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/name-proposals',
  access: 'user',
  summary: 'Names that may be one company; they are merged by `setCompanyAliases` alone.',
  params: companyParams,
  responses: { 200: z.object({ proposals: z.array(nameProposal) }) },
});

export const refuseNameProposal = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:companyId/name-proposals/refusals',
  access: 'user',
  summary: 'Say that two names are two companies: they are not proposed again.',
  params: companyParams,
  body: proposalPair,
  responses: { 204: 'empty' },
});

export const setCompanyEngines = defineEndpoint({
  method: 'PUT',
  path: '/api/companies/:companyId/engines',
  access: 'user',
  summary: 'Replace the engines a company leaves out; at least one configured engine must remain.',
  params: companyParams,
  body: z.object({ excludedEngines: z.array(engineId).check(z.maxLength(20)) }),
  responses: { 200: z.object({ excludedEngines: z.array(engineId) }) },
});

export const getCompanyMonitoring = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/monitoring',
  access: 'user',
  summary: 'The numbers of a company’s prompts, from the answers of one engine or of all.',
  params: companyParams,
  query: z.object({ engine: z.optional(engineId) }),
  responses: {
    200: z.object({
      prompts: z.array(z.object({ promptId: id, monitoringData: z.array(monitoringData) })),
    }),
  },
});

export const addPrompts = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:companyId/prompts',
  access: 'user',
  summary:
    'Add prompts to a company; their first analysis starts by itself. Repeated with its requestId within a day it gives the first answer.',
  params: companyParams,
  body: z.object({ prompts: promptInputs, ...creation }),
  responses: { 201: z.object({ prompts: z.array(prompt) }) },
});

export const listPrompts = defineEndpoint({
  method: 'GET',
  path: '/api/prompts',
  access: 'user',
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
  summary: 'Delete a prompt with its analyses.',
  params: promptParams,
  responses: { 204: 'empty' },
});
