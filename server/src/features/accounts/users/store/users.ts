import { and, eq, inArray } from 'drizzle-orm';
import type { UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { users } from '../tables.ts';

/** What an account tells its owner; hashes are not among it. */
export const profile = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
};

/** Stores a verified account, or puts this state in the place of the one that holds the address. */
export async function upsertVerifiedUser(
  tx: Transaction,
  account: Pick<
    typeof users.$inferInsert,
    'id' | 'email' | 'firstName' | 'lastName' | 'passwordHash' | 'createdAt' | 'updatedAt'
  >,
): Promise<UserId> {
  const { id, email, ...state } = { ...account, emailVerified: true };
  const [row] = await tx
    .insert(users)
    .values({ id, email, ...state })
    .onConflictDoUpdate({ target: users.email, set: state })
    .returning({ id: users.id });
  return row?.id ?? id;
}

/** The addresses of those of some people that are still here. */
export async function listEmailsOf(db: Queryable, ids: readonly UserId[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]));
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

export async function saveNames(
  db: Queryable,
  { userId, ...names }: { userId: UserId; firstName: string; lastName: string; updatedAt: Date },
) {
  const [row] = await db.update(users).set(names).where(eq(users.id, userId)).returning(profile);
  return row ?? null;
}

/** The address and password of an account its owner is signed in to. */
export async function findOwnCredentials(db: Queryable, userId: UserId) {
  const [row] = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/**
 * Puts a new password in the place of the one that was checked; an open reset link is void from then on.
 * False when the password was changed meanwhile.
 */
export async function replacePassword(
  tx: Transaction,
  change: { userId: UserId; checkedHash: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({
      passwordHash: change.passwordHash,
      resetTokenHash: null,
      resetExpiresAt: null,
      updatedAt: change.now,
    })
    .where(and(eq(users.id, change.userId), eq(users.passwordHash, change.checkedHash)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Puts another hash of the same password in the place of the one that was checked; nothing where it was changed meanwhile. */
export async function renewPasswordHash(
  db: Queryable,
  change: { userId: UserId; checkedHash: string; passwordHash: string },
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: change.passwordHash })
    .where(and(eq(users.id, change.userId), eq(users.passwordHash, change.checkedHash)));
}

/** All an account's row says of its owner, for the owner; no hash and no token. */
export async function findOwnRecord(db: Queryable, userId: UserId) {
  const [row] = await db
    .select({ ...profile, updatedAt: users.updatedAt })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Deletes a person; what is theirs in other tables goes with it, and every organisation nobody is left in. */
export async function deleteUser(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
