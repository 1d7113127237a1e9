import type { EngineId } from '@citato/contract';
import type { AnswerTally } from './aggregate-mentions.ts';

/** How many search pages of an engine came, and how many of them show an AI answer. */
export interface ShownPages {
  readonly engine: EngineId;
  readonly shown: number;
  readonly pages: number;
}

/** Of every engine that had a page without an AI answer: failed calls are no pages. */
export function countShownPages(
  tallies: readonly (Omit<AnswerTally, 'companies'> & { engine: EngineId })[],
): ShownPages[] {
  return [...Map.groupBy(tallies, ({ engine }) => engine)]
    .map(([engine, ofEngine]) => {
      const sum = (read: (tally: Omit<AnswerTally, 'companies'>) => number) =>
        ofEngine.reduce((total, tally) => total + read(tally), 0);
      const shown = sum(({ ok, refused, empty }) => ok + refused + empty);
      return { engine, shown, pages: shown + sum(({ notShown }) => notShown) };
    })
    .filter(({ shown, pages }) => pages > shown)
    .sort((a, b) => (a.engine < b.engine ? -1 : 1));
}
