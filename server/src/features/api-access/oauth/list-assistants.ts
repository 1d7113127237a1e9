import { type Assistant, may, type Role } from '@citato/contract';
import { listMembers } from '#features/accounts';
import { isApiIncluded } from '#features/plans';
import type { AccountId, UserId } from '#lib/ids';
import { addDays, romeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { decideAssistantState } from '../rules/oauth/assistant-life.ts';
import { listAssistantsOf } from '../store/assistants.ts';

const CALL_DAYS = 30;

/** The assistants a member sees: an owner all of the organisation's, anybody else their own. */
export async function listAssistants(
  db: Queryable,
  { caller, now }: { caller: { userId: UserId; accountId: AccountId; role: Role }; now: Date },
): Promise<{ assistants: Assistant[]; isIncluded: boolean }> {
  const { userId: memberId, accountId: userId, role } = caller;
  const since = addDays(romeDay(now), 1 - CALL_DAYS);
  const seesAll = may({ role, needs: 'own' });
  const rows = await listAssistantsOf(db, { userId, memberId: seesAll ? null : memberId, since });
  const names = new Map(
    (await listMembers(db, userId)).map((member): [string, string] => [
      member.userId,
      [member.firstName, member.lastName].filter((name) => name !== null && name !== '').join(' ') ||
        member.email,
    ]),
  );
  return {
    assistants: rows.map((row) => ({
      id: row.id,
      name: row.name,
      returnsTo: row.returnsTo,
      personName: names.get(row.memberId) ?? '',
      isOwn: row.memberId === memberId,
      mayWrite: row.mayWrite,
      companyIds: row.companyIds,
      state: decideAssistantState(row, { now }),
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      revokedAt: row.revokedAt?.toISOString() ?? null,
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      calls: row.calls,
    })),
    isIncluded: await isApiIncluded(db, userId),
  };
}
