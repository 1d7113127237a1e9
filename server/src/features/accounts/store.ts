import { and, eq, gt, inArray } from 'drizzle-orm';
import { AppError } from '#lib/app-error';
import type { SessionId, UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { type SessionOrigin, sessions, users } from './tables.ts';

/** What an account tells its owner; hashes and provider ids are not among it. */
const profile = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  emailVerified: users.emailVerified,
  planId: users.planId,
  subscriptionStatus: users.subscriptionStatus,
  currentPeriodEnd: users.currentPeriodEnd,
  createdAt: users.createdAt,
};

export interface PendingRegistration {
  id: UserId;
  email: string;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string;
  verificationTokenHash: string;
  verificationExpiresAt: Date;
  registrationNonceHash: string;
  createdAt: Date;
}

/**
 * Stores a registration, or replaces an unverified one of the same address in the same statement.
 * Null when a verified account holds the address: nothing is changed then.
 */
export async function upsertUnverifiedUser(
  tx: Transaction,
  registration: PendingRegistration,
): Promise<UserId | null> {
  const { id: _, email: __, ...replaced } = registration;
  const values = { ...registration, updatedAt: registration.createdAt };
  const [row] = await tx
    .insert(users)
    .values(values)
    .onConflictDoUpdate({
      target: users.email,
      set: { ...replaced, updatedAt: registration.createdAt },
      setWhere: eq(users.emailVerified, false),
    })
    .returning({ id: users.id });
  return row?.id ?? null;
}

/** Stores a verified account, or puts this state in the place of the one that holds the address. */
export async function upsertVerifiedUser(
  tx: Transaction,
  account: Pick<
    typeof users.$inferInsert,
    'id' | 'email' | 'firstName' | 'lastName' | 'passwordHash' | 'planId' | 'createdAt' | 'updatedAt'
  >,
): Promise<UserId> {
  const subscriptionStatus = account.planId === 'free' ? 'inactive' : 'active';
  const { id, email, ...state } = { ...account, emailVerified: true, subscriptionStatus };
  const [row] = await tx
    .insert(users)
    .values({ id, email, ...state })
    .onConflictDoUpdate({ target: users.email, set: state })
    .returning({ id: users.id });
  return row?.id ?? id;
}

/** Those of the addresses that belong to a verified account. */
export async function listVerifiedEmails(db: Queryable, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, [...emails]), eq(users.emailVerified, true)));
  return rows.map(({ email }) => email);
}

export async function findUserIdByEmail(db: Queryable, email: string): Promise<UserId | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

/** Spends a verification token: of any number of parallel uses exactly one gets the account back. */
export async function verifyByToken(tx: Transaction, { tokenHash, now }: { tokenHash: string; now: Date }) {
  const [row] = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(
      and(
        eq(users.verificationTokenHash, tokenHash),
        eq(users.emailVerified, false),
        gt(users.verificationExpiresAt, now),
      ),
    )
    .returning({ ...profile, registrationNonceHash: users.registrationNonceHash });
  return row ?? null;
}

export async function isSpentVerificationToken(db: Queryable, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.verificationTokenHash, tokenHash), eq(users.emailVerified, true)));
  return rows.length > 0;
}

export async function findCredentials(db: Queryable, email: string) {
  const [row] = await db
    .select({ ...profile, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  return row ?? null;
}

export async function findProfile(db: Queryable, userId: UserId) {
  const [row] = await db.select(profile).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Serialises what depends on an account's limits: until `tx` ends, nobody else passes here for this account. */
export async function lockUser(tx: Transaction, userId: UserId): Promise<void> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (rows.length === 0) throw new AppError('accounts.unauthenticated');
}

/** The plan of an account and what an administrator set apart from it; null when the account is gone. */
export async function findPlanHolder(db: Queryable, userId: UserId) {
  const [row] = await db
    .select({
      planId: users.planId,
      customMaxCompanies: users.customMaxCompanies,
      customMaxPrompts: users.customMaxPrompts,
      customTaskListsEnabled: users.customTaskListsEnabled,
      customPromptAnalysisEnabled: users.customPromptAnalysisEnabled,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

export interface NewSession {
  sid: SessionId;
  sess: SessionOrigin;
  userId: UserId;
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
export async function lockLiveSession(tx: Transaction, { sid, now }: { sid: SessionId; now: Date }) {
  const [row] = await tx
    .select({
      userId: sessions.userId,
      generation: sessions.generation,
      tokenHash: sessions.tokenHash,
      rotatedAt: sessions.rotatedAt,
      expire: sessions.expire,
    })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now)))
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

/** Session and user in one indexed query, as every authenticated request reads them. */
export async function findSignedInUser(
  db: Queryable,
  { sid, userId, now }: { sid: SessionId; userId: UserId; now: Date },
) {
  const [row] = await db
    .select({ email: users.email, emailVerified: users.emailVerified })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sid), eq(sessions.userId, userId), gt(sessions.expire, now)));
  return row ?? null;
}
