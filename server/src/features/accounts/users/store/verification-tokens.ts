import { and, eq, gt, inArray, lt, lte, type SQL } from 'drizzle-orm';
import type { UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { users } from '../tables.ts';
import { profile } from './users.ts';

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

/** What waits behind a verification token that works now; asked before the costly part, it spends nothing. */
export async function findOpenVerification(
  db: Queryable,
  { tokenHash, now }: { tokenHash: string; now: Date },
) {
  const [row] = await db
    .select({ id: users.id, registrationNonceHash: users.registrationNonceHash })
    .from(users)
    .where(isOpenVerification({ tokenHash, now }));
  return row ?? null;
}

function isOpenVerification({ tokenHash, now }: { tokenHash: string; now: Date }) {
  return and(
    eq(users.verificationTokenHash, tokenHash),
    eq(users.emailVerified, false),
    gt(users.verificationExpiresAt, now),
  );
}

/** Spends a verification token: of any number of parallel uses exactly one gets the account back. */
export async function verifyByToken(
  tx: Transaction,
  {
    tokenHash,
    passwordHash,
    now,
  }: {
    tokenHash: string;
    /** Null leaves the password of the registration. */
    passwordHash: string | null;
    now: Date;
  },
) {
  const [row] = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: now, ...(passwordHash !== null && { passwordHash }) })
    .where(isOpenVerification({ tokenHash, now }))
    .returning(profile);
  return row ?? null;
}

export async function isSpentVerificationToken(db: Queryable, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.verificationTokenHash, tokenHash), eq(users.emailVerified, true)));
  return rows.length > 0;
}

/** What the person of a registration that still waits is called; null when nothing waits there. */
export async function findWaitingName(db: Queryable, email: string): Promise<string | null> {
  const [row] = await db
    .select({ firstName: users.firstName })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, false)));
  return row?.firstName ?? null;
}

/** Gives a registration that still waits a new link; the one before is void. Null when nothing waits there. */
export async function renewVerificationToken(
  tx: Transaction,
  renewal: { email: string; tokenHash: string; expiresAt: Date; now: Date },
) {
  const [row] = await tx
    .update(users)
    .set({
      verificationTokenHash: renewal.tokenHash,
      verificationExpiresAt: renewal.expiresAt,
      updatedAt: renewal.now,
    })
    .where(and(eq(users.email, renewal.email), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  return row ?? null;
}

/** Deletes registrations whose address was not verified; no other rows refer to them yet. */
export async function deleteUnverifiedBefore(
  db: Queryable,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const old = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailVerified, false), lt(users.createdAt, moment)))
    .limit(limit);
  const { rowCount } = await db.delete(users).where(inArray(users.id, old));
  return rowCount ?? 0;
}

/**
 * Deletes tokens that no longer work; spent verification tokens only after some time, since their links may be clicked
 * again.
 */
export async function clearExpiredTokens(
  db: Queryable,
  { now, spentBefore, limit }: { now: Date; spentBefore: Date; limit: number },
): Promise<number> {
  const forget = async (
    tokens: Partial<typeof users.$inferInsert>,
    condition: SQL | undefined,
  ): Promise<number> => {
    const expired = db.select({ id: users.id }).from(users).where(condition).limit(limit);
    const { rowCount } = await db.update(users).set(tokens).where(inArray(users.id, expired));
    return rowCount ?? 0;
  };
  const { emailVerified, verificationExpiresAt } = users;
  const verification = {
    verificationTokenHash: null,
    verificationExpiresAt: null,
    registrationNonceHash: null,
  };
  const cleared = [
    await forget({ resetTokenHash: null, resetExpiresAt: null }, lte(users.resetExpiresAt, now)),
    await forget(verification, and(eq(emailVerified, false), lte(verificationExpiresAt, now))),
    await forget(verification, and(eq(emailVerified, true), lt(verificationExpiresAt, spentBefore))),
  ];
  return cleared.reduce((sum, count) => sum + count, 0);
}
