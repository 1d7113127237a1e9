import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api, type Endpoint, errorBody } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { RECORDED_STATES } from '../../../contract/recorded/states.ts';
import { recordCalls, type Recording } from './record-calls.ts';
import { SCENES } from './scenes.ts';

const FOLDER = fileURLToPath(new URL('../../../contract/recorded', import.meta.url));
/** Says that what the server answers now is what it should. */
const IS_RECORDING = process.env['RECORD'] === '1';
const MAX_BYTES = 400_000;
/** A year is written and read. */
const TIME_LIMIT = 180_000;

const format = (recording: Recording) => `${JSON.stringify(recording, null, 1)}\n`;

describe.each(RECORDED_STATES)('an account in the state %s', (state) => {
  it(
    'is answered as the screens’ tests have it',
    async () => {
      const { app, as, calls, release } = await SCENES[state]();
      const recordings = await recordCalls(app, as, calls);
      release?.();
      await app.settleJobs();
      await app.stop();
      const folder = join(FOLDER, state);
      if (IS_RECORDING) await write(folder, recordings);
      expect(await read(folder)).toEqual(recordings);
      for (const [name, { status, body }] of Object.entries(recordings)) expectShape(name, status, body);
    },
    TIME_LIMIT,
  );
});

it('all recordings together stay small enough to be read in a review', async () => {
  const files = await readdir(FOLDER, { recursive: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .map(async (file) => (await readFile(join(FOLDER, file))).length),
  );
  expect(sizes.length).toBeGreaterThan(RECORDED_STATES.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
});

async function write(folder: string, recordings: Record<string, Recording>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, recording] of Object.entries(recordings))
    await writeFile(join(folder, `${name}.json`), format(recording));
}

async function read(folder: string): Promise<Record<string, unknown>> {
  const files = await readdir(folder);
  const entries = await Promise.all(
    files.map(async (file) => {
      const kept: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'));
      return [file.replace('.json', ''), kept] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** What ids and secrets were put in the place of must still be what the contract asks for. */
function expectShape(name: string, status: number, body: unknown): void {
  const endpoint = Object.entries<Endpoint>(api).find(([key]) => key === name)?.[1];
  const shape = status >= 400 ? errorBody : endpoint?.responses[status];
  if (shape === undefined || typeof shape === 'string') throw new Error(`${name} answered ${String(status)}`);
  const read = shape.safeParse(body);
  expect(read.error, name).toBeUndefined();
  // A word the contract does not know would be read as another one, and said to be right.
  expect(read.data, name).toEqual(body);
}
