import { AsyncLocalStorage } from 'node:async_hooks';

/** What is recorded of a request or a job for its one line in the log. */
export interface Work {
  userId: string | null;
  errorCode: string | null;
  /** Statements sent to the database; those that were sent for several at once count for whoever was first. */
  statements: number;
}

const current = new AsyncLocalStorage<Work>();

export function startWork(): Work {
  return { userId: null, errorCode: null, statements: 0 };
}

/** Whatever `run` leads to counts as part of this work. */
export function runAsWork<Result>(work: Work, run: () => Result): Result {
  return current.run(work, run);
}

export function countStatement(): void {
  const work = current.getStore();
  if (work) work.statements += 1;
}
