import * as z from 'zod/mini';
import { monitoringData } from './monitoring.ts';
import { companyWithPrompts } from './company.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { engineId } from '../engines.ts';
import { marketInput, namedMarket } from '../markets/market.ts';
import { id } from '../text.ts';
import { companyParams } from '../companies/company-names.ts';

export const listCompanies = defineEndpoint({
  method: 'GET',
  path: '/api/companies',
  access: 'user',
  needs: 'view',
  keys: { needs: 'read', lists: true },
  summary: 'The companies of the signed-in user with prompts and monitoring data.',
  responses: { 200: z.object({ companies: z.array(companyWithPrompts) }) },
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
