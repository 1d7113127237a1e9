import pg from 'pg';
import { inject } from 'vitest';
import { distributeTables } from '#platform/db';
import { makeSpreadable, restoreReferences } from '../../src/platform/db/spread/rekey.ts';
import { SPREAD_TABLES } from '../../src/platform/db/spread/spread-tables.ts';
import { joinNodes } from '../shard-key/spread-template.ts';

/** On a cluster spreads a migrated database over its nodes; on one PostgreSQL it gets the keys it would have there. */
export async function spreadDatabase(url: string): Promise<void> {
  const workers = inject('workerNodeUrls');
  if (workers.length > 0) {
    const database = new URL(url).pathname.slice(1);
    await joinNodes({ coordinator: inject('databaseServerUrl'), workers, database });
    await distributeTables({ url, shards: 4, onStep: () => undefined });
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await restoreReferences(client, await makeSpreadable(client, SPREAD_TABLES));
  await client.end();
}
