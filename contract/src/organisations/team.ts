import * as z from 'zod/mini';
import { email } from '../accounts/credentials.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { MAX_LENGTH, id, line, timestamp } from '../text.ts';
import { role } from './roles.ts';

/** More companies than any plan holds; an administrator may raise an account's. */
const MAX_COMPANIES = 500;

const member = z.object({
  userId: id,
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  role,
  /** What a client sees; empty for every other role, which sees all. */
  companyIds: z.array(id),
  /** Null: not signed in here. */
  lastSeenAt: z.nullable(timestamp),
});
export type Member = z.infer<typeof member>;

const invitation = z.object({
  id,
  email: z.string(),
  role,
  companyIds: z.array(id),
  /** Whether the ownership is handed over to a member. */
  handsOver: z.boolean(),
  invitedBy: z.nullable(z.string()),
  createdAt: timestamp,
  expiresAt: timestamp,
});
export type Invitation = z.infer<typeof invitation>;

const team = z.object({
  /** Null: it has none of its own, and is called after its owner. */
  name: z.nullable(z.string()),
  members: z.array(member),
  invitations: z.array(invitation),
  /** How many people the plan has room for, and how many it has or has invited; clients take none. */
  seats: z.object({ used: z.int(), max: z.int() }),
});
export type Team = z.infer<typeof team>;

const companyIds = z.array(id).check(z.maxLength(MAX_COMPANIES, 'Troppe aziende'));

const invitationInput = z.object({ email, role, companyIds });
export type InvitationInput = z.infer<typeof invitationInput>;

const memberParams = z.object({ userId: id });
const invitationToken = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(MAX_LENGTH.token)),
});

export const getTeam = defineEndpoint({
  method: 'GET',
  path: '/api/team',
  access: 'user',
  needs: 'read',
  summary: 'Who is in the organisation, with which role, and who is invited.',
  responses: { 200: team },
});

export const renameTeam = defineEndpoint({
  method: 'PUT',
  path: '/api/team/name',
  access: 'user',
  needs: 'own',
  summary: 'Give the organisation a name.',
  body: z.object({ name: line({ required: 'Il nome è richiesto', max: MAX_LENGTH.name }) }),
  responses: { 204: 'empty' },
});

export const inviteMember = defineEndpoint({
  method: 'POST',
  path: '/api/team/invitations',
  access: 'user',
  needs: 'edit',
  summary:
    'Invite an address by mail: seven days, once, for this address alone; editors invite clients only.',
  body: invitationInput,
  responses: { 201: z.object({ invitationId: id }) },
});

export const revokeInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/invitations/:invitationId',
  access: 'user',
  needs: 'edit',
  summary: 'Take an invitation back; editors those of clients only.',
  params: z.object({ invitationId: id }),
  responses: { 204: 'empty' },
});

export const changeMember = defineEndpoint({
  method: 'PUT',
  path: '/api/team/members/:userId',
  access: 'user',
  needs: 'own',
  summary: 'Give a member another role, or a client other companies.',
  params: memberParams,
  body: z.object({ role, companyIds }),
  responses: { 204: 'empty' },
});

export const removeMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/members/:userId',
  access: 'user',
  needs: 'own',
  summary: 'Take somebody out of the organisation: signed out of it at once.',
  params: memberParams,
  responses: { 204: 'empty' },
});

export const offerOwnership = defineEndpoint({
  method: 'POST',
  path: '/api/team/members/:userId/ownership',
  access: 'user',
  needs: 'own',
  summary: 'Offer a member the ownership; nothing changes until they accept.',
  params: memberParams,
  body: z.object({
    password: z
      .string('La password è obbligatoria')
      .check(z.minLength(1, 'La password è obbligatoria'), z.maxLength(1000, 'La password non è corretta')),
  }),
  responses: { 201: z.object({ invitationId: id }) },
});

export const leaveTeam = defineEndpoint({
  method: 'POST',
  path: '/api/team/leave',
  access: 'user',
  needs: 'self',
  summary: 'Leave the organisation that is open; its only owner cannot.',
  responses: { 204: 'empty' },
});

export const checkInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/invitations/check',
  access: 'public',
  summary: 'What an invitation’s link invites to; nothing is used up.',
  body: invitationToken,
  responses: {
    200: z.object({
      email: z.string(),
      role,
      /** What the organisation is called: its own name, or its owner's. */
      organisation: z.string(),
      handsOver: z.boolean(),
      expiresAt: timestamp,
    }),
  },
});
export type CheckedInvitation = z.infer<(typeof checkInvitation)['responses'][200]>;

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  access: 'user',
  needs: 'self',
  summary: 'Join by an invitation sent to the caller’s own address, and open that organisation.',
  body: invitationToken,
  responses: { 204: 'empty' },
});
