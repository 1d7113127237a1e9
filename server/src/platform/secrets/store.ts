import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/db';
import { appSecrets } from './tables.ts';

/** Keeps an existing secret: of several processes starting at once the first one's counts. */
export async function insertSecretIfMissing(
  db: Queryable,
  secret: { name: string; value: string; createdAt: Date },
): Promise<void> {
  await db.insert(appSecrets).values(secret).onConflictDoNothing();
}

export async function getSecret(db: Queryable, name: string): Promise<string> {
  const [row] = await db
    .select({ value: appSecrets.value })
    .from(appSecrets)
    .where(eq(appSecrets.name, name));
  if (!row) throw new Error(`There is no secret named ${name}`);
  return row.value;
}
