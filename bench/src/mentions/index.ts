import { parseArgs } from 'node:util';
import type { Corpus, LabelledAnswer } from './corpus.ts';
import { readCorpus, readReadings } from './corpus.ts';
import { ablateRules } from './ablate-rules.ts';
import { compareReaders } from './compare-readers.ts';
import { compareDegraded } from './degrade-readings.ts';
import { recordDigest } from './digest-readings.ts';
import { FIXTURE_NAMES, fixtureFiles, readFixture } from './fixtures.ts';
import { listFilesCalled, measureSpeed } from './measure-speed.ts';
import { createReader, readCapitals, readMarkup } from './predictors.ts';
import { printBeside } from './print-beside.ts';
import type { Group } from './print-tables.ts';
import { printLists, printTargets } from './print-tables.ts';
import type { ScoredAnswer } from './score.ts';
import { scoreAll } from './score-all.ts';

/**
 * `npm run bench -- mentions [--gold FILE --targets FILE] [--reader FILE] [--degrade FILE] [--ablate] [--errors] [--digest] [--beside]`: how well answers are read, beside naive methods on
 * the same answers. Without files the answers kept in the repository: the written ones, partly tuned on, and apart from
 * them the unseen ones, whose mistakes nobody read while the rules were made. `--reader` replays what a model said of the
 * answers: the same answers by the rules alone, with the model, and with weakened models. `--degrade` prints the tables of precedence with a report
 * made worse step by step. `--ablate` leaves out one rule after another. `--digest` records what a new
 * version of the reader reads. `--beside` prints twenty answers with both readings side by side.
 */
export function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      gold: { type: 'string' },
      targets: { type: 'string' },
      reader: { type: 'string' },
      degrade: { type: 'string' },
      ablate: { type: 'boolean' },
      digest: { type: 'boolean' },
      errors: { type: 'boolean' },
      beside: { type: 'boolean' },
    },
  });
  const withErrors = values.errors === true;
  if (values.digest === true) recordDigest();
  else if (values.beside === true) printBeside(readFixture('unseen'));
  else if (values.ablate === true)
    ablateRules(
      values.gold === undefined
        ? FIXTURE_NAMES.map((name) => [name, ...fixtureFiles(name)] as const)
        : [[values.gold, values.gold, values.targets ?? null]],
    );
  else if (values.reader !== undefined || values.degrade !== undefined) {
    const { gold, targets = null, reader, degrade } = values;
    const corpora: [string, Corpus][] =
      gold === undefined
        ? FIXTURE_NAMES.map((name) => [name, readFixture(name).corpus])
        : [[gold, readCorpus({ goldFile: gold, targetsFile: targets })]];
    if (reader !== undefined) compareReaders(corpora, readReadings(reader));
    if (degrade !== undefined) compareDegraded(corpora, readReadings(degrade));
  } else if (values.gold === undefined) {
    const written = readFixture('written').corpus;
    report({ corpus: written, isSplit: true, withErrors });
    console.log('\nUnseen answers');
    report({ corpus: readFixture('unseen').corpus, isSplit: false, withErrors });
    measureSpeed(written.answers);
    printFilesCalled(readFixture('written'));
  } else {
    const corpus = readCorpus({ goldFile: values.gold, targetsFile: values.targets ?? null });
    report({ corpus, isSplit: true, withErrors });
    measureSpeed(corpus.answers);
  }
  return Promise.resolve();
}

/** The files of the reader that the longest answer calls, by the rules alone and with its brands and a report. */
function printFilesCalled({ corpus, readings }: ReturnType<typeof readFixture>): void {
  const [longest] = corpus.answers.toSorted((a, b) => b.answer.length - a.answer.length);
  if (longest === undefined) return;
  const { id, answer } = longest;
  const brands = corpus.targets.filter((target) => target.id === id).map(({ brand }) => ({ name: brand }));
  const byRules = listFilesCalled({ answer });
  const all = listFilesCalled({ answer, brands, report: { companies: readings.get(id) ?? [] } });
  const added = all.filter((file) => !byRules.includes(file));
  console.log(`\nOne reading by the rules calls functions of ${String(byRules.length)} files of the reader`);
  console.log(`With brands and a model's report ${String(all.length)}: ${added.join(', ')}`);
}

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
