import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { user } from './user.ts';

export const refreshSession = defineEndpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'public',
  summary: 'Rotate the refresh cookie and return a new access token.',
  responses: { 200: z.object({ accessToken: z.string() }) },
});

export const signOut = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  summary: 'Sign this device out.',
  responses: { 204: 'empty' },
});

export const getOwnProfile = defineEndpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'user',
  needs: 'self',
  summary: 'The signed-in user.',
  responses: { 200: user },
});
