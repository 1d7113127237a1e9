import type { AccountId, UserId } from './ids.ts';

/** One name of a member of an organisation, for maps. */
export const nameMember = ({ accountId, userId }: { accountId: AccountId; userId: UserId }): string =>
  `${accountId} ${userId}`;
