import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { MAX_LENGTH, id, line, timestamp } from '../text.ts';

/** Days after which a key ends by itself. */
export const KEY_DAYS = [30, 90, 365] as const;
export type KeyDays = (typeof KEY_DAYS)[number];

/** Calls of one key within a minute. */
export const KEY_CALLS_PER_MINUTE = 600;

/** More than an account has use for; a list stays short enough to be watched. */
export const MAX_KEYS = 20;

const MAX_KEY_COMPANIES = 200;

const keyState = z.enum(['active', 'expired', 'revoked']);

const apiKey = z.object({
  id,
  name: z.string(),
  /** The first characters; the rest is known to its owner alone. */
  prefix: z.string(),
  mayWrite: z.boolean(),
  /** Null: all companies, also later ones. */
  companyIds: z.nullable(z.array(id)),
  state: keyState,
  createdAt: timestamp,
  expiresAt: timestamp,
  revokedAt: z.nullable(timestamp),
  lastUsedAt: z.nullable(timestamp),
  /** Calls of the last thirty Rome days. */
  calls: z.int(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const newApiKey = z.object({
  name: line({ required: 'Dai un nome alla chiave: dove la usi', max: MAX_LENGTH.name }),
  mayWrite: z.boolean(),
  companyIds: z.nullable(
    z
      .array(id)
      .check(
        z.minLength(1, 'Scegli almeno un’azienda'),
        z.maxLength(MAX_KEY_COMPANIES, `Massimo ${String(MAX_KEY_COMPANIES)} aziende`),
      ),
  ),
  days: z.literal(KEY_DAYS),
});
export type NewApiKey = z.infer<typeof newApiKey>;

export const listApiKeys = defineEndpoint({
  method: 'GET',
  path: '/api/keys',
  access: 'user',
  needs: 'own',
  summary: 'The API keys of the signed-in user, newest first, and whether the plan holds the API.',
  responses: { 200: z.object({ keys: z.array(apiKey), isIncluded: z.boolean() }) },
});

export const createApiKey = defineEndpoint({
  method: 'POST',
  path: '/api/keys',
  access: 'user',
  needs: 'own',
  summary: 'Create an API key. The key itself is in this answer and in no other.',
  body: newApiKey,
  responses: { 201: z.object({ key: apiKey, secret: z.string() }) },
});

export const revokeApiKey = defineEndpoint({
  method: 'DELETE',
  path: '/api/keys/:keyId',
  access: 'user',
  needs: 'own',
  summary: 'Revoke an API key: its next call is refused.',
  params: z.object({ keyId: id }),
  responses: { 204: 'empty' },
});
