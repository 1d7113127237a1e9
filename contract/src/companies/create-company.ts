import * as z from 'zod/mini';
import { companyWithPrompts } from '../monitoring/company.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { marketInput } from '../markets/market.ts';
import { parseWebsite } from '../sites/website.ts';
import { MAX_LENGTH, isReadable, isStorable, line } from '../text.ts';
import { promptInputs, creation } from '../monitoring/prompts.ts';

export const companyInput = z.object({
  name: line({ required: 'Il nome dell’azienda è obbligatorio', max: MAX_LENGTH.name }),
  /** Normalised to protocol plus host; on a platform to the company’s page. */
  websiteUrl: z.string('URL non valida').check(
    z.maxLength(MAX_LENGTH.url, 'URL non valida'),
    z.refine((text) => parseWebsite(text) !== null, 'URL non valida'),
    z.overwrite((text) => parseWebsite(text) ?? text),
  ),
  description: z.nullish(
    z.string().check(
      z.trim(),
      z.maxLength(MAX_LENGTH.description, `Massimo ${String(MAX_LENGTH.description)} caratteri`),
      z.refine((text) => isStorable(text), 'Il testo contiene caratteri non ammessi'),
      z.refine((text) => text === '' || isReadable(text), 'La descrizione è vuota'),
    ),
  ),
  /** Where it is asked about; not given: in Italy, in Italian. */
  market: z.optional(marketInput),
});
export type CompanyInput = z.infer<typeof companyInput>;

export const createCompany = defineEndpoint({
  method: 'POST',
  path: '/api/companies',
  access: 'user',
  needs: 'edit',
  keys: { needs: 'write' },
  summary:
    'Register a company with its first prompts; their first analysis starts by itself. Repeated with its requestId within a day it gives the first answer.',
  body: z.object({ company: companyInput, prompts: promptInputs, ...creation }),
  responses: { 201: z.object({ company: companyWithPrompts }) },
});
