import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFakeClock } from '../fake-clock.ts';
import { createTestDatabase } from '../test-database.ts';
import { fillTables, writeDownRows } from './installation-rows.ts';
import { fillInstallation, startInstallation } from './installation-scene.ts';
import { readInstallation } from './read-installation.ts';
import serverPackage from '../../package.json' with { type: 'json' };

/**
 * `RECORD=1 npx vitest run server/test/upgrade` keeps them as `from-VERSION.sql` and `.json`: done at a release, for the
 * test of the upgrade from it.
 */
test('what an installation of this build holds and answers can be written down and is the same elsewhere', async () => {
  const app = await startInstallation();
  await fillInstallation(app);
  const rows = await writeDownRows(app.databaseUrl);
  const recording = { now: app.clock.now().toISOString(), answers: await readInstallation(app) };
  await app.stop();
  const elsewhere = await createTestDatabase();
  await fillTables(elsewhere.url, rows);
  const copy = await startInstallation({
    databaseUrl: elsewhere.url,
    clock: createFakeClock(new Date(recording.now)),
  });
  expect(await readInstallation(copy)).toEqual(recording.answers);
  await copy.stop();
  await elsewhere.drop();
  if (process.env['RECORD'] !== '1') return;
  const path = join(import.meta.dirname, `from-${serverPackage.version}`);
  await writeFile(`${path}.sql`, rows);
  await writeFile(`${path}.json`, `${JSON.stringify(recording, null, 1)}\n`);
});
