import type { Precedence } from '@citato/mentions';
import { printTable } from '../print-table.ts';
import type { Corpus, Readings } from './corpus.ts';
import { createReader } from './predictors.ts';
import { scoreAll } from './score-all.ts';
import type { Quality } from './summarise.ts';
import { summariseQuality } from './summarise.ts';
import { WEAKENED } from './weaken-readings.ts';

const COLUMNS = ['f1', 'first', 'presence', 'rank', 'tone'] as const;

/** The answers a model read, by the rules alone, with the model, and with worse models made of it. */
export function compareReaders(corpora: readonly [string, Corpus][], readings: Readings): void {
  for (const [label, corpus] of corpora) {
    const read = onlyRead(corpus, readings);
    if (read.answers.length > 0) printComparison({ label, corpus: read, readings });
  }
}

function printComparison({
  label,
  corpus,
  readings,
}: {
  label: string;
  corpus: Corpus;
  readings: Readings;
}): void {
  const rows: [string, Readings][] = [
    ['rules alone', new Map()],
    ['with the reader', readings],
    ...Object.entries(WEAKENED).map(([name, weaken]): [string, Readings] => [
      name,
      weaken(readings, corpus.answers),
    ]),
  ];
  printTable({
    title: `${label}: ${String(corpus.answers.length)} answers a model read`,
    columns: ['', ...COLUMNS],
    rows: rows.map(([name, replayed]) => {
      const quality = measureQuality(corpus, replayed);
      return [name, ...COLUMNS.map((column) => quality[column]?.toFixed(3) ?? '-')];
    }),
  });
}

export const measureQuality = (corpus: Corpus, readings: Readings, precedence?: Precedence): Quality =>
  summariseQuality(scoreAll(corpus, createReader({ useCatalogue: true, readings, precedence })));

/** The part of a corpus with a reading. */
export function onlyRead({ answers, targets }: Corpus, readings: Readings): Corpus {
  return {
    answers: answers.filter(({ id }) => readings.has(id)),
    targets: targets.filter(({ id }) => readings.has(id)),
  };
}
