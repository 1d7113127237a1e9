import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type * as z from 'zod';
import type { Queryable, Transaction } from '#platform/db';
import { type ObjectKind, sandboxObjects } from '../tables.ts';

type NewObject = Omit<typeof sandboxObjects.$inferInsert, 'position'>;

/** A kind of document and the schema it is read by. */
export interface Shape<Document> {
  readonly kind: ObjectKind;
  readonly schema: z.ZodType<Document>;
}

export async function findObject<Document>(
  db: Queryable,
  { kind, schema }: Shape<Document>,
  id: string,
): Promise<Document | null> {
  const [row] = await db
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)));
  return row === undefined ? null : schema.parse(row.data);
}

/** All objects of a customer change under this lock, one step after the other. */
export async function lockObject<Document>(
  tx: Transaction,
  { kind, schema }: Shape<Document>,
  id: string,
): Promise<Document | null> {
  const [row] = await tx
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)))
    .for('update');
  return row === undefined ? null : schema.parse(row.data);
}

/** A customer's documents of a kind, newest first. */
export async function listObjects<Document>(
  db: Queryable,
  { kind, schema }: Shape<Document>,
  customerId: string,
): Promise<Document[]> {
  const rows = await db
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.customerId, customerId), eq(sandboxObjects.kind, kind)))
    .orderBy(desc(sandboxObjects.position));
  return rows.map(({ data }) => schema.parse(data));
}

/** Ids of subscriptions about which time alone has something to change, longest due first. */
export async function listDue(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: sandboxObjects.id })
    .from(sandboxObjects)
    .where(lte(sandboxObjects.dueAt, now))
    .orderBy(asc(sandboxObjects.dueAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Writes a document, new or changed. */
export async function putObject(tx: Transaction, object: NewObject): Promise<void> {
  const { data, dueAt } = object;
  await tx
    .insert(sandboxObjects)
    .values(object)
    .onConflictDoUpdate({ target: sandboxObjects.id, set: { data, dueAt: dueAt ?? null } });
}
