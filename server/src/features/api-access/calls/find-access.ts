import { findContact } from '#features/accounts';
import { recordSecurityEvent } from '#platform/audit';
import type { AccountId, CompanyId, UserId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import type { ApiAccessDeps } from '../api-access-deps.ts';
import { authenticateKey } from '../keys/authenticate-key.ts';
import { authenticateAssistant } from '../oauth/authenticate-assistant.ts';
import { isAccessToken } from '../rules/oauth/token-text.ts';
import { recordAssistantUse } from '../store/assistants.ts';
import { recordUse } from '../store/keys.ts';

/** Who calls, a key or an assistant: what it may do now, and how its calls are counted and noted. */
export interface Access {
  readonly kind: 'key' | 'assistant';
  readonly id: string;
  readonly accountId: AccountId;
  readonly mayWrite: boolean;
  readonly companyIds: readonly CompanyId[] | null;
  readonly personId: UserId | null;
  readonly expiresAt: Date;
  readonly countUse: (use: { day: RomeDay; now: Date }) => Promise<void>;
  /** Notes a call in the log, with whose it was. */
  readonly note: (did: 'read' | 'wrote', what: string, now: Date) => Promise<void>;
}

/** Reads its row at every call, which is what makes a revocation immediate; throws where it opens nothing. */
export async function findAccess(
  deps: Pick<ApiAccessDeps, 'db' | 'settings'>,
  { bearer, now, takesAssistants }: { bearer: string | null; now: Date; takesAssistants: boolean },
): Promise<Access> {
  return bearer !== null && takesAssistants && isAccessToken(bearer)
    ? assistantAccess(deps, { bearer, now })
    : keyAccess(deps.db, { bearer, now });
}

async function keyAccess(
  db: Queryable,
  { bearer, now }: { bearer: string | null; now: Date },
): Promise<Access> {
  const {
    id,
    userId: accountId,
    mayWrite,
    companyIds,
    expiresAt,
    prefix,
  } = await authenticateKey(db, {
    bearer,
    now,
  });
  return {
    kind: 'key',
    personId: null,
    ...{ id, accountId, mayWrite, companyIds, expiresAt },
    countUse: (use) => recordUse(db, { keyId: id, ...use }),
    note: async (did, what, createdAt) => {
      // A key is nobody's in person: what it did is noted with its organisation's owner.
      const owner = await findContact(db, accountId);
      const subject = `${what} ${prefix}`;
      const event = { kind: `key_${did}`, sessionId: null, subject, createdAt } as const;
      await recordSecurityEvent(db, { userId: owner?.userId ?? null, ...event });
    },
  };
}

async function assistantAccess(
  { db, settings }: Pick<ApiAccessDeps, 'db' | 'settings'>,
  { bearer, now }: { bearer: string; now: Date },
): Promise<Access> {
  const assistant = await authenticateAssistant(db, { bearer, now, appUrl: settings.appUrl });
  const { id, userId: accountId, memberId, mayWrite, companyIds, expiresAt, name } = assistant;
  return {
    kind: 'assistant',
    personId: memberId,
    ...{ id, accountId, mayWrite, companyIds, expiresAt },
    countUse: (use) => recordAssistantUse(db, { id, ...use }),
    note: async (did, what, createdAt) => {
      const event = {
        kind: `assistant_${did}`,
        sessionId: null,
        subject: `${what} ${name}`,
        createdAt,
      } as const;
      await recordSecurityEvent(db, { userId: memberId, ...event });
    },
  };
}
