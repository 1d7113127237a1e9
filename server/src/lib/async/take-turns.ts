import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/** Runs work that keeps the processor busy when its turn comes: one piece for each turn of the event loop. */
export async function takeTurn<Result>(work: () => Result): Promise<Result> {
  const turn = last.then(() => nextTurn());
  last = turn;
  await turn;
  return work();
}
