import type { Language } from './extraction.ts';
import type { Part } from './discovery/read-parts.ts';
import type { WordRange } from './discovery/read-heads.ts';
import { readRuns } from './discovery/read-runs.ts';
import { reduceToCompany } from './discovery/reduce-to-company.ts';
import { linkEnumerations } from './discovery/link-enumerations.ts';
import { RUN_ACCEPTED, weighRun } from './discovery/weigh-run.ts';
import { identityKey } from './identity.ts';
import type { NameMatch } from './match-company.ts';
import type { ReadAnswer, ReadSegment } from './read-answer.ts';

/** A name the answer itself introduces. */
export interface DiscoveredName {
  name: string;
  spellings: string[];
}

/** A stretch of words that may name a company unknown so far. */
export interface Candidate extends WordRange {
  key: string;
  name: string;
  weight: number;
}

const PART_ACCEPTED = 0.25;
const SIBLING_BONUS = 0.65;
const REPEATED_BONUS = 0.3;
const LONGEST_NAME = 60;

interface Discovery {
  answer: ReadAnswer;
  language: Language;
  matches: ReadonlyMap<ReadSegment, readonly NameMatch[]>;
  parts: readonly Part[];
}

/** The companies an answer names that nobody told us of: from its heads, cells and lists, and from its sentences. */
export function discoverCompanies(discovery: Discovery): DiscoveredName[] {
  const candidates = [...candidatesOfParts(discovery), ...candidatesOfRuns(discovery)];
  const groups = groupByKey(candidates);
  const accepted = new Map<string, Candidate[]>();
  for (const [key, group] of groups) if (isAccepted(group)) accepted.set(key, group);
  const linked = linkEnumerations({ ...discovery, candidates, accepted: new Set(accepted.keys()) });
  for (const key of linked) {
    const group = groups.get(key);
    if (group !== undefined && bestWeight(group) + SIBLING_BONUS >= RUN_ACCEPTED) accepted.set(key, group);
  }
  return mergeProductLines(accepted);
}

function candidatesOfParts({ answer, language, parts }: Discovery): Candidate[] {
  return parts
    .filter(({ match, first, last }) => match === null || (match.common && last - first > match.last - match.first))
    .map((part) => {
      const range = reduceToCompany({ answer, range: part, language });
      const weight = part.weight + part.siblings - PART_ACCEPTED + RUN_ACCEPTED;
      return toCandidate({ answer, range, weight });
    });
}

function candidatesOfRuns({ answer, language, matches }: Discovery): Candidate[] {
  return answer.segments.flatMap((segment) =>
    readRuns({ answer, segment, matches: matches.get(segment) ?? [], language }).map((run) => {
      const weight = weighRun({ answer, range: run, language });
      return toCandidate({ answer, range: reduceToCompany({ answer, range: run, language }), weight });
    }),
  );
}

function toCandidate({
  answer,
  range,
  weight,
}: {
  answer: ReadAnswer;
  range: WordRange;
  weight: number;
}): Candidate {
  const { segment, first, last } = range;
  const start = segment.words[first]?.start ?? 0;
  const name = answer.raw.slice(start, segment.words[last]?.end ?? start).replace(/\s+/gu, ' ');
  const isSized = name.length > 1 && name.length <= LONGEST_NAME;
  return { segment, first, last, name, key: identityKey(name), weight: isSized ? weight : -Infinity };
}

function groupByKey(candidates: readonly Candidate[]): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.key);
    if (group === undefined) groups.set(candidate.key, [candidate]);
    else group.push(candidate);
  }
  return groups;
}

const bestWeight = (group: readonly Candidate[]): number =>
  group.reduce((best, { weight }) => Math.max(best, weight), -Infinity);

function isAccepted(group: readonly Candidate[]): boolean {
  const repeated = new Set(group.map(({ segment }) => segment)).size > 1 ? REPEATED_BONUS : 0;
  return bestWeight(group) + repeated >= RUN_ACCEPTED;
}

/** "Lamo Footwear" beside "Lamo" is one company; the shorter name is its name. */
function mergeProductLines(accepted: ReadonlyMap<string, readonly Candidate[]>): DiscoveredName[] {
  const names = [...accepted.values()]
    .flatMap((group) => group.slice(0, 1))
    .sort((a, b) => a.name.length - b.name.length);
  const merged: DiscoveredName[] = [];
  for (const { name } of names) {
    const owner = merged.find((known) => name.startsWith(`${known.name} `));
    if (owner === undefined) merged.push({ name, spellings: [name] });
    else owner.spellings.push(name);
  }
  return merged;
}
