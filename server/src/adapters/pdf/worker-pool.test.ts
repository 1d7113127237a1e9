import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPace, type Pace } from './expected-wait.ts';
import { createWorkerPool, PoolBusy, type PoolLimits, type WorkerPool } from './worker-pool.ts';
import { WorkerLost } from './keep-workers.ts';

/** Answers 'echo:x' with x, and follows the other commands; 'gate' waits for a second message. */
const SCRIPT = `
  const { parentPort } = require('node:worker_threads');
  const answer = (text) => parentPort.postMessage(new TextEncoder().encode(text));
  parentPort.on('message', (task) => {
    if (task === 'crash') throw new Error('as the test wants');
    if (task === 'reject') return Promise.reject(new Error('as the test wants'));
    if (task === 'leave') process.exit(0);
    if (task === 'fill') { const all = []; while (true) all.push(new Array(1e5).fill({})); }
    if (task === 'hang') while (true) {}
    if (task === 'nonsense') return parentPort.postMessage({ no: 'bytes' });
    answer(task);
  });`;

interface Timing {
  now: () => number;
  pace: Pace;
}

const never = new AbortController().signal;
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
let pool: WorkerPool<string> | null = null;
let started: Worker[] = [];
afterEach(async () => {
  await pool?.close();
  started = [];
});

/** A task of no size takes a second, as far as is known. */
const knownPace = () => createPace({ firstMsPerUnit: 100 });

function open(limits: Partial<PoolLimits> = {}, { now, pace = knownPace() }: Partial<Timing> = {}) {
  const made = createWorkerPool<string>({
    startWorker: () => {
      const worker = new Worker(SCRIPT, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 } });
      started.push(worker);
      return worker;
    },
    limits: { workers: 2, unitsAtOnce: 100, limitMs: 10_000, idleMs: 60_000, ...limits },
    pace,
    ...(now === undefined ? {} : { now }),
  });
  pool = made;
  const run = (task: string, { signal = never, units = 0 } = {}) =>
    made.run({ prepare: () => Promise.resolve(task), units, signal });
  return {
    close: () => made.close(),
    run,
    runPrepared: ({
      units = 0,
      ...options
    }: Omit<Parameters<typeof made.run>[0], 'units'> & { units?: number }) => made.run({ units, ...options }),
  };
}

/** A task that is taken and waits until the test lets it go on. */
function latch() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { prepare: () => promise, open: resolve };
}

describe('the workers', () => {
  it('are started when there is work, and used again', async () => {
    const { run } = open();
    expect(started).toHaveLength(0);
    expect(text(await run('uno'))).toBe('uno');
    expect(text(await run('due'))).toBe('due');
    expect(started).toHaveLength(1);
  });

  it('are never more than allowed, however much there is to do', async () => {
    const { run } = open();
    const answers = await Promise.all(['1', '2', '3', '4', '5'].map((task) => run(task)));
    expect(answers.map(text)).toEqual(['1', '2', '3', '4', '5']);
    expect(started).toHaveLength(2);
  });

  it('end when nothing comes any more, and start anew', async () => {
    const { run } = open({ idleMs: 1 });
    await run('uno');
    await vi.waitFor(() => expect(started[0]?.threadId).toBe(-1));
    expect(text(await run('due'))).toBe('due');
    expect(started).toHaveLength(2);
  });
});

describe('a worker that fails', () => {
  it.each(['crash', 'reject', 'leave', 'fill', 'nonsense'])(
    'by «%s» costs its own task only',
    async (fault) => {
      const { run } = open({ workers: 1 });
      const [failed, other] = await Promise.allSettled([run(fault), run('altro')]);
      expect(failed.status === 'rejected' && failed.reason instanceof WorkerLost).toBe(true);
      expect(other.status === 'fulfilled' && text(other.value)).toBe('altro');
      expect(started).toHaveLength(2);
    },
  );

  it('by hanging is ended after its time', async () => {
    const { run } = open({ workers: 1, limitMs: 300 });
    await expect(run('hang')).rejects.toThrow('did not answer in time');
    expect(started[0]?.threadId).toBe(-1);
    // On a busy machine the next worker may need longer than that to start.
    const answer = await vi.waitFor(() => run('altro'), { timeout: 30_000 });
    expect(text(answer)).toBe('altro');
  });
});

describe('the queue', () => {
  it('lives on when a task cannot be handed over', async () => {
    const made = createWorkerPool<() => void>({
      startWorker: () => new Worker(SCRIPT, { eval: true }),
      limits: { workers: 1, unitsAtOnce: 100, limitMs: 10_000, idleMs: 60_000 },
      pace: knownPace(),
    });
    const task = () => undefined;
    const run = made.run({ prepare: () => Promise.resolve(task), units: 0, signal: never });
    await expect(run).rejects.toBeInstanceOf(WorkerLost);
    await made.close();
  });

  it('takes what is expected to be done in time, and more when there is room', async () => {
    const { run, runPrepared } = open({ workers: 1, limitMs: 3_500 });
    const first = latch();
    const running = runPrepared({ prepare: first.prepare, signal: never });
    const waiting = [run('a'), run('b')];
    await expect(run('c')).rejects.toBeInstanceOf(PoolBusy);
    first.open('primo');
    expect((await Promise.all([running, ...waiting])).map(text)).toEqual(['primo', 'a', 'b']);
    expect(text(await run('d'))).toBe('d');
  });

  it('forgets who has gone before being served', async () => {
    const { run, runPrepared } = open({ workers: 1 });
    const first = latch();
    const running = runPrepared({ prepare: first.prepare, signal: never });
    const gone = new AbortController();
    const prepare = vi.fn(() => Promise.resolve('mai'));
    const left = runPrepared({ prepare, signal: gone.signal });
    gone.abort(new Error('gone'));
    first.open('primo');
    await running;
    await expect(left).rejects.toThrow('gone');
    expect(prepare).not.toHaveBeenCalled();
    expect(text(await run('dopo'))).toBe('dopo');
  });

  it('passes on why a task could not be prepared, and starts no worker for it', async () => {
    const { runPrepared } = open();
    const failing = runPrepared({ prepare: () => Promise.reject(new Error('no rows')), signal: never });
    await expect(failing).rejects.toThrow('no rows');
    expect(started).toHaveLength(0);
  });
});

