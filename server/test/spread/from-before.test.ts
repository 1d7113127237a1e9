import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, restoreBackup, writeBackup } from '#platform/db';
import { createFakeClock } from '../fake-clock.ts';
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts';
import { startInstallation } from '../upgrade/installation-scene.ts';
import { createOlderInstallation, readRecording } from '../upgrade/older-installation.ts';
import { readInstallation } from '../upgrade/read-installation.ts';
import { spreadDatabase } from './spread-database.ts';

let folder: string;
let older: TestDatabase;
let restored: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citato-before-'));
  older = await createOlderInstallation();
  restored = await createEmptyDatabase();
});
afterEach(async () => {
  await older.drop();
  await restored.drop();
  await rm(folder, { recursive: true, force: true });
});

async function expectSameAnswers(databaseUrl: string): Promise<void> {
  const { now, answers } = await readRecording();
  const app = await startInstallation({ databaseUrl, clock: createFakeClock(new Date(now)) });
  try {
    expect(await readInstallation(app)).toMatchObject(answers);
    expect(app.logged.filter(({ level }) => level === 'error')).toEqual([]);
  } finally {
    await app.stop();
  }
}

const now = new Date('2026-11-28T02:00:00Z');

test('a backup of 0.1.0 that is restored, upgraded and spread answers what 0.1.0 answered', async () => {
  const path = join(folder, 'older');
  await writeBackup({ url: older.url, path, now });
  await restoreBackup({ url: restored.url, path });
  await migrate({ url: restored.url });
  await spreadDatabase(restored.url);
  await expectSameAnswers(restored.url);
});

test('a backup of a spread database that is restored answers the same on one PostgreSQL', async () => {
  await migrate({ url: older.url });
  await spreadDatabase(older.url);
  const path = join(folder, 'spread');
  await writeBackup({ url: older.url, path, now });
  await restoreBackup({ url: restored.url, path });
  await expectSameAnswers(restored.url);
});
