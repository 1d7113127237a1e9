import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { id } from '../text.ts';

export const exportReport = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/export-pdf',
  access: 'user',
  needs: 'view',
  summary: 'The report of a company as a PDF file; 503 with Retry-After while too many are being made.',
  params: z.object({ companyId: id }),
  responses: { 200: 'binary' },
});
