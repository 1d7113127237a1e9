import type { Role } from '@citato/contract';
import type { AccountId, SessionId, UserId } from '#lib/ids';
import type { Context } from '#platform/context';

export interface TeamsDeps extends Context {
  readonly settings: {
    /** Public address of the product; the only source of links in mails. */
    readonly appUrl: string;
  };
}

/** Who acts in which organisation. */
export interface Acting {
  readonly userId: UserId;
  readonly accountId: AccountId;
  readonly role: Role;
  readonly sessionId: SessionId;
}
