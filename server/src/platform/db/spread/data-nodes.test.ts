import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type CompanyId, newId } from '#lib/ids';
import { type DataNodes, watchDataNodes } from './data-nodes.ts';

const HERE = newId<CompanyId>();
const THERE = newId<CompanyId>();

let nodes: DataNodes;
afterEach(() => nodes.stop());

/** Two nodes, of which those in `down` do not answer; nothing is asked of a database. */
async function watch({ maxWaitMs = 600_000, down = [] }: { maxWaitMs?: number; down?: string[] } = {}) {
  nodes = await watchDataNodes({
    lookEveryMs: 10,
    maxWaitMs,
    listDown: () => Promise.resolve([...down]),
    findNode: (companyId) => Promise.resolve(companyId === HERE.toString() ? 'here:1' : 'there:1'),
  });
  return down;
}

const lost = () => new Error('could not commit: connection to the remote node failed');
const waitFor = async (condition: () => boolean) => {
  while (!condition()) await pause(2);
};

describe('a node that does not answer', () => {
  it('is named, and hides the companies that lie there and no others', async () => {
    const down = await watch();
    expect([nodes.listDown(), await nodes.isReachable(THERE)]).toEqual([[], true]);
    down.push('there:1');
    await waitFor(() => nodes.listDown().length > 0);
    expect(nodes.listDown()).toEqual(['there:1']);
    expect([await nodes.isReachable(HERE), await nodes.isReachable(THERE)]).toEqual([true, false]);
    down.length = 0;
    await waitFor(() => nodes.listDown().length === 0);
    expect(await nodes.isReachable(THERE)).toBe(true);
  });

  it('when a process starts is known before anybody is served', async () => {
    await watch({ down: ['there:1'] });
    expect(nodes.listDown()).toEqual(['there:1']);
    expect([await nodes.isReachable(HERE), await nodes.isReachable(THERE)]).toEqual([true, false]);
  });

  it('is waited for by what belongs there, which is then done once', async () => {
    const down = await watch();
    down.push('there:1');
    await waitFor(() => nodes.listDown().length > 0);
    const done: string[] = [];
    const work = (name: string) => () => Promise.resolve(done.push(name));
    const waiting = nodes.whenReachable(THERE, work('there'));
    await nodes.whenReachable(HERE, work('here'));
    expect(done).toEqual(['here']);
    down.length = 0;
    await waiting;
    expect(done).toEqual(['here', 'there']);
  });

  it('that is lost in the middle of a work has it done again when it is back', async () => {
    const down = await watch();
    let tries = 0;
    const result = nodes.whenReachable(THERE, () => {
      tries += 1;
      if (tries > 1) return Promise.resolve('stored');
      down.push('there:1');
      setTimeout(() => (down.length = 0), 50);
      return Promise.reject(lost());
    });
    expect(await result).toBe('stored');
    expect(tries).toBe(2);
  });

  it('is not waited for without end', async () => {
    const down = await watch({ maxWaitMs: 20 });
    down.push('there:1');
    await waitFor(() => nodes.listDown().length > 0);
    await expect(nodes.whenReachable(THERE, () => Promise.reject(lost()))).rejects.toThrow('remote node');
  });
});

it('a fault that is not the node’s is thrown at once', async () => {
  await watch();
  let tries = 0;
  const work = () => {
    tries += 1;
    return Promise.reject(lost());
  };
  await expect(nodes.whenReachable(HERE, work)).rejects.toThrow('remote node');
  expect(tries).toBe(1);
});
