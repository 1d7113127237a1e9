import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { planId } from '../payments/plan-ids.ts';
import { MAX_LENGTH, line } from '../text.ts';
import { answeredMessage, email, passwordText } from './credentials.ts';
import { user } from './user.ts';

/** The password of a new account: also upper case, lower case and a digit. */
const newPassword = passwordText({
  required: 'La password è obbligatoria',
  tooShort: 'La password deve essere di almeno 8 caratteri',
}).check(
  z.regex(/\p{Lu}/u, 'La password deve contenere almeno una lettera maiuscola'),
  z.regex(/\p{Ll}/u, 'La password deve contenere almeno una lettera minuscola'),
  z.regex(/\d/u, 'La password deve contenere almeno un numero'),
);

export const registration = z.object({
  firstName: line({ required: 'Il nome è obbligatorio', max: MAX_LENGTH.name }),
  lastName: line({ required: 'Il cognome è obbligatorio', max: MAX_LENGTH.name }),
  email,
  password: newPassword,
});

/** The server's view of a registration: names may be missing, as the specification allows. */
const registrationRequest = z.object({
  firstName: z.optional(line({ required: 'Il nome è obbligatorio', max: MAX_LENGTH.name })),
  lastName: z.optional(line({ required: 'Il cognome è obbligatorio', max: MAX_LENGTH.name })),
  email,
  password: newPassword,
  /** The plan chosen before registering: written into the verification link, granted by payment only. */
  plan: z.optional(planId),
});

const linkToken = z
  .string('Token richiesto')
  .check(z.minLength(1, 'Token richiesto'), z.maxLength(MAX_LENGTH.token, 'Token non valido'));

const passwordResetRequest = z.object({ email });

const passwordReset = z.object({
  token: linkToken,
  newPassword: passwordText({
    required: 'La password è obbligatoria',
    tooShort: 'La password deve essere di almeno 8 caratteri',
  }),
});

/** The messages of the account calls when they succeed. */
export const ACCOUNT_MESSAGES = {
  registered: 'Ti abbiamo inviato un’email: apri il link per verificare il tuo indirizzo.',
  verified: 'Email verificata. Ora puoi accedere.',
  verifiedAndSignedIn: 'Email verificata',
  alreadyVerified: 'Email già verificata',
  verificationResent: 'Se l’indirizzo è in attesa di verifica, ti abbiamo inviato un nuovo link.',
  resetRequested: 'Se l’email esiste, ti abbiamo inviato le istruzioni per reimpostare la password.',
  passwordReset: 'Password reimpostata. Ora puoi accedere.',
  passwordChanged: 'Password modificata',
} as const;

export const registerAccount = defineEndpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  summary: 'Register an account; answers the same for a known and an unknown address.',
  body: registrationRequest,
  responses: { 201: answeredMessage },
});

export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  summary:
    'Verify an address by its token. The browser that registered is signed in; any other must bring a new password, and is told so (`passwordNeeded`) as long as it brings none.',
  body: z.object({ token: linkToken, newPassword: z.optional(newPassword) }),
  responses: {
    200: z.object({
      /** Missing where nothing was verified yet. */
      message: z.optional(z.string()),
      /** The normal case of a link opened in another browser: nothing has changed, and a password is required. */
      passwordNeeded: z.optional(z.literal(true)),
      accessToken: z.optional(z.string()),
      user: z.optional(user),
    }),
  },
});

export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Mail a link for a new password; answers the same for every address.',
  body: passwordResetRequest,
  responses: { 200: answeredMessage },
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Set a new password by the token of a mail; signs every device out.',
  body: passwordReset,
  responses: { 200: answeredMessage },
});

export const checkResetToken = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password/check',
  access: 'public',
  summary: 'Tell whether the token of a reset mail would work now; spends nothing.',
  body: z.object({ token: linkToken }),
  responses: { 200: z.object({ isLive: z.boolean() }) },
});
