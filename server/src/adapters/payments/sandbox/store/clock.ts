import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db';
import { sandboxClock } from '../tables.ts';

/** How many seconds the sandbox's time is ahead. */
export async function readOffset(db: Queryable): Promise<number> {
  const [row] = await db.select({ offsetSeconds: sandboxClock.offsetSeconds }).from(sandboxClock);
  return row?.offsetSeconds ?? 0;
}

export async function addOffset(db: Queryable, seconds: number): Promise<void> {
  await db.update(sandboxClock).set({ offsetSeconds: sql`${sandboxClock.offsetSeconds} + ${seconds}` });
}
