import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Corpus, LabelledAnswer } from './corpus.ts';
import { readCorpus } from './corpus.ts';
import { measureSpeed } from './measure-speed.ts';
import type { Predictor } from './predictors.ts';
import { createReader, readCapitals, readMarkup } from './predictors.ts';
import type { Group } from './print-tables.ts';
import { printLists, printTargets } from './print-tables.ts';
import type { ScoredAnswer } from './score.ts';
import { scoreAnswer } from './score.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');

/**
 * `npm run bench -- mentions [--gold FILE --targets FILE] [--errors]`: how well answers are read, beside naive methods on
 * the same answers. Without files the answers kept in the repository: the written ones, partly tuned on, and apart from
 * them the unseen ones, whose mistakes nobody read while the rules were made.
 */
export function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { gold: { type: 'string' }, targets: { type: 'string' }, errors: { type: 'boolean' } },
  });
  const withErrors = values.errors === true;
  if (values.gold === undefined) {
    const written = readFixtures('written');
    report({ corpus: written, isSplit: true, withErrors });
    console.log('\nUnseen answers');
    report({ corpus: readFixtures('unseen'), isSplit: false, withErrors });
    measureSpeed(written.answers);
  } else {
    const corpus = readCorpus({ goldFile: values.gold, targetsFile: values.targets ?? null });
    report({ corpus, isSplit: true, withErrors });
    measureSpeed(corpus.answers);
  }
  return Promise.resolve();
}

const readFixtures = (name: string): Corpus =>
  readCorpus({
    goldFile: join(FIXTURES, name, 'gold.jsonl'),
    targetsFile: join(FIXTURES, name, 'targets.jsonl'),
  });

function report({
  corpus,
  isSplit,
  withErrors,
}: {
  corpus: Corpus;
  /** Whether part of the corpus was tuned on, by `partOf`. */
  isSplit: boolean;
  withErrors: boolean;
}): void {
  const ours = scoreAll(corpus, createReader({ useCatalogue: true }));
  const methods: Group[] = [
    { label: 'Citato', scored: ours },
    { label: 'Citato without catalogue', scored: scoreAll(corpus, createReader({ useCatalogue: false })) },
    { label: 'naive: markup', scored: scoreAll(corpus, readMarkup) },
    { label: 'naive: capitals', scored: scoreAll(corpus, readCapitals) },
  ];
  const isFull = ({ answer }: ScoredAnswer): boolean => answer.closedList === null;
  const full = (groups: readonly Group[]): Group[] =>
    groups.map(({ label, scored }) => ({ label, scored: scored.filter(isFull) }));
  printLists('Companies found, answers with every company labelled', full(methods));
  if (isSplit) printLists('By part of the corpus', full(groupBy(ours, ({ id }) => partOf(id))));
  printLists('By language', full(groupBy(ours, ({ language }) => language)));
  printLists('By engine', full(groupBy(ours, ({ engine }) => engine)));
  printTargets(
    'Given brands: is it mentioned, at which rank (markup: whole word, capitals: substring)',
    methods,
  );
  printTargets(
    'By language',
    groupBy(ours, ({ language }) => language),
  );
  printTargets('By kind of case', groupByKind(ours));
  if (withErrors) printErrors(ours);
}

function scoreAll({ answers, targets }: Corpus, predict: Predictor): ScoredAnswer[] {
  return answers.map((answer) => {
    const own = targets.filter(({ id }) => id === answer.id);
    return scoreAnswer({ answer, targets: own, prediction: predict({ answer, targets: own }) });
  });
}

function groupBy(scored: readonly ScoredAnswer[], keyOf: (answer: LabelledAnswer) => string): Group[] {
  const groups = Map.groupBy(scored, ({ answer }) => keyOf(answer));
  return [...groups]
    .map(([label, members]) => ({ label, scored: members }))
    .toSorted((a, b) => b.scored.length - a.scored.length);
}

function groupByKind(scored: readonly ScoredAnswer[]): Group[] {
  const kinds = new Set(scored.flatMap(({ targets }) => targets.map(({ target }) => target.kind)));
  return [...kinds].map((kind) => ({
    label: kind,
    scored: scored.map((answer) => ({
      ...answer,
      targets: answer.targets.filter(({ target }) => target.kind === kind),
    })),
  }));
}

/**
 * A fixed split by the id alone (FNV-1a), so that it stays the same when answers are added. The rules were tuned on the first
 * part, then checked against the second and improved once more; the third was never tuned on.
 */
function partOf(id: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  if ((((hash >>> 7) ^ (hash >>> 16) ^ hash) & 1) === 0) return 'tuned on';
  return (((hash >>> 3) ^ (hash >>> 11) ^ (hash >>> 21)) & 1) === 0 ? 'checked later' : 'never tuned on';
}

function printErrors(scored: readonly ScoredAnswer[]): void {
  console.log('\nMistakes: + invented, - missed');
  for (const { answer, invented, missed, targets } of scored) {
    if (invented.length + missed.length > 0)
      console.log(`${answer.id}  + ${invented.join('; ') || '-'}  - ${missed.join('; ') || '-'}`);
    for (const { target, present } of targets)
      if (present !== target.present)
        console.log(
          `${answer.id}  brand ${target.brand}: ${target.kind}, read as ${present ? 'present' : 'absent'}`,
        );
  }
}
