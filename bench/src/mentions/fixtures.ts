import { join } from 'node:path';
import type { Corpus, Readings } from './corpus.ts';
import { readCorpus, readReadings } from './corpus.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');

type FixtureName = (typeof FIXTURE_NAMES)[number];

/** The files of labels and of targets. */
export const fixtureFiles = (name: FixtureName): [gold: string, targets: string] => [
  join(FIXTURES, name, 'gold.jsonl'),
  join(FIXTURES, name, 'targets.jsonl'),
];

/** The labelled answers kept in the repository. */
export const FIXTURE_NAMES = ['written', 'unseen'] as const;

export const readFixture = (
  name: (typeof FIXTURE_NAMES)[number],
): { corpus: Corpus; readings: Readings } => ({
  corpus: readCorpus({
    goldFile: join(FIXTURES, name, 'gold.jsonl'),
    targetsFile: join(FIXTURES, name, 'targets.jsonl'),
  }),
  readings: readReadings(join(FIXTURES, name, 'readings.jsonl')),
});
