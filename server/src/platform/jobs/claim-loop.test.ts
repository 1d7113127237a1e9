import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createClaimLoop } from './claim-loop.ts';

/** A loop over `places`, all of which are taken by the first claim, and what its claims asked for. */
async function startFull(places: number) {
  const asked: number[] = [];
  let free = places;
  const claims = createClaimLoop({
    countFree: () => free,
    claim: (wanted) => {
      asked.push(wanted);
      free -= wanted;
      return Promise.resolve(wanted);
    },
    onFailure: (error) => {
      throw error;
    },
  });
  const leave = () => {
    free += 1;
    claims.refill();
  };
  claims.open();
  await nextTurn();
  await nextTurn();
  return { asked, claims, leave };
}

it('fills the places that become free together with one claim', async () => {
  const { asked, leave } = await startFull(8);
  expect(asked).toEqual([8]);
  for (let left = 0; left < 5; left += 1) leave();
  await nextTurn();
  await nextTurn();
  expect(asked).toEqual([8, 5]);
});

it('claims nothing more once it is closed, even if a place became free just before', async () => {
  const { asked, claims, leave } = await startFull(3);
  leave();
  await claims.close();
  expect(asked).toEqual([3]);
});
