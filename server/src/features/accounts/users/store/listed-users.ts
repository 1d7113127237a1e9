import { type SQL, ilike, or, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { users } from '../tables.ts';

/** Every account with the owner's name and address, for queries that list accounts. */
export const listedUsers = new QueryBuilder()
  .select({
    id: users.id,
    email: users.email,
    firstName: users.firstName,
    lastName: users.lastName,
    createdAt: users.createdAt,
  })
  .from(users)
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
