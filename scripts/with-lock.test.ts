import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './root.ts';
import { withLock } from './with-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citato-lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const lock = () => join(folder, 'lock');
const hold = (work: () => Promise<unknown>, onWaiting: () => unknown = () => undefined) =>
  withLock({ path: lock(), onWaiting: () => void onWaiting(), work });

/** A process that has ended, so that its number is nobody's. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('of many who want it one at a time works, and each in the end', async () => {
  let working = 0;
  let most = 0;
  let done = 0;
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await new Promise((resolve) => setImmediate(resolve));
    working -= 1;
    done += 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => hold(work)));
  expect([most, done]).toEqual([1, 5]);
  expect(readdirSync(folder)).toEqual([]);
});

test('it is free again when the work has failed', async () => {
  await expect(hold(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await hold(() => Promise.resolve('done'))).toBe('done');
});

test('who waits says so once, and goes on when the other is done', async () => {
  const entered = Promise.withResolvers<null>();
  const first = Promise.withResolvers<null>();
  const holding = hold(async () => {
    entered.resolve(null);
    await first.promise;
  });
  await entered.promise;
  let reported = 0;
  const waiting = hold(
    () => Promise.resolve('mine'),
    () => {
      reported += 1;
      first.resolve(null);
    },
  );
  expect(await waiting).toBe('mine');
  await holding;
  expect(reported).toBe(1);
});

test('what a process that was killed held falls to one of those who wait', async () => {
  symlinkSync(String(await endedProcess()), lock());
  let working = 0;
  const work = async () => {
    working += 1;
    expect(working).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    working -= 1;
  };
  await Promise.all([hold(work), hold(work), hold(work)]);
  expect(readdirSync(folder)).toEqual([]);
});

test('processes of their own keep out of each other’s way', async () => {
  const log = join(folder, 'log');
  const program = `
    import { appendFileSync } from 'node:fs';
    import { withLock } from '${join(ROOT, 'scripts/with-lock.ts')}';
    await withLock({ path: '${lock()}', onWaiting: () => {}, work: async () => {
      appendFileSync('${log}', 'in ');
      for (let turn = 0; turn < 500; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      appendFileSync('${log}', 'out ');
    } });`;
  const children = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' }),
  );
  const ends = await Promise.all(children.map((child) => once(child, 'exit')));
  expect(ends).toEqual([0, 0, 0].map((code) => [code, null]));
  expect(readFileSync(log, 'utf8')).toBe('in out in out in out ');
});
