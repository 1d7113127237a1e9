import { type SQL, and, asc, eq, ne, sql } from 'drizzle-orm';
import { AppError } from '#lib/app-error';
import { type AccountId, type UserId, newId } from '#lib/ids';
import { type Queryable, type Transaction, uuidsParameter } from '#platform/db';
import { users } from '../../users/tables.ts';
import { members, organisations } from '../tables.ts';

/** How to address and reach an organisation's owner; of several the one who has been longest. */
export async function findContact(db: Queryable, accountId: AccountId) {
  const [row] = await db
    .select({ userId: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.organisationId, accountId), eq(members.role, 'owner')))
    .orderBy(asc(members.createdAt), asc(members.userId))
    .limit(1);
  return row ?? null;
}

/** The organisation a person began with, or another one they own: where a new sign-in opens. */
export async function findHome(db: Queryable, userId: UserId, except?: AccountId): Promise<AccountId | null> {
  const [row] = await db
    .select({ id: members.organisationId })
    .from(members)
    .where(
      and(eq(members.userId, userId), except === undefined ? undefined : ne(members.organisationId, except)),
    )
    .orderBy(
      sql`${members.organisationId} = ${userId} desc`,
      sql`${members.role} = 'owner' desc`,
      asc(members.createdAt),
      asc(members.organisationId),
    )
    .limit(1);
  return row?.id ?? null;
}

/**
 * Serialises what depends on an organisation's limits: until `tx` ends, no other transaction gets this lock on it.
 */
export async function lockAccount(tx: Transaction, accountId: AccountId): Promise<void> {
  if (!(await lockStoredAccount(tx, accountId))) throw new AppError('accounts.unauthenticated');
}

/** As `lockAccount`, for jobs and administrators: false when there is no such organisation. */
export async function lockStoredAccount(tx: Transaction, accountId: AccountId): Promise<boolean> {
  const rows = await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, accountId))
    .for('update');
  return rows.length > 0;
}

/** For a query that names organisations: those that exist, kept from deletion until it is committed. */
export function holdAccounts(accountIds: readonly AccountId[]): SQL {
  return sql`
    select ${organisations.id} from ${organisations}
    where ${organisations.id} = any (${uuidsParameter([...new Set(accountIds)])})
    order by ${organisations.id} for key share`;
}

/** Where a person goes on, but for an organisation they leave; who is in no other gets one of their own. */
export async function ensureHome(
  tx: Transaction,
  { userId, except, now }: { userId: UserId; except?: AccountId; now: Date },
): Promise<AccountId> {
  const home = await findHome(tx, userId, except);
  if (home !== null) return home;
  const id = newId<AccountId>();
  await tx.insert(organisations).values({ id, name: null, createdAt: now });
  await tx.insert(members).values({ organisationId: id, userId, role: 'owner', createdAt: now });
  return id;
}

export async function renameOrganisation(
  db: Queryable,
  { accountId, name }: { accountId: AccountId; name: string },
): Promise<void> {
  await db.update(organisations).set({ name }).where(eq(organisations.id, accountId));
}

/** The name an organisation was given; null where it has none. */
export async function findOrganisationName(db: Queryable, accountId: AccountId): Promise<string | null> {
  const [row] = await db
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, accountId));
  return row?.name ?? null;
}
