import { join } from 'node:path';
import type { Corpus, Readings } from './corpus.ts';
import { readCorpus, readReadings } from './corpus.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');

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
