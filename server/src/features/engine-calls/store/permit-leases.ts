import type { EngineId } from '@citato/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db';
import type { PermitHolder } from '../rules/permit-share.ts';
import { permitLeases } from '../tables.ts';

/** How long a turn lasts, where permits do not divide evenly among processes. */
const TURN_SECONDS = 2;

/**
 * Locks an engine's permits until the transaction ends and returns who holds them; expired leases are deleted first.
 */
export async function lockPermitLeases(
  tx: Transaction,
  engine: EngineId,
): Promise<{ holders: PermitHolder[]; turn: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`engine_slots ${engine}`}, 0))`);
  await tx.delete(permitLeases).where(and(eq(permitLeases.engine, engine), sql`expires_at < now()`));
  const holders = await tx
    .select({ holder: permitLeases.holder, held: permitLeases.held, demand: permitLeases.demand })
    .from(permitLeases)
    .where(eq(permitLeases.engine, engine));
  const { rows } = await tx.execute<{ turn: number }>(
    sql`select floor(extract(epoch from now()) / ${TURN_SECONDS}::int)::int as turn`,
  );
  return { holders, turn: rows[0]?.turn ?? 0 };
}

export async function savePermitLease(
  tx: Transaction,
  { engine, holder, held, demand, leaseSeconds }: PermitHolder & { engine: EngineId; leaseSeconds: number },
): Promise<void> {
  const expiresAt = sql`now() + ${leaseSeconds}::int * interval '1s'`;
  await tx
    .insert(permitLeases)
    .values({ engine, holder, held, demand, expiresAt })
    .onConflictDoUpdate({
      target: [permitLeases.engine, permitLeases.holder],
      set: { held, demand, expiresAt },
    });
}

/** Gives back what a holder has: of one engine, or of all. */
export async function deletePermitLeases(
  db: Queryable,
  { holder, engine }: { holder: string; engine?: EngineId },
): Promise<void> {
  const ofEngine = engine === undefined ? undefined : eq(permitLeases.engine, engine);
  await db.delete(permitLeases).where(and(eq(permitLeases.holder, holder), ofEngine));
}

/** Permits leased now, by engine; an engine without calls is left out. */
export async function sumLeasedPermits(db: Queryable): Promise<{ engine: EngineId; leased: number }[]> {
  return db
    .select({ engine: permitLeases.engine, leased: sql`sum(${permitLeases.held})`.mapWith(Number) })
    .from(permitLeases)
    .where(sql`expires_at > now()`)
    .groupBy(permitLeases.engine);
}
