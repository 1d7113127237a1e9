import { hashPassword } from '../users/hash-password.ts';
import { normaliseEmail } from '../rules/email-address.ts';
import { upsertVerifiedUser } from '../users/store/users.ts';
import { type UserId, newId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';

export interface VerifiedAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: Date;
}

/** Opens an account whose address need not be verified, or resets the one that holds the address to this state. */
export async function openVerifiedAccount(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { password, ...account }: VerifiedAccount,
): Promise<UserId> {
  const passwordHash = await hashPassword(password);
  return withTransaction(db, (tx) =>
    upsertVerifiedUser(tx, {
      ...account,
      id: newId<UserId>(),
      email: normaliseEmail(account.email),
      passwordHash,
      updatedAt: clock.now(),
    }),
  );
}
