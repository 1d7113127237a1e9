import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts';
import { fillTables } from './installation-rows.ts';
import { migrateBefore } from './migrate-before.ts';

const recording = z.object({
  /** The moment at which the older build wrote and answered. */
  now: z.iso.datetime(),
  answers: z.looseObject({ customer: z.looseObject({ results: z.array(z.looseObject({})) }) }),
});
export type Recording = z.infer<typeof recording>;

const read = (name: string) => readFile(join(import.meta.dirname, name), 'utf8');

/** What 0.1.0 answered over the rows of `createOlderInstallation`. */
export async function readRecording(): Promise<Recording> {
  return recording.parse(JSON.parse(await read('from-0.1.0.json')));
}

/** A database as 0.1.0 left it: its schema, its rows, its own list of applied migrations. */
export async function createOlderInstallation(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  await migrateBefore(database.url, '0064');
  await fillTables(database.url, await read('from-0.1.0.sql'));
  return database;
}
