import pg from 'pg';
import { startEmbeddedServer } from '#platform/db';

/** Runs a statement on the embedded database of a running product, for faults no screen can cause. */
export async function runOnEmbedded({
  dataDir,
  statement,
}: {
  dataDir: string;
  statement: string;
}): Promise<void> {
  const server = await startEmbeddedServer({ dataDirectory: dataDir });
  const client = new pg.Client({ connectionString: server.url });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
    await server.leave();
  }
}
