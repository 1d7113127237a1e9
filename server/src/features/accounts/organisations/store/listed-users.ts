import { type SQL, and, eq, ilike, or, sql } from 'drizzle-orm';
import { QueryBuilder, alias } from 'drizzle-orm/pg-core';
import { members, organisations } from '../tables.ts';
import { users } from '../../users/tables.ts';

const earlier = alias(members, 'earlier');

/** The one who is written to where an organisation has several owners: who has been longest. */
const isFirstOwner = sql`not exists (
  select 1 from ${members} as "earlier" where ${earlier.organisationId} = ${members.organisationId}
  and ${earlier.role} = 'owner'
  and (${earlier.createdAt}, ${earlier.userId}) < (${members.createdAt}, ${members.userId}))`;

/** Every organisation with its owner's name and address, for queries that list accounts. */
export const listedUsers = new QueryBuilder()
  .select({
    id: organisations.id,
    email: users.email,
    firstName: users.firstName,
    lastName: users.lastName,
    createdAt: organisations.createdAt,
  })
  .from(organisations)
  .innerJoin(members, and(eq(members.organisationId, organisations.id), eq(members.role, 'owner')))
  .innerJoin(users, eq(users.id, members.userId))
  .where(isFirstOwner)
  .as('listed_users');

/** Those whose address or name holds a text, in any case of letters, or whose id begins with it. */
export function matchesUser(text: string): SQL | undefined {
  const escaped = text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  if (escaped === '') return undefined;
  const { id, email, firstName, lastName } = listedUsers;
  const name = sql`concat_ws(' ', ${firstName}, ${lastName})`;
  return or(
    ilike(email, `%${escaped}%`),
    ilike(name, `%${escaped}%`),
    ilike(sql`${id}::text`, `${escaped}%`),
  );
}
