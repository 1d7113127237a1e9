import { defineEndpoint } from '../define-endpoint.ts';

export const getDocumentation = defineEndpoint({
  method: 'GET',
  path: '/api/admin/documentation',
  access: 'admin',
  summary: 'The operators’ guide and the reference of every call, as one page that loads nothing else.',
  responses: { 200: 'html' },
});
