import * as z from 'zod/mini';
import { passwordText } from './credentials.ts';
import { user } from './user.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { MAX_LENGTH, id, line, timestamp } from '../text.ts';

/** The personal data an account's owner may change; an address sent along is ignored. */
const profileUpdate = z.object({
  firstName: line({ required: 'Nome è richiesto', max: MAX_LENGTH.name }),
  lastName: line({ required: 'Cognome è richiesto', max: MAX_LENGTH.name }),
});

const currentPassword = z
  .string('Password attuale richiesta')
  .check(
    z.minLength(1, 'Password attuale richiesta'),
    z.maxLength(1000, 'La password attuale non è corretta'),
  );

const passwordChange = z.object({
  currentPassword,
  newPassword: passwordText({
    required: 'La nuova password deve essere di almeno 8 caratteri',
    tooShort: 'La nuova password deve essere di almeno 8 caratteri',
  }),
});

/** A signed-in device. */
const deviceSession = z.object({
  id,
  /** Browser and system in words, for example `Firefox su Windows`. */
  device: z.string(),
  /** True for the device that makes the call. */
  isCurrent: z.boolean(),
  signedInAt: timestamp,
  lastSeenAt: timestamp,
});
export type DeviceSession = z.infer<typeof deviceSession>;

export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/user/profile',
  access: 'user',
  needs: 'self',
  summary: 'Change first and last name; the address never changes this way.',
  body: profileUpdate,
  responses: { 200: user },
});

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/api/user/password',
  access: 'user',
  needs: 'self',
  summary: 'Change the password; every other device is signed out.',
  body: passwordChange,
  responses: { 200: z.object({ message: z.string() }) },
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/user/sessions',
  access: 'user',
  needs: 'self',
  summary: 'The devices signed in to this account, the asking one first.',
  responses: { 200: z.array(deviceSession) },
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/sessions/:sessionId',
  access: 'user',
  needs: 'self',
  summary: 'Sign one device of this account out.',
  params: z.object({ sessionId: id }),
  responses: { 204: 'empty' },
});
