import { CROSSING_STATEMENTS, checkSpread, distributeTables } from '#platform/db';
import { withDatabaseUrl } from './backups/with-database-url.ts';
import type { DatabaseConfig } from './config.ts';

/** Spreads over worker nodes what grows with answers; `tell` hears of each step as it ends. */
export async function distribute({
  config,
  shards,
  tell,
}: {
  config: DatabaseConfig;
  shards: number | null;
  tell: (line: string) => void;
}): Promise<string> {
  const { tables, shards: count } = await withDatabaseUrl(config, (address) =>
    distributeTables({
      ...address,
      shards,
      onStep: ({ name, tookMs }) => tell(`${name}: ${(tookMs / 1000).toFixed(1)} s`),
    }),
  );
  return tables.length === 0
    ? 'Everything lies where it belongs already'
    : `${String(tables.length)} tables lie in ${String(count)} shards by company now; start the product’s processes anew`;
}

/** How the tables lie, what each node holds, and which statements of the product ask all of them; a line each. */
export async function describeSpread({ config }: { config: DatabaseConfig }): Promise<string[]> {
  const { tables, nodes } = await withDatabaseUrl(config, checkSpread);
  return [
    ...tables.map(({ table, column, shards }) =>
      column === null ? `${table}: on the coordinator` : `${table}: by ${column} in ${String(shards)} shards`,
    ),
    ...nodes.map(
      ({ node, shards, bytes }) =>
        `node ${node}: ${String(shards)} shards, ${bytes === null ? 'does not answer' : `${(bytes / 1e6).toFixed(1)} MB`}`,
    ),
    ...CROSSING_STATEMENTS.map(({ part, reason }) => `asks every shard, ${reason}: ${part}`),
  ];
}
