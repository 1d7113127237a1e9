import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, isStorable, timestamp } from '../text.ts';

/** Assistants that can call in an organisation's name at the same time. */
export const MAX_ASSISTANTS = 50;

const MAX_QUERY = 8_000;
const MAX_COMPANIES = 200;

const assistant = z.object({
  id,
  /** As it calls itself. */
  name: z.string(),
  /** The host it came back to: what is known of it. */
  returnsTo: z.string(),
  /** In whose name, as their organisation calls them. */
  personName: z.string(),
  isOwn: z.boolean(),
  mayWrite: z.boolean(),
  /** Null: all companies, also later ones. */
  companyIds: z.nullable(z.array(id)),
  state: z.enum(['active', 'expired', 'revoked']),
  createdAt: timestamp,
  expiresAt: timestamp,
  revokedAt: z.nullable(timestamp),
  lastUsedAt: z.nullable(timestamp),
  /** Questions of the last thirty Rome days. */
  calls: z.int(),
});
export type Assistant = z.infer<typeof assistant>;

/** The query of the address an assistant sent its person to, letter for letter. */
const request = z.string().check(z.maxLength(MAX_QUERY), z.refine(isStorable));

export const listAssistants = defineEndpoint({
  method: 'GET',
  path: '/api/assistants',
  access: 'user',
  needs: 'read',
  summary: 'The assistants that are connected, newest first: all of them for owners, else one’s own.',
  responses: { 200: z.object({ assistants: z.array(assistant), isIncluded: z.boolean() }) },
});

export const revokeAssistant = defineEndpoint({
  method: 'DELETE',
  path: '/api/assistants/:assistantId',
  access: 'user',
  needs: 'read',
  summary: 'Revoke an assistant: its next call is refused. Owners revoke any, others their own.',
  params: z.object({ assistantId: id }),
  responses: { 204: 'empty' },
});

const consentRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('asks'),
    name: z.string(),
    returnsTo: z.string(),
    /** Whether an assistant has come back there before. */
    isKnown: z.boolean(),
    asksToWrite: z.boolean(),
    /** Whether the person's role lets them allow it. */
    mayWrite: z.boolean(),
    isIncluded: z.boolean(),
  }),
  /** Why is said to the assistant, by its own address. */
  z.object({ kind: z.literal('refused'), redirectTo: z.string() }),
]);
export type ConsentRequest = z.infer<typeof consentRequest>;

export const checkConsent = defineEndpoint({
  method: 'POST',
  path: '/api/assistants/consent/check',
  access: 'user',
  needs: 'read',
  summary: 'What an assistant asks for, before anybody says yes; nothing is stored.',
  body: z.object({ request }),
  responses: { 200: consentRequest },
});

export const grantConsent = defineEndpoint({
  method: 'POST',
  path: '/api/assistants/consent',
  access: 'user',
  needs: 'read',
  summary: 'Say yes or no to an assistant; the answer is the address to go back to.',
  body: z.object({
    request,
    allows: z.boolean(),
    mayWrite: z.boolean(),
    companyIds: z.nullable(
      z.array(id).check(z.minLength(1, 'Scegli almeno un’azienda'), z.maxLength(MAX_COMPANIES)),
    ),
  }),
  responses: { 200: z.object({ redirectTo: z.string() }) },
});
