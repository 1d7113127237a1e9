import { describe, expect, it } from 'vitest';
import { createSlotLine } from './lease-slots.ts';

const createLocalSlots = ({ perEngine, perProcess }: { perEngine: number; perProcess: number }) =>
  createSlotLine({ perProcess, countHeld: () => perEngine, onChange: () => undefined });

const never = new AbortController().signal;

describe('the slots of an engine', () => {
  it('are never more than its limit, whoever asks', async () => {
    const slots = createLocalSlots({ perEngine: 3, perProcess: 100 });
    let inUse = 0;
    let most = 0;
    const work = async () => {
      const lease = await slots.take({ engine: 'openai', wanted: 2, signal: never });
      inUse += lease.granted;
      most = Math.max(most, inUse);
      await new Promise(setImmediate);
      for (let slot = 0; slot < lease.granted; slot += 1) {
        inUse -= 1;
        lease.releaseOne();
      }
    };
    await Promise.all(Array.from({ length: 40 }, work));
    expect(most).toBe(3);
    expect(inUse).toBe(0);
  });

  it('give what is free at once instead of waiting for all that is wanted', async () => {
    const slots = createLocalSlots({ perEngine: 3, perProcess: 100 });
    expect((await slots.take({ engine: 'demo', wanted: 2, signal: never })).granted).toBe(2);
    expect((await slots.take({ engine: 'demo', wanted: 5, signal: never })).granted).toBe(1);
  });

  it('of one engine do not wait for another that is busy', async () => {
    const slots = createLocalSlots({ perEngine: 1, perProcess: 100 });
    await slots.take({ engine: 'openai', wanted: 1, signal: never });
    const waiting = slots.take({ engine: 'openai', wanted: 1, signal: AbortSignal.abort('over') });
    expect((await slots.take({ engine: 'demo', wanted: 1, signal: never })).granted).toBe(1);
    await expect(waiting).rejects.toBeDefined();
  });

  it('keep all engines together within the limit of the process', async () => {
    const slots = createLocalSlots({ perEngine: 5, perProcess: 6 });
    expect((await slots.take({ engine: 'openai', wanted: 5, signal: never })).granted).toBe(5);
    expect((await slots.take({ engine: 'demo', wanted: 5, signal: never })).granted).toBe(1);
  });

  it('go to nobody who gave up waiting', async () => {
    const slots = createLocalSlots({ perEngine: 1, perProcess: 10 });
    const first = await slots.take({ engine: 'demo', wanted: 1, signal: never });
    const gaveUp = new AbortController();
    const waiting = slots.take({ engine: 'demo', wanted: 1, signal: gaveUp.signal });
    gaveUp.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
    first.releaseOne();
    expect((await slots.take({ engine: 'demo', wanted: 1, signal: never })).granted).toBe(1);
  });
});
