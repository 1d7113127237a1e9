import * as z from 'zod/mini';
import { monitoringData } from './monitoring.ts';
import { companyWithPrompts } from './company.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { engineId } from '../engines.ts';
import { marketInput, namedMarket } from '../markets/market.ts';
import { parseWebsite } from '../sites/website.ts';
import { MAX_LENGTH, id, isReadable, isStorable, line } from '../text.ts';
import { companyParams } from './company-names.ts';
import { promptInputs, creation } from './prompts.ts';

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
  /** Where it is asked about; not given: in Italy, in Italian. */
  market: z.optional(marketInput),
});
export type CompanyInput = z.infer<typeof companyInput>;

export const listCompanies = defineEndpoint({
  method: 'GET',
  path: '/api/companies',
  access: 'user',
  needs: 'view',
  keys: { needs: 'read', lists: true },
  summary: 'The companies of the signed-in user with prompts and monitoring data.',
  responses: { 200: z.object({ companies: z.array(companyWithPrompts) }) },
});

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

export const deleteCompany = defineEndpoint({
  method: 'DELETE',
  path: '/api/companies/:companyId',
  access: 'user',
  needs: 'own',
  summary: 'Delete a company with its prompts and monitoring data.',
  params: companyParams,
  responses: { 204: 'empty' },
});

export const setCompanyEngines = defineEndpoint({
  method: 'PUT',
  path: '/api/companies/:companyId/engines',
  access: 'user',
  needs: 'edit',
  keys: { needs: 'write' },
  summary: 'Replace the engines a company leaves out; at least one configured engine must remain.',
  params: companyParams,
  body: z.object({ excludedEngines: z.array(engineId).check(z.maxLength(20)) }),
  responses: { 200: z.object({ excludedEngines: z.array(engineId) }) },
});

export const setCompanyMarket = defineEndpoint({
  method: 'PUT',
  path: '/api/companies/:companyId/market',
  access: 'user',
  needs: 'edit',
  keys: { needs: 'write' },
  summary:
    'Change where the prompts of a company are asked from. Each one without a market of its own begins a new series.',
  params: companyParams,
  body: z.object({ market: marketInput }),
  responses: { 200: z.object({ market: namedMarket, changedPrompts: z.int() }) },
});

export const getCompanyMonitoring = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/monitoring',
  access: 'user',
  needs: 'view',
  keys: { needs: 'read' },
  summary: 'The numbers of a company’s prompts, from the answers of one engine or of all.',
  params: companyParams,
  query: z.object({ engine: z.optional(engineId) }),
  responses: {
    200: z.object({
      prompts: z.array(z.object({ promptId: id, monitoringData: z.array(monitoringData) })),
    }),
  },
});
