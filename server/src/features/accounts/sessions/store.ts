import { and, asc, desc, eq, gt, inArray, lte, max, ne, or, sql } from 'drizzle-orm';
import { memberCompanies, members } from '../organisations/tables.ts';
import { users } from '../users/tables.ts';
import type { AccountId, CompanyId, SessionId, UserId } from '#lib/ids';
import type { Database, Queryable, Transaction } from '#platform/db';
import { type SessionOrigin, sessions } from './tables.ts';

export interface NewSession {
  sid: SessionId;
  sess: SessionOrigin;
  userId: UserId;
  accountId: AccountId;
  tokenHash: string;
  userAgent: string | null;
  startedAt: Date;
  expiresAt: Date;
}

export async function insertSession(
  tx: Transaction,
  { startedAt, expiresAt, ...session }: NewSession,
): Promise<void> {
  await tx.insert(sessions).values({
    ...session,
    generation: 1,
    expire: expiresAt,
    rotatedAt: startedAt,
    createdAt: startedAt,
    lastSeenAt: startedAt,
  });
}

/** The live session of a device, locked: refreshes of one device happen one after another. */
export async function lockLiveSession(
  tx: Transaction,
  { sid, now, idleSince }: { sid: SessionId; now: Date; idleSince: Date },
) {
  const [row] = await tx
    .select({
      userId: sessions.userId,
      generation: sessions.generation,
      tokenHash: sessions.tokenHash,
      rotatedAt: sessions.rotatedAt,
      expire: sessions.expire,
    })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now), gt(sessions.lastSeenAt, idleSince)))
    .for('update');
  return row ?? null;
}

export async function saveRotation(
  tx: Transaction,
  {
    sid,
    generation,
    tokenHash,
    rotatedAt,
  }: { sid: SessionId; generation: number; tokenHash: string; rotatedAt: Date },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ generation, tokenHash, rotatedAt, lastSeenAt: rotatedAt })
    .where(eq(sessions.sid, sid));
}

export async function deleteSession(db: Queryable, sid: SessionId): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

/** The organisation a device is open in; the build before leaves it out, and means the person's own. */
const openAccount = sql`coalesce(${sessions.accountId}, ${sessions.userId})`;

/**
 * Session, user and membership in one indexed query, as every authenticated request reads them; a connection plans it
 * once. Who is a member no more is found no more.
 */
export function prepareSignedInUser(db: Database) {
  const asked = {
    sid: sql.placeholder('sid'),
    userId: sql.placeholder('userId'),
    now: sql.placeholder('now'),
  };
  const { organisationId, role } = members;
  const statement = db
    .select({
      email: users.email,
      emailVerified: users.emailVerified,
      accountId: organisationId,
      role,
      companyIds: sql<CompanyId[] | null>`case when ${role} not in ('owner', 'editor', 'reader') then array(
        select ${memberCompanies.companyId} from ${memberCompanies}
        where ${memberCompanies.organisationId} = ${organisationId} and ${memberCompanies.userId} = ${members.userId})
        end`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(members, and(eq(members.userId, sessions.userId), eq(organisationId, openAccount)))
    .where(
      and(eq(sessions.sid, asked.sid), eq(sessions.userId, asked.userId), gt(sessions.expire, asked.now)),
    )
    .prepare('accounts_signed_in_user');
  return async (values: { sid: SessionId; userId: UserId; now: Date }) => {
    const [row] = await statement.execute(values);
    return row ?? null;
  };
}

export async function findSessionOwner(
  db: Queryable,
  { sid, now }: { sid: SessionId; now: Date },
): Promise<UserId | null> {
  const [row] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now)));
  return row?.userId ?? null;
}

/** The live sessions of an account, the latest used first. */
export async function listLiveSessions(db: Queryable, { userId, now }: { userId: UserId; now: Date }) {
  return db
    .select({
      id: sessions.sid,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/** False when the account has no such session. */
export async function deleteOwnSession(
  db: Queryable,
  { userId, sid }: { userId: UserId; sid: SessionId },
): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.sid, sid), eq(sessions.userId, userId)))
    .returning({ sid: sessions.sid });
  return rows.length > 0;
}

/** Signs every device of an account out, but for one that stays. */
export async function deleteSessionsOf(
  tx: Transaction,
  { userId, except }: { userId: UserId; except: SessionId | null },
): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === null ? undefined : ne(sessions.sid, except)));
}

export async function deleteExpiredSessions(
  db: Queryable,
  { now, idleSince, limit }: { now: Date; idleSince: Date; limit: number },
): Promise<number> {
  const ended = db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(or(lte(sessions.expire, now), lte(sessions.lastSeenAt, idleSince)))
    .limit(limit);
  const { rowCount } = await db.delete(sessions).where(inArray(sessions.sid, ended));
  return rowCount ?? 0;
}

/** What is kept of an account's devices, oldest first; no token and no hash. */
export async function listSessionsOf(db: Queryable, userId: UserId) {
  return db
    .select({
      id: sessions.sid,
      accountId: sessions.accountId,
      userAgent: sessions.userAgent,
      sess: sessions.sess,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expire: sessions.expire,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
}

/** When each member last used the organisation, of those who are signed in to it. */
export async function listLastSeen(db: Queryable, accountId: AccountId): Promise<Map<UserId, Date>> {
  const rows = await db
    .select({ userId: sessions.userId, lastSeenAt: max(sessions.lastSeenAt) })
    .from(sessions)
    .innerJoin(members, and(eq(members.userId, sessions.userId), eq(members.organisationId, accountId)))
    .where(eq(openAccount, accountId))
    .groupBy(sessions.userId);
  return new Map(
    rows.flatMap(({ userId, lastSeenAt }) => (lastSeenAt === null ? [] : [[userId, lastSeenAt]])),
  );
}

/** Opens another organisation on a device; the key refuses one the person is no member of. */
export async function moveSession(
  db: Queryable,
  { sid, accountId }: { sid: SessionId; accountId: AccountId },
): Promise<void> {
  await db.update(sessions).set({ accountId }).where(eq(sessions.sid, sid));
}