describe('what is expected to take too long', () => {
  it('is not taken, however few wait, and is told when there is room', async () => {
    const { run, runPrepared } = open({ workers: 1, limitMs: 10_000 });
    const first = latch();
    const running = runPrepared({ prepare: first.prepare, units: 70, signal: never });
    const refused: unknown = await run('b', { units: 40 }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PoolBusy);
    expect(refused instanceof PoolBusy && Math.round(refused.retryAfterMs / 1000)).toBe(3);
    const small = run('c');
    first.open('a');
    expect((await Promise.all([running, small])).map(text)).toEqual(['a', 'c']);
  });

  it('is tried all the same where nothing is before it', async () => {
    const { run } = open({ limitMs: 10_000 });
    expect(text(await run('a', { units: 5_000 }))).toBe('a');
  });

  it('is learnt from those that have ended: on a busy machine fewer are taken', async () => {
    let nowMs = 0;
    const { run, runPrepared } = open({ workers: 1, limitMs: 10_000 }, { now: () => nowMs });
    const countTaken = async () => {
      const first = latch();
      const running = runPrepared({ prepare: first.prepare, signal: never });
      const others = Array.from({ length: 12 }, () => run('altro'));
      const settled = Promise.allSettled(others);
      first.open('primo');
      await running;
      return (await settled).filter(({ status }) => status === 'fulfilled').length;
    };
    expect(await countTaken()).toBe(9);
    const slow = () => {
      nowMs += 4_000;
      return Promise.resolve('lento');
    };
    for (let count = 0; count < 10; count += 1) await runPrepared({ prepare: slow, signal: never });
    expect(await countTaken()).toBe(1);
  });

  it('is given up at its time while it waits, without being prepared', async () => {
    const pace = createPace({ firstMsPerUnit: 1 });
    const { runPrepared } = open({ workers: 1, limitMs: 200 }, { pace });
    const first = latch();
    const running = runPrepared({ prepare: first.prepare, signal: never });
    const prepare = vi.fn(() => Promise.resolve('mai'));
    await expect(runPrepared({ prepare, signal: never })).rejects.toBeInstanceOf(PoolBusy);
    first.open('primo');
    await expect(running).rejects.toBeInstanceOf(WorkerLost);
    expect(prepare).not.toHaveBeenCalled();
  });
});

it('what has waited so long that it would not be done in time is not begun', async () => {
  let nowMs = 0;
  const { runPrepared, run } = open({ workers: 1, limitMs: 10_000 }, { now: () => nowMs });
  const first = latch();
  const running = runPrepared({ prepare: first.prepare, signal: never });
  const prepare = vi.fn(() => Promise.resolve('mai'));
  const waited = runPrepared({ prepare, units: 20, signal: never });
  nowMs += 9_000;
  first.open('primo');
  await running;
  await expect(waited).rejects.toBeInstanceOf(PoolBusy);
  expect(prepare).not.toHaveBeenCalled();
  expect(text(await run('dopo'))).toBe('dopo');
});

describe('large tasks', () => {
  it('have the workers to themselves, and small ones wait for them in their turn', async () => {
    const { runPrepared } = open({ unitsAtOnce: 100, limitMs: 100_000 });
    const prepared: string[] = [];
    const latches = ['grande', 'piccolo', 'grande due'].map((name) => ({ name, ...latch() }));
    const running = latches.map(({ name, prepare }) =>
      runPrepared({
        prepare: () => {
          prepared.push(name);
          return prepare();
        },
        units: name === 'piccolo' ? 10 : 200,
        signal: never,
      }),
    );
    expect(prepared).toEqual(['grande']);
    for (const [index, { open: letGo, name }] of latches.entries()) {
      await vi.waitFor(() => expect(prepared).toHaveLength(index + 1));
      letGo(name);
      await running[index];
    }
    expect(prepared).toEqual(['grande', 'piccolo', 'grande due']);
    expect(started).toHaveLength(1);
  });

  it('that fit beside each other run beside each other', async () => {
    const { runPrepared } = open({ unitsAtOnce: 100, limitMs: 100_000 });
    const latches = [latch(), latch()];
    const prepare = vi.fn((index: number) => latches[index]?.prepare() ?? Promise.resolve(''));
    const running = [0, 1].map((index) =>
      runPrepared({ prepare: () => prepare(index), units: 50, signal: never }),
    );
    expect(prepare).toHaveBeenCalledTimes(2);
    for (const { open: letGo } of latches) letGo('x');
    await Promise.all(running);
  });
});

describe('closing', () => {
  it('lets what was taken end, takes nothing new and ends the workers', async () => {
    const { run, close } = open({ workers: 1 });
    const taken = [run('a'), run('b')];
    const closing = close();
    await expect(run('c')).rejects.toBeInstanceOf(PoolBusy);
    expect((await Promise.all(taken)).map(text)).toEqual(['a', 'b']);
    await closing;
    expect(started.map(({ threadId }) => threadId)).toEqual([-1]);
  });
});
