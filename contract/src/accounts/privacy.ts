import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';

export const exportData = defineEndpoint({
  method: 'GET',
  path: '/api/user/export',
  access: 'user',
  needs: 'self',
  summary: 'Everything stored about the account and its companies, as a JSON file; once an hour.',
  responses: { 200: 'binary' },
});

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/user',
  access: 'user',
  needs: 'self',
  summary: 'Delete the account with all that belongs to it, at once and for good; asks for the password.',
  body: z.object({
    password: z
      .string('La password è obbligatoria')
      .check(z.minLength(1, 'La password è obbligatoria'), z.maxLength(1000, 'La password non è corretta')),
  }),
  responses: { 204: 'empty' },
});
