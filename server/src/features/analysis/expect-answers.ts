import type { Batchers } from './analysis-deps.ts';

/** Counts the answers of a run among those its process waits for, until each is stored or the run lets go of them. */
export function expectAnswers(underWay: Batchers['underWay'], count: number) {
  let left = count;
  underWay.answers += count;
  const drop = (wanted: number): void => {
    const dropped = Math.min(wanted, left);
    left -= dropped;
    underWay.answers -= dropped;
  };
  return {
    dropOne: (): void => {
      drop(1);
    },
    dropAll: (): void => {
      drop(left);
    },
  };
}
