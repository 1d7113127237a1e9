import { type EngineId, UNKNOWN_DETAILS, type UnknownDetail } from '@citato/contract';
import { gte, sql } from 'drizzle-orm';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { engineCalls } from '../tables.ts';

/** What an engine, or reading by a model, was asked on a day, or in a span of time. */
export interface CallFigures {
  readonly subject: EngineId | 'reader';
  readonly calls: number;
  readonly failures: number;
  readonly costMicroDollars: number;
  /** Of calls that brought an answer; null without one. */
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
  /** Replies that held an unknown detail, in all and by kind. */
  readonly unknownReplies: number;
  readonly unknownKinds: Readonly<Record<UnknownDetail, number>>;
}

const { engine, startedAt, finishedAt, status } = engineCalls;
/** Compared by bytes: rows are sorted by it. */
const subject = sql<
  CallFigures['subject']
>`(case when ${engineCalls.purpose} = 'reading' then 'reader' else ${engine} end)
  collate "C"`;
const spent = sql`coalesce(${engineCalls.costMicroDollars}, ${engineCalls.estimatedCostMicroDollars})`;
/** Our own texts (suggestions, task lists) take longer by nature: an engine's latency is that of its answers. */
const isPaced = sql`${status} in ('ok', 'refused', 'empty', 'not_shown') and ${engineCalls.purpose} in ('answer', 'reading')`;
/** Both at once, and no exact decimals: sorting is what this costs. */
const pacesMs = sql<[number, number] | null>`percentile_cont(array[0.5, 0.95]) within group (
  order by extract(epoch from ${finishedAt} - ${startedAt})::float8 * 1000) filter (where ${isPaced})`;
const { unknownDetails } = engineCalls;
const unknownKinds = sql<CallFigures['unknownKinds']>`jsonb_build_object(${sql.join(
  UNKNOWN_DETAILS.flatMap((kind) => [
    sql.raw(`'${kind}'`),
    sql`count(*) filter (where ${sql.raw(`'${kind}'`)} = any (${unknownDetails}))`,
  ]),
  sql`, `,
)})`;
const figures = {
  subject,
  calls: sql`count(*)`.mapWith(Number),
  failures: sql`count(*) filter (where ${status} = 'failed')`.mapWith(Number),
  costMicroDollars: sql`sum(${spent})`.mapWith(Number),
  pacesMs,
  unknownReplies: sql`count(${unknownDetails})`.mapWith(Number),
  unknownKinds,
};

/** Since a moment, as one span. */
export async function sumCallsSince(db: Queryable, from: Date): Promise<CallFigures[]> {
  const rows = await db
    .select(figures)
    .from(engineCalls)
    .where(gte(startedAt, from))
    .groupBy(sql`1`);
  return rows.map(splitPaces);
}

/** The same by Rome day; a day without a call is left out. */
export async function sumCallDays(
  db: Queryable,
  from: Date,
): Promise<(CallFigures & { readonly day: RomeDay })[]> {
  const day = sql<RomeDay>`(${startedAt} at time zone 'Europe/Rome')::date`;
  const rows = await db
    .select({ day, ...figures })
    .from(engineCalls)
    .where(gte(startedAt, from))
    .groupBy(sql`1`, sql`2`);
  return rows.map(splitPaces);
}

function splitPaces<Row extends { readonly pacesMs: readonly [number, number] | null }>({
  pacesMs: paces,
  ...row
}: Row) {
  const [p50Ms, p95Ms] = paces ?? [null, null];
  return { ...row, p50Ms, p95Ms };
}
