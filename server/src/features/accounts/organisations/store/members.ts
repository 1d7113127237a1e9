import type { Role } from '@citato/contract';
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AccountId, CompanyId, UserId } from '#lib/ids';
import { nameMember } from '#lib/member-name';
import type { Queryable, Transaction } from '#platform/db';
import { users } from '../../users/tables.ts';
import { memberCompanies, members, organisations } from '../tables.ts';

/** What a client sees of the organisation, as ids. */
const seen = sql<string[]>`array(
  select ${memberCompanies.companyId} from ${memberCompanies}
  where ${memberCompanies.organisationId} = ${members.organisationId}
    and ${memberCompanies.userId} = ${members.userId} order by 1)`;

/** The organisations a person is in, and the companies they see there as a client; oldest first. */
export async function listMembershipsOf(db: Queryable, userId: UserId) {
  return db
    .select({
      organisationId: members.organisationId,
      name: organisations.name,
      role: members.role,
      companyIds: seen,
      createdAt: members.createdAt,
    })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.createdAt), asc(members.organisationId));
}

/** The organisations a person owns, with how many others are in each, and how many of them own it as well. */
export async function listOwned(
  db: Queryable,
  userId: UserId,
): Promise<{ accountId: AccountId; others: number; otherOwners: number }[]> {
  const owned = await db
    .select({ accountId: members.organisationId })
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.role, 'owner')))
    .orderBy(asc(members.organisationId));
  return Promise.all(
    owned.map(async ({ accountId }) => {
      const [row] = await db
        .select({
          others: count(),
          otherOwners: sql`count(*) filter (where ${members.role} = 'owner')`.mapWith(Number),
        })
        .from(members)
        .where(and(eq(members.organisationId, accountId), ne(members.userId, userId)));
      return { accountId, others: row?.others ?? 0, otherOwners: row?.otherOwners ?? 0 };
    }),
  );
}

/** The members of an organisation with who they are; owners first, then as they came. */
export async function listMembers(db: Queryable, accountId: AccountId) {
  return db
    .select({
      userId: members.userId,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: members.role,
      companyIds: seen,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.organisationId, accountId))
    .orderBy(sql`${members.role} = 'owner' desc`, asc(members.createdAt), asc(members.userId));
}

/** Members of all organisations in the order of their ids, from one on. */
export async function listMembersAfter(
  db: Queryable,
  { after, limit }: { after: { accountId: AccountId; userId: UserId } | null; limit: number },
): Promise<{ accountId: AccountId; userId: UserId; role: Role }[]> {
  const { organisationId, userId, role } = members;
  return db
    .select({ accountId: organisationId, userId, role })
    .from(members)
    .where(
      after === null
        ? undefined
        : sql`(${organisationId}, ${userId}) > (${after.accountId}, ${after.userId})`,
    )
    .orderBy(asc(organisationId), asc(userId))
    .limit(limit);
}

export async function findRole(
  db: Queryable,
  { accountId, userId }: { accountId: AccountId; userId: UserId },
): Promise<Role | null> {
  const [row] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.organisationId, accountId), eq(members.userId, userId)));
  return row?.role ?? null;
}

/** The roles of some members, by organisation and person as `nameMember` has them; who is none is left out. */
export async function listRoles(
  db: Queryable,
  wanted: readonly { accountId: AccountId; userId: UserId }[],
): Promise<ReadonlyMap<string, Role>> {
  if (wanted.length === 0) return new Map();
  const { organisationId: accountId, userId, role } = members;
  const rows = await db
    .select({ accountId, userId, role })
    .from(members)
    .where(
      and(
        inArray(accountId, [...new Set(wanted.map((one) => one.accountId))]),
        inArray(userId, [...new Set(wanted.map((one) => one.userId))]),
      ),
    );
  return new Map(rows.map((row) => [nameMember(row), row.role]));
}

/** Makes somebody a member, or gives a member another role, with the companies they see as a client. */
export async function saveMember(
  tx: Transaction,
  {
    accountId,
    userId,
    role,
    companyIds,
    now,
  }: { accountId: AccountId; userId: UserId; role: Role; companyIds: readonly CompanyId[]; now: Date },
): Promise<void> {
  await tx
    .insert(members)
    .values({ organisationId: accountId, userId, role, createdAt: now })
    .onConflictDoUpdate({ target: [members.organisationId, members.userId], set: { role } });
  await tx
    .delete(memberCompanies)
    .where(and(eq(memberCompanies.organisationId, accountId), eq(memberCompanies.userId, userId)));
  if (role !== 'client' || companyIds.length === 0) return;
  await tx
    .insert(memberCompanies)
    .values(companyIds.map((companyId) => ({ organisationId: accountId, userId, companyId })));
}

/** Takes a member out; their sign-ins in the organisation end with it. False where they were no member. */
export async function deleteMember(
  tx: Transaction,
  { accountId, userId }: { accountId: AccountId; userId: UserId },
): Promise<boolean> {
  const rows = await tx
    .delete(members)
    .where(and(eq(members.organisationId, accountId), eq(members.userId, userId)))
    .returning({ userId: members.userId });
  return rows.length > 0;
}

/** The organisations a person is in as their menu lists them: what each is called, whose it is, how many are in it. */
export async function listOrganisationsOf(db: Queryable, userId: UserId) {
  const { organisationId, role, createdAt } = members;
  return db
    .select({
      id: organisationId,
      name: organisations.name,
      ownerName: sql<string>`(
        select coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email)
        from members m join users u on u.id = m.user_id
        where m.organisation_id = ${organisationId}
        order by m.role = 'owner' desc, m.created_at, m.user_id limit 1)`,
      members: sql`(select count(*) from members m where m.organisation_id = ${organisationId})`.mapWith(
        Number,
      ),
      role,
    })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, organisationId))
    .where(eq(members.userId, userId))
    .orderBy(asc(createdAt), asc(organisationId));
}
