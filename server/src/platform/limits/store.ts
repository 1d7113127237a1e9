import { lt } from 'drizzle-orm';
import type { Queryable } from '#platform/db';
import { rateLimits } from './tables.ts';

/** Drops counts whose window is over; they count for nothing. */
export async function deleteExpiredCounts(db: Queryable, moment: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, moment.getTime()));
}
