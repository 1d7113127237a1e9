import { type AccountId, type UserId, toId } from '#lib/ids';

/** The organisation that opens with a person: it has their id. They may have left it since. */
export function firstAccountOf(userId: UserId): AccountId {
  return toId<AccountId>(userId);
}
