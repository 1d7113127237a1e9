import pg from 'pg';
import { StartupError } from '#lib/startup-error';
import { withUsableServer } from '../address/check-server.ts';
import type { NamedAddress } from '../address/named-address.ts';
import { isServerLost } from '../database-errors.ts';
import { holdMigrations } from '../migrations/migrate.ts';
import { BEGIN, runTransaction } from '../transaction.ts';
import { assertSpreadable } from './assert-spreadable.ts';
import { chooseShards } from './choose-shards.ts';
import { type TablePlace, liesByCompany, listTablePlaces } from './read-spread.ts';
import { makeSpreadable, restoreReferences } from './rekey.ts';
import { NEEDED_BY_SPREAD, SPREAD_COLUMN } from './spread-tables.ts';

const ident = pg.escapeIdentifier;

/**
 * For sessions of the product: one connection a worker and statement, and so many kept. With the defaults connections
 * are opened and closed inside of statements.
 */
const SETTINGS = {
  'citus.max_adaptive_executor_pool_size': '1',
  'citus.max_cached_conns_per_worker': '8',
} as const;

/** A step that is over, and what it took. */
export interface Step {
  readonly name: string;
  readonly tookMs: number;
}

/**
 * Spreads what grows with answers over the worker nodes, company by company, in one transaction: cut short it has
 * changed nothing, and run again it does what is left to do. Whoever uses these tables waits meanwhile.
 * @returns the tables that were spread now, and in how many shards all of them lie
 * @throws StartupError with one sentence where that cannot be done
 */
export async function distributeTables({
  shards,
  onStep,
  ...address
}: NamedAddress & {
  /** Null: as many as there are already, or as a first time takes. */
  shards: number | null;
  onStep: (step: Step) => void;
}): Promise<{ tables: readonly string[]; shards: number }> {
  return withUsableServer(address, async (client) => {
    await assertSpreadable(client);
    try {
      return await spreadWhatIsLeft(client, { shards, timed: createTimer(onStep) });
    } catch (error) {
      throw explainLoss(error);
    }
  });
}

/** Which of the machines was lost, and in which step, does not matter to who runs the command. */
function explainLoss(error: unknown): unknown {
  if (!(error instanceof Error) || !isServerLost(error)) return error;
  return new StartupError(
    `The coordinator or a worker node was lost on the way (${error.message.replace(/\s+/g, ' ')}): no row is lost, run the command again when all of them answer.`,
    { cause: error },
  );
}

async function spreadWhatIsLeft(
  client: pg.Client,
  { shards, timed }: { shards: number | null; timed: Timer },
): Promise<{ tables: readonly string[]; shards: number }> {
  await holdMigrations(client);
  const places = await listTablePlaces(client);
  const wanted = chooseShards(places, shards);
  const tables = places.filter((place) => !liesByCompany(place)).map(({ table }) => table);
  if (tables.length > 0) {
    const outcome = await runTransaction({
      client,
      begin: BEGIN,
      work: () => spread(client, { tables, shards: wanted, isFirst: tables.length === places.length, timed }),
    });
    if (outcome.status === 'failed') throw outcome.error;
  }
  await timed('what lay on the coordinator is removed', () => removeLocalRows(client, places));
  await timed('settings of the sessions', () => keepSettings(client));
  return { tables, shards: wanted };
}

type Timer = (name: string, work: () => Promise<unknown>) => Promise<void>;

function createTimer(onStep: (step: Step) => void): Timer {
  return async (name, work) => {
    const startedAt = performance.now();
    await work();
    onStep({ name, tookMs: performance.now() - startedAt });
  };
}

async function spread(
  client: pg.Client,
  {
    tables,
    shards,
    isFirst,
    timed,
  }: { tables: readonly string[]; shards: number; isFirst: boolean; timed: Timer },
): Promise<void> {
  // One connection a worker: a reference is made over the shards of two tables at once.
  await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
  let references: Awaited<ReturnType<typeof makeSpreadable>> = [];
  await timed('keys by company', async () => {
    references = await makeSpreadable(client, tables);
  });
  for (const [index, table] of tables.entries()) {
    const place =
      isFirst && index === 0 ? `shard_count := ${String(shards)}, colocate_with := 'none'` : COLOCATED;
    await timed(table, () =>
      client.query(`select create_distributed_table('${table}', '${SPREAD_COLUMN}', ${place})`),
    );
  }
  await timed('references by company', () => restoreReferences(client, references));
  // Builds that do not name the company would find nothing: they are not ready any more (decision 069).
  await client.query('update schema_migrations set needs = name where name = $1', [NEEDED_BY_SPREAD]);
}

const COLOCATED = `colocate_with := 'analysis_results'`;

/** Citus copies the rows to the shards and leaves them where they lay, unseen. */
async function removeLocalRows(client: pg.Client, places: readonly TablePlace[]): Promise<void> {
  for (const { table } of places.toReversed())
    await client.query(`select truncate_local_data_after_distributing_table('${table}')`);
}

async function keepSettings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ database: string; role: string }>(
    'select current_database() as database, current_user as role',
  );
  const { database = '', role = '' } = rows[0] ?? {};
  for (const [name, value] of Object.entries(SETTINGS))
    await client.query(`alter role ${ident(role)} in database ${ident(database)} set ${name} = ${value}`);
}
