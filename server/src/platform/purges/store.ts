import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/db';
import type { PurgeRun } from './rules/decide-purge.ts';
import { purgeRuns } from './tables.ts';

/** The run before, locked until the transaction ends; null for the first. */
export async function lockLastRun(tx: Transaction, name: string): Promise<PurgeRun | null> {
  const [row] = await tx.select().from(purgeRuns).where(eq(purgeRuns.name, name)).for('update');
  return row ?? null;
}

export async function recordRun(
  tx: Transaction,
  { name, ...run }: PurgeRun & { name: string },
): Promise<void> {
  await tx
    .insert(purgeRuns)
    .values({ name, ...run })
    .onConflictDoUpdate({ target: purgeRuns.name, set: run });
}
