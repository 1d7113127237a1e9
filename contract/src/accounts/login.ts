import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { planId } from '../payments/plan-ids.ts';
import { answeredMessage, email } from './credentials.ts';
import { user } from './user.ts';

export const loginRequest = z.object({
  email,
  password: z
    .string('La password è obbligatoria')
    .check(z.minLength(1, 'La password è obbligatoria'), z.maxLength(1000, 'Email o password non corretti.')),
});

export const signIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Sign in with e-mail and password; sets the refresh cookie.',
  body: loginRequest,
  responses: { 200: z.object({ accessToken: z.string(), user }) },
});

export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'public',
  summary: 'Send a new verification link, which voids the one before; answers the same for every address.',
  body: z.object({ email, plan: z.optional(planId) }),
  responses: { 200: answeredMessage },
});
