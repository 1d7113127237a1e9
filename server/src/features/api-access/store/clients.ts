import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db';
import { type ClientRow, oauthClients } from '../tables.ts';

export async function findClientRow(db: Queryable, clientId: string): Promise<ClientRow | null> {
  const [row] = await db.select().from(oauthClients).where(eq(oauthClients.id, clientId));
  return row ?? null;
}

/** A registration, or what a document says now. */
export async function saveClient(db: Queryable, row: ClientRow): Promise<void> {
  const { name, redirectUris, authMethod, jwksUri, checkedAt } = row;
  const set = { name, redirectUris, authMethod, jwksUri, checkedAt };
  await db.insert(oauthClients).values(row).onConflictDoUpdate({ target: oauthClients.id, set });
}

/** A registration somebody has consented to is kept. */
export async function noteConsent(
  db: Queryable,
  { clientId, now }: { clientId: string; now: Date },
): Promise<void> {
  const { id, kind, checkedAt } = oauthClients;
  await db
    .update(oauthClients)
    .set({ checkedAt: now })
    .where(and(eq(id, clientId), eq(kind, 'registered'), isNull(checkedAt)));
}

/** Drops registrations nobody consented to, and clients no assistant is of any more; gives how many went. */
export async function deleteUnusedClients(
  db: Queryable,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const { id, createdAt } = oauthClients;
  const unused = db
    .select({ id })
    .from(oauthClients)
    .where(
      and(
        lt(createdAt, moment),
        sql`coalesce(${oauthClients.checkedAt}, ${createdAt}) < ${moment.toISOString()}::timestamptz`,
        sql`not exists (select 1 from assistants where assistants.client_id = ${id})`,
      ),
    )
    .limit(limit);
  const { rowCount } = await db.delete(oauthClients).where(inArray(id, unused));
  return rowCount ?? 0;
}
