import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createDatabase, type Database, withTransaction } from '#platform/db';
import { createFakeClock, type FakeClock } from '#test/fake-clock';
import { createRecordingLog } from '#test/recording-log';
import { createTestDatabase, type TestDatabase } from '#test/test-database';
import { defineJob, handleJob, type JobRegistration, type RequeueDecision } from './define-job.ts';
import { createJobSystem, type JobSystem } from './job-queue.ts';
import { releaseExpiredLeases } from './store/expired-leases.ts';

const greet = defineJob({ name: 'test.greet', schema: z.object({ name: z.string() }), retryLimit: 0 });
const SECRET = 'Dove compro scarpe rosse a Lecce?';

let database: TestDatabase;
let db: Database;
let clock: FakeClock;
const systems: JobSystem[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  db = createDatabase({ url: database.url, poolSize: 8 });
  clock = createFakeClock(new Date('2026-03-02T09:00:00Z'));
});
afterEach(async () => {
  await Promise.all(systems.splice(0).map((system) => system.stop()));
  await db.$client.end();
  await database.drop();
});

/** A queue whose jobs run when the test says so. */
async function start(registrations: readonly JobRegistration[]): Promise<JobSystem> {
  const { logger: log } = createRecordingLog();
  const system = createJobSystem({
    db,
    listener: null,
    supervise: false,
    leaseSeconds: 10,
    clock,
    log,
    metrics: null,
  });
  systems.push(system);
  await system.start({ registrations, work: false });
  return system;
}

/** A greeter that is poisoned until the test cures it. */
async function startPoisoned({ onRequeue }: { onRequeue?: () => Promise<RequeueDecision> } = {}) {
  const greeted: string[] = [];
  const state = { isPoisoned: true };
  const run = ({ name }: { name: string }) => {
    if (state.isPoisoned) return Promise.reject(new TypeError(SECRET));
    greeted.push(name);
    return Promise.resolve();
  };
  const system = await start([handleJob(greet, { run, ...(onRequeue && { onRequeue }) })]);
  const kill = async (name: string, options = {}) => {
    await withTransaction(db, (tx) => system.queue.enqueue(tx, greet, { name }, options));
    await system.runDue();
  };
  const list = (kind: string | null = null) => system.queue.dead.list(db, { kind, limit: 10 });
  const requeue = (id = '') => withTransaction(db, (tx) => system.queue.dead.requeue(tx, id));
  return { system, greeted, state, kill, list, requeue };
}

