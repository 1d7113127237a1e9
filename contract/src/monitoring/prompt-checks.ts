import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { marketInput } from '../markets/market.ts';
import { parseWebsite } from '../sites/website.ts';
import { MAX_MARKETS_EACH } from './prompts.ts';
import { MAX_LENGTH, id, isStorable } from '../text.ts';

/** As it is being typed: an unfinished text is no mistake. */
const typed = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, `Massimo ${String(max)} caratteri`),
      z.refine(isStorable, 'Il testo contiene caratteri non ammessi'),
    );

/** Texts of one form that are compared with each other. */
const MAX_OTHERS = 250;

const promptCheck = z.object({
  /** The text names the company: its answers leave the company's rates. */
  namesCompany: z.boolean(),
  /** It says too little of what is looked for to be one customer's question. */
  isGeneric: z.boolean(),
  /**
   * The prompt of the company, or of the form, that asks nearly the same there and by the same person: another market or
   * person is another series. As screens name it, with its market and who asks.
   */
  similar: z.nullable(z.object({ text: z.string(), isSame: z.boolean() })),
  precision: z.object({
    /** Answers an analysis plans, in the market where they are fewest. */
    answers: z.int(),
    /** In another of its markets they are more. */
    isFewest: z.boolean(),
    /** It is asked every day; otherwise once. */
    isDaily: z.boolean(),
    /** Half the width of the widest interval of a rate after the days below, in points. */
    marginPoints: z.number(),
    marginDays: z.int(),
    /** A change of so many points … */
    changePoints: z.int(),
    /** … stands out after so many days, against as many before; null where it takes more than a year. */
    changeDays: z.nullable(z.int()),
    /** By how much fewer answers of one day are worth than independent ones, measured on the company; null before. */
    designEffect: z.nullable(z.number()),
  }),
});
export type PromptCheck = z.infer<typeof promptCheck>;

export const checkPrompt = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/check',
  access: 'user',
  needs: 'edit',
  summary:
    'Says what stands against a text as a prompt, and how soon its figures would tell something; nothing is stored.',
  body: z.object({
    text: typed(MAX_LENGTH.promptText),
    persona: z.optional(z.nullable(typed(MAX_LENGTH.persona))),
    /** Where it would be asked; without any where its company is. */
    markets: z.optional(z.array(marketInput).check(z.minLength(1), z.maxLength(MAX_MARKETS_EACH))),
    /** The company it would belong to; without it the one that is being registered. */
    companyId: z.optional(id),
    company: z.optional(
      z.object({
        name: typed(MAX_LENGTH.name),
        websiteUrl: z.string('URL non valida').check(
          z.maxLength(MAX_LENGTH.url, 'URL non valida'),
          z.refine((text) => parseWebsite(text) !== null, 'URL non valida'),
        ),
      }),
    ),
    /** The other texts of the form. */
    others: z.optional(z.array(typed(MAX_LENGTH.promptText)).check(z.maxLength(MAX_OTHERS))),
  }),
  responses: { 200: promptCheck },
});

export const listNamingTexts = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/check-names',
  access: 'user',
  needs: 'edit',
  summary: 'Which of many texts name the company: as prompts they leave its rates. Nothing is stored.',
  body: z.object({
    companyId: id,
    texts: z.array(typed(MAX_LENGTH.promptText)).check(z.minLength(1), z.maxLength(MAX_OTHERS)),
  }),
  /** Their places, from 0. */
  responses: { 200: z.object({ naming: z.array(z.int()) }) },
});
