import { describe, expect, it } from 'vitest';
import { createPermitLine, type PermitPurpose } from './lease-permits.ts';

const createLocalPermits = ({ perEngine, perProcess }: { perEngine: number; perProcess: number }) =>
  createPermitLine({ perProcess, countHeld: () => perEngine, onChange: () => undefined });

const never = new AbortController().signal;

/** One permit, and those who work with it in the order they got it. */
function serveOneByOne() {
  const permits = createLocalPermits({ perEngine: 1, perProcess: 10 });
  const served: string[] = [];
  const work = async (name: string, purpose: PermitPurpose) => {
    const lease = await permits.take({ engine: 'openai', wanted: 1, signal: never, purpose });
    served.push(name);
    await new Promise(setImmediate);
    lease.releaseOne();
  };
  return { served, work };
}

describe('the permits of an engine', () => {
  it('are never more than its limit, whoever asks', async () => {
    const permits = createLocalPermits({ perEngine: 3, perProcess: 100 });
    let inUse = 0;
    let most = 0;
    const work = async () => {
      const lease = await permits.take({ engine: 'openai', wanted: 2, signal: never });
      inUse += lease.granted;
      most = Math.max(most, inUse);
      await new Promise(setImmediate);
      for (let permit = 0; permit < lease.granted; permit += 1) {
        inUse -= 1;
        lease.releaseOne();
      }
    };
    await Promise.all(Array.from({ length: 40 }, work));
    expect(most).toBe(3);
    expect(inUse).toBe(0);
  });

  it('give what is free at once instead of waiting for all that is wanted', async () => {
    const permits = createLocalPermits({ perEngine: 3, perProcess: 100 });
    expect((await permits.take({ engine: 'demo', wanted: 2, signal: never })).granted).toBe(2);
    expect((await permits.take({ engine: 'demo', wanted: 5, signal: never })).granted).toBe(1);
  });

  it('of one engine do not wait for another that is busy', async () => {
    const permits = createLocalPermits({ perEngine: 1, perProcess: 100 });
    await permits.take({ engine: 'openai', wanted: 1, signal: never });
    const waiting = permits.take({ engine: 'openai', wanted: 1, signal: AbortSignal.abort('over') });
    expect((await permits.take({ engine: 'demo', wanted: 1, signal: never })).granted).toBe(1);
    await expect(waiting).rejects.toBeDefined();
  });

  it('keep all engines together within the limit of the process', async () => {
    const permits = createLocalPermits({ perEngine: 5, perProcess: 6 });
    expect((await permits.take({ engine: 'openai', wanted: 5, signal: never })).granted).toBe(5);
    expect((await permits.take({ engine: 'demo', wanted: 5, signal: never })).granted).toBe(1);
  });

  it('go to nobody who gave up waiting', async () => {
    const permits = createLocalPermits({ perEngine: 1, perProcess: 10 });
    const first = await permits.take({ engine: 'demo', wanted: 1, signal: never });
    const gaveUp = new AbortController();
    const waiting = permits.take({ engine: 'demo', wanted: 1, signal: gaveUp.signal });
    gaveUp.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
    first.releaseOne();
    expect((await permits.take({ engine: 'demo', wanted: 1, signal: never })).granted).toBe(1);
  });

  it('go to answers and to writing in turn where both wait, and otherwise to whoever waited longest', async () => {
    const { served, work } = serveOneByOne();
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => work(name, 'answers')),
      ...['w1', 'w2', 'w3'].map((name) => work(name, 'writing')),
      work('a5', 'answers'),
    ]);
    expect(served).toEqual(['a1', 'w1', 'a2', 'w2', 'a3', 'w3', 'a4', 'a5']);
  });

  it('go to each of three purposes in turn, also to the one that came last', async () => {
    const { served, work } = serveOneByOne();
    await Promise.all([
      ...['a1', 'a2', 'a3'].map((name) => work(name, 'answers')),
      ...['w1', 'w2', 'w3'].map((name) => work(name, 'writing')),
      ...['f1', 'f2'].map((name) => work(name, 'urgent')),
    ]);
    expect(served).toEqual(['a1', 'w1', 'f1', 'a2', 'w2', 'f2', 'a3', 'w3']);
  });

  it('let writing have its turn although one analysis takes all that is free', async () => {
    const permits = createLocalPermits({ perEngine: 4, perProcess: 10 });
    const first = await permits.take({ engine: 'openai', wanted: 9, signal: never });
    const more = permits.take({ engine: 'openai', wanted: 9, signal: never });
    const text = permits.take({ engine: 'openai', wanted: 1, signal: never, purpose: 'writing' });
    for (let permit = 0; permit < first.granted; permit += 1) first.releaseOne();
    expect((await text).granted).toBe(1);
    expect((await more).granted).toBeLessThanOrEqual(3);
  });
});