describe('a job that was given up', () => {
  it('is listed with its kind, tries and the class of its error, never with the error’s words', async () => {
    const { kill, list, system } = await startPoisoned();
    await kill('Ada', { groupId: 'user-1' });
    const dead = await list();
    expect(dead).toMatchObject([
      {
        kind: 'test.greet',
        payload: { name: 'Ada' },
        groupId: 'user-1',
        tries: 1,
        diedAt: new Date('2026-03-02T09:00:00Z'),
        cause: { kind: 'fault', errorClass: 'TypeError' },
      },
    ]);
    expect(JSON.stringify(dead)).not.toContain(SECRET);
    expect(await system.queue.dead.countByKind(db)).toEqual([{ kind: 'test.greet', count: 1 }]);
    expect(await list('test.other')).toEqual([]);
  });

  /** What a job is, apart from where it stands: the columns it has among the dead, too. */
  const readJob = async () => {
    const { rows } = await db.execute<{ job: Record<string, unknown> }>(sql`
      select to_jsonb(jobs) - array['id', 'sequence', 'run_at', 'created_at', 'lease_until', 'started_at', 'state', 'attempt',
        'faults', 'deaths'] as job from jobs`);
    return rows.map(({ job }) => job);
  };
  const URGENT = { groupId: 'user-1', singletonKey: 'ada', isUrgent: true };

  it('is what it was when it is requeued, urgency included', async () => {
    const { system, kill, list, requeue } = await startPoisoned();
    await withTransaction(db, (tx) => system.queue.enqueue(tx, greet, { name: 'Ada' }, URGENT));
    const before = await readJob();
    expect(before).toMatchObject([{ is_urgent: true, group_id: 'user-1' }]);
    await system.runDue();
    await requeue((await list())[0]?.id);
    expect(await readJob()).toEqual(before);
    await system.runDue();
    // The newest of the dead is listed first.
    clock.advance({ minutes: 1 });
    await kill('Bea');
    await requeue((await list())[0]?.id);
    expect(await readJob()).toMatchObject([{ is_urgent: false, payload: { name: 'Bea' } }]);
  });

  it('is what it was also where its workers died over it', async () => {
    const { system, list, requeue } = await startPoisoned();
    await withTransaction(db, (tx) => system.queue.enqueue(tx, greet, { name: 'Ada' }, URGENT));
    const before = await readJob();
    const now = sql`${clock.now().toISOString()}::timestamptz`;
    await db.execute(sql`update jobs set state = 'running', lease_until = ${now} - interval '1 second'`);
    expect(await releaseExpiredLeases(db, { deathsPerTry: 1, now })).toEqual({
      returned: 0,
      deadLettered: 1,
    });
    await requeue((await list())[0]?.id);
    expect(await readJob()).toEqual(before);
  });

  it('runs again with all its tries when it is requeued', async () => {
    const { kill, list, requeue, state, greeted, system } = await startPoisoned();
    await kill('Ada');
    state.isPoisoned = false;
    expect(await requeue((await list())[0]?.id)).toBe('requeued');
    await system.runDue();
    expect(greeted).toEqual(['Ada']);
    expect(await list()).toEqual([]);
  });

  it('runs once however many ask at the same time', async () => {
    const { kill, list, requeue, state, greeted, system } = await startPoisoned();
    await kill('Ada');
    const [dead] = await list();
    state.isPoisoned = false;
    const verdicts = await Promise.all([1, 2, 3].map(() => requeue(dead?.id)));
    expect(verdicts.toSorted()).toEqual(['gone', 'gone', 'requeued']);
    await system.runDue();
    expect(greeted).toEqual(['Ada']);
  });

  it('comes back among the dead when nothing has been repaired', async () => {
    const { kill, list, requeue, system } = await startPoisoned();
    await kill('Ada');
    await requeue((await list())[0]?.id);
    await system.runDue();
    expect(await list()).toMatchObject([{ kind: 'test.greet', payload: { name: 'Ada' } }]);
  });

  it('is dropped while the same job waits already', async () => {
    const { kill, list, requeue, state, greeted, system } = await startPoisoned();
    await kill('Ada', { singletonKey: 'greeting' });
    state.isPoisoned = false;
    await withTransaction(db, (tx) =>
      system.queue.enqueue(tx, greet, { name: 'Eva' }, { singletonKey: 'greeting' }),
    );
    expect(await requeue((await list())[0]?.id)).toBe('nothing_left');
    await system.runDue();
    expect([greeted, await list()]).toEqual([['Eva'], []]);
  });

  it.each(['nothing_left', 'replaced'] as const)('does not run when its kind says %s', async (verdict) => {
    const { kill, list, requeue, state, greeted, system } = await startPoisoned({
      onRequeue: () => Promise.resolve(verdict),
    });
    await kill('Ada');
    state.isPoisoned = false;
    expect(await requeue((await list())[0]?.id)).toBe(verdict === 'replaced' ? 'requeued' : verdict);
    await system.runDue();
    expect([greeted, await list()]).toEqual([[], []]);
  });

  it('is dropped when its kind does not exist any more', async () => {
    const { kill, list } = await startPoisoned();
    await kill('Ada');
    const successor = await start([]);
    const [dead] = await list();
    const verdict = await withTransaction(db, (tx) => successor.queue.dead.requeue(tx, dead?.id ?? ''));
    expect([verdict, await list()]).toEqual(['nothing_left', []]);
  });

  it('goes with its user', async () => {
    const { kill, list, system } = await startPoisoned();
    await kill('Ada', { groupId: 'user-1' });
    await kill('Eva', { groupId: 'user-2' });
    await withTransaction(db, (tx) => system.queue.forget(tx, 'user-1'));
    expect(await list()).toMatchObject([{ payload: { name: 'Eva' } }]);
  });

  it('tells a worker that was lost from a fault', async () => {
    const { kill, list } = await startPoisoned();
    await kill('Ada');
    await db.$client.query(`update dead_jobs set fault = null`);
    expect(await list()).toMatchObject([{ cause: { kind: 'worker_lost' } }]);
  });
});
