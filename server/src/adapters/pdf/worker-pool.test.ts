import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWorkerPool, PoolBusy, type PoolLimits, WorkerLost, type WorkerPool } from './worker-pool.ts';

/** Answers 'echo:x' with x, and does as it is told otherwise; 'gate' waits for a second message. */
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

const never = new AbortController().signal;
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
let pool: WorkerPool<string> | null = null;
let started: Worker[] = [];
afterEach(async () => {
  await pool?.close();
  started = [];
});

function open(limits: Partial<PoolLimits> = {}) {
  const made = createWorkerPool<string>({
    startWorker: () => {
      const worker = new Worker(SCRIPT, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 } });
      started.push(worker);
      return worker;
    },
    limits: { workers: 2, waiting: 3, limitMs: 10_000, idleMs: 60_000, ...limits },
  });
  pool = made;
  const run = (task: string, signal = never) => made.run({ prepare: () => Promise.resolve(task), signal });
  return {
    close: () => made.close(),
    run,
    runPrepared: (options: Parameters<typeof made.run>[0]) => made.run(options),
  };
}

/** A task that is taken and waits until the test lets it go on. */
function gate() {
  let open: (task: string) => void = () => undefined;
  const prepare = () =>
    new Promise<string>((resolve) => {
      open = resolve;
    });
  return { prepare, open: (task: string) => open(task) };
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
    expect(text(await run('altro'))).toBe('altro');
  });
});

describe('the queue', () => {
  it('lives on when a task cannot be handed over', async () => {
    const made = createWorkerPool<() => void>({
      startWorker: () => new Worker(SCRIPT, { eval: true }),
      limits: { workers: 1, waiting: 1, limitMs: 10_000, idleMs: 60_000 },
    });
    const task = () => undefined;
    const run = made.run({ prepare: () => Promise.resolve(task), signal: never });
    await expect(run).rejects.toBeInstanceOf(WorkerLost);
    await made.close();
  });

  it('refuses what is too much at once, and takes more when there is room', async () => {
    const { run, runPrepared } = open({ workers: 1, waiting: 2 });
    const first = gate();
    const running = runPrepared({ prepare: first.prepare, signal: never });
    const waiting = [run('a'), run('b')];
    await expect(run('c')).rejects.toBeInstanceOf(PoolBusy);
    first.open('primo');
    expect((await Promise.all([running, ...waiting])).map(text)).toEqual(['primo', 'a', 'b']);
    expect(text(await run('d'))).toBe('d');
  });

  it('forgets who has gone before being served', async () => {
    const { run, runPrepared } = open({ workers: 1 });
    const first = gate();
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
