import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXTRACTOR_VERSION, extractMentions } from '@citato/mentions';
import { FIXTURE_NAMES, readFixture } from './fixtures.ts';

const FILE = join(import.meta.dirname, '../../fixtures/digests.json');

/**
 * A digest of everything read in the fixtures, by the rules and with a model: it changes when any reading does. What both
 * disagree on is no reading.
 */
export function digestReadings(): string {
  const hash = createHash('sha256');
  for (const name of FIXTURE_NAMES) {
    const { corpus, readings } = readFixture(name);
    for (const { id, answer, language } of corpus.answers) {
      const brands = corpus.targets
        .filter((target) => target.id === id)
        .map(({ brand }) => ({ name: brand }));
      const { version: _, ...byRules } = extractMentions({ answer, language, brands });
      const report = { companies: readings.get(id) ?? [] };
      const read = extractMentions({ answer, language, brands, report });
      hash.update(JSON.stringify([byRules, { ...read, version: null, disagreements: null }]));
    }
  }
  return hash.digest('hex');
}

/** The digest each version of the reader was released with. */
export function readDigests(): ReadonlyMap<string, string> {
  const stored: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  return new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
}

/** Records the digest of a version that has none; what a version reads never changes. */
export function recordDigest(): void {
  const digests = readDigests();
  const current = digestReadings();
  const recorded = digests.get(EXTRACTOR_VERSION);
  if (recorded !== undefined && recorded !== current)
    throw new Error(
      `Version ${EXTRACTOR_VERSION} reads otherwise than recorded: raise EXTRACTOR_VERSION first`,
    );
  const all = Object.fromEntries([...digests, [EXTRACTOR_VERSION, current]]);
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
}
