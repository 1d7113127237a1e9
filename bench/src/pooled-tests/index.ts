import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/root.ts';
import { createBareCluster } from '../bare-database.ts';
import { startPooler } from '../pooler.ts';

/**
 * `npm run bench -- pooled-tests [PATHS]`: the server's tests, all or those of some paths, with every application behind a
 * pooler in transaction mode: PgBouncer where it is installed, else the stand-in of the tests.
 */
export async function run(paths: string[]): Promise<void> {
  const cluster = await createBareCluster();
  try {
    const database = await cluster.start();
    const pooler = await startPooler(database.url);
    console.log(`The tests go through ${pooler.name}\n`);
    const code = await runTests({ paths, databaseUrl: database.url, poolerUrl: pooler.url });
    await pooler.stop();
    await database.server.stop();
    if (code !== 0) process.exitCode = 1;
  } finally {
    await cluster.remove();
  }
}

async function runTests({
  paths,
  databaseUrl,
  poolerUrl,
}: {
  paths: readonly string[];
  databaseUrl: string;
  poolerUrl: string;
}): Promise<unknown> {
  const child = spawn(join(ROOT, 'node_modules/.bin/vitest'), ['run', '--project', 'server', ...paths], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL_TEST: databaseUrl, DATABASE_POOLER_TEST: new URL(poolerUrl).host },
  });
  const ended: unknown[] = await once(child, 'exit');
  return ended[0];
}
