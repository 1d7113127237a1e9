import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database, isDatabaseUnavailable } from '#platform/db';
import { createRecordingLog } from '#test/recording-log';
import { startTcpProxy, type TcpProxy } from '#test/stand-ins/tcp-proxy';
import { createTestDatabase, type TestDatabase } from '#test/test-database';
import { type SharedPermits, createSharedPermits } from './share-permits.ts';

const never = new AbortController().signal;

let database: TestDatabase;
let db: Database;
const processes: SharedPermits[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  db = createDatabase({ url: database.url, poolSize: 8 });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await Promise.all(processes.splice(0).map((process) => process.close()));
  await db.$client.end();
  await database.drop();
});

const startProcess = ({ perEngine, leaseSeconds = 30 }: { perEngine: number; leaseSeconds?: number }) => {
  const { logger } = createRecordingLog();
  const process = createSharedPermits({ db, log: logger, perEngine, perProcess: 50, leaseSeconds });
  processes.push(process);
  return process;
};

const countHeld = async () => {
  const { rows } = await db.execute<{ held: number }>(
    sql`select coalesce(sum(held), 0)::int as held from engine_slots`,
  );
  return rows[0]?.held;
};

/** Asks, is shown to have been given nothing, and gives up. */
async function askInVain(process: SharedPermits): Promise<void> {
  const caller = new AbortController();
  const asking = process.take({ engine: 'openai', wanted: 1, signal: caller.signal });
  const countWaiting = async () => {
    const { rows } = await db.execute(sql`select 1 from engine_slots where held = 0 and demand > 0`);
    return rows.length;
  };
  await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1);
  caller.abort();
  await expect(asking).rejects.toThrow();
}

describe('the permits of an engine over several processes', () => {
  it('are together never more than the limit, and every process gets its turn', async () => {
    const started = [3, 3, 3].map((perEngine) => startProcess({ perEngine }));
    let inUse = 0;
    let most = 0;
    const calls = started.map(() => 0);
    const work = async (index: number) => {
      const lease = await started[index]?.take({ engine: 'openai', wanted: 2, signal: never });
      if (lease === undefined) return;
      inUse += lease.granted;
      most = Math.max(most, inUse);
      calls[index] = (calls[index] ?? 0) + 1;
      await new Promise(setImmediate);
      for (let permit = 0; permit < lease.granted; permit += 1) {
        inUse -= 1;
        lease.releaseOne();
      }
    };
    await Promise.all(started.flatMap((_process, index) => Array.from({ length: 100 }, () => work(index))));
    expect(most).toBeLessThanOrEqual(3);
    expect([inUse, calls]).toEqual([0, [100, 100, 100]]);
  });

  it('pass from one that needs no more to one that waits', async () => {
    const [busy, waiting] = [startProcess({ perEngine: 2 }), startProcess({ perEngine: 2 })];
    const lease = await busy.take({ engine: 'openai', wanted: 2, signal: never });
    let granted = 0;
    const wait = waiting
      .take({ engine: 'openai', wanted: 1, signal: never })
      .then((got) => void (granted = got.granted));
    await expect.poll(countHeld).toBe(2);
    expect(granted).toBe(0);
    lease.releaseOne();
    await wait;
    expect(granted).toBe(1);
  });

  it('of a process that died come free when its lease ends, and not before', async () => {
    const dead = startProcess({ perEngine: 2 });
    await dead.take({ engine: 'openai', wanted: 2, signal: never });
    processes.splice(0);
    const next = startProcess({ perEngine: 2 });
    await askInVain(next);
    await db.execute(sql`update engine_slots set expires_at = now() - interval '1 second' where held = 2`);
    expect((await next.take({ engine: 'openai', wanted: 1, signal: never })).granted).toBe(1);
  });

  it('are given back when nobody uses them, and when the process ends', async () => {
    const [idle, ending] = [startProcess({ perEngine: 9 }), startProcess({ perEngine: 9 })];
    const lease = await idle.take({ engine: 'openai', wanted: 4, signal: never });
    await ending.take({ engine: 'openai', wanted: 3, signal: never });
    expect(await countHeld()).toBe(7);
    await ending.close();
    expect(await countHeld()).toBe(4);
    for (let permit = 0; permit < 4; permit += 1) lease.releaseOne();
    await expect.poll(countHeld, { timeout: 5_000 }).toBe(0);
  });

  it('are not used by a process that was frozen until it has asked again', async () => {
    // A frozen process renews nothing: no round of its own may come before the other's asking.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let nowMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    const frozen = startProcess({ perEngine: 2, leaseSeconds: 30 });
    (await frozen.take({ engine: 'openai', wanted: 1, signal: never })).releaseOne();
    const other = startProcess({ perEngine: 2 });
    // The process stands still, and its lease ends.
    nowMs = 31_000;
    await db.execute(sql`update engine_slots set expires_at = now() - interval '1 second'`);
    const lease = await other.take({ engine: 'openai', wanted: 2, signal: never });
    expect(lease.granted).toBe(2);
    await askInVain(frozen);
  });

  describe('while the database is away', () => {
    let line: TcpProxy;
    let behindLine: Database;
    beforeEach(async () => {
      const { hostname, port } = new URL(database.url);
      line = await startTcpProxy({ host: hostname, port: Number(port) });
      behindLine = createDatabase({ url: line.through(database.url), poolSize: 1 });
    });
    afterEach(async () => {
      await behindLine.$client.end();
      await line.close();
    });
    const startBehindLine = () => {
      const { logger, entries } = createRecordingLog();
      const sizes = { perEngine: 2, perProcess: 50, leaseSeconds: 30 };
      return { permits: createSharedPermits({ db: behindLine, log: logger, ...sizes }), entries };
    };

    it('who waits is turned away', async () => {
      const { permits } = startBehindLine();
      line.cutAfter(0);
      const wait = permits.take({ engine: 'openai', wanted: 1, signal: never });
      await expect(wait).rejects.toSatisfy(isDatabaseUnavailable);
      await permits.close();
    });

    it('are asked for once a round for the calls under way, and granted again when it is back', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
      const { permits, entries } = startBehindLine();
      const underWay = await permits.take({ engine: 'openai', wanted: 1, signal: never });
      line.cutAfter(0);
      vi.advanceTimersByTime(31_000);
      for (const asked of [1, 2, 3, 4]) {
        await vi.waitUntil(() => entries.length >= asked);
        await new Promise(setImmediate);
        expect(entries).toHaveLength(asked);
        vi.advanceTimersByTime(250);
      }
      await vi.waitUntil(() => entries.length >= 5);
      line.heal();
      vi.advanceTimersByTime(250);
      const next = await permits.take({ engine: 'openai', wanted: 1, signal: never });
      for (const { releaseOne } of [underWay, next]) releaseOne();
      vi.useRealTimers();
      await permits.close();
    });
  });
});
