import type { Candidate, DiscoveredName, WordRange } from './place.ts';
import { linkEnumerations } from './link-enumerations.ts';
import { mergeProductLines } from './merge-product-lines.ts';
import type { Part } from './read-parts.ts';
import { isAcceptedPart, partStrength } from './read-parts.ts';
import { keysOfProducts, opensWithMaker, productsOfCompanies } from './read-products.ts';
import { readRuns } from './read-runs.ts';
import { reduceToCompany } from './reduce-to-company.ts';
import { readSmallStems, stemOfNoun } from './small-words.ts';
import { RUN_ACCEPTED, weighRun } from './weigh-run.ts';
import type { Language } from '../../extraction.ts';
import { identityKey } from '../../linking/identity.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import type { ReadAnswer, ReadSegment } from '../../document/read-answer.ts';
import { opensProduct } from '../gazetteer/context/opens-product.ts';
import { isProductWord } from '../../lexicon/product-words.ts';
import type { Word } from '../../document/text/words.ts';

const SIBLING_BONUS = 0.65;
const LONGER_LIST_BONUS = 0.15;
const MAX_COUNTED = 4;
const REPEATED_BONUS = 0.3;
const NEARBY_BONUS = 0.2;
const OFTEN_REPEATED_BONUS = 0.5;
const MAX_NAME = 60;
// Below this no list or repetition makes a company of it.
const HOPELESS = -1;
// "Women's Zorbano Trail": behind that a product card says what is sold.
const MAKER_REACH = 2;
const SMALL_ELSEWHERE = -0.8;

interface Discovery {
  answer: ReadAnswer;
  language: Language;
  matches: ReadonlyMap<ReadSegment, readonly NameMatch[]>;
  parts: readonly Part[];
  partsOf: ReadonlyMap<ReadSegment, readonly Part[]>;
}

/** The unknown companies an answer names: from its heads, cells and lists, and from its sentences. */
export function discoverCompanies(discovery: Discovery): DiscoveredName[] {
  const { answer, matches, language } = discovery;
  const runs = answer.segments.flatMap((segment) =>
    readRuns({ answer, segment, matches: matches.get(segment) ?? [], language }),
  );
  const products = productsOfCompanies({ answer, runs, matches });
  const productKeys = keysOfProducts(answer, products);
  const others = runs.filter((run) => !products.has(run));
  const candidates = [
    ...candidatesOfParts(discovery),
    ...candidatesOfRuns({ ...discovery, runs: others }),
  ].filter(({ key }) => !productKeys.has(key));
  lowerCommonNouns(answer, candidates);
  const groups = groupByKey(candidates);
  const accepted = new Set<string>();
  for (const [key, group] of groups) if (isAccepted(group)) accepted.add(key);
  for (const [key, companies] of linkEnumerations({ ...discovery, candidates, accepted }))
    if (bestWeight(groups.get(key) ?? []) + bonusOfList(companies) >= RUN_ACCEPTED) accepted.add(key);
  const names = [...accepted].flatMap((key) => groups.get(key)?.slice(0, 1) ?? []);
  return mergeProductLines({ names: names.map(({ name }) => name), language });
}

function candidatesOfParts({ answer, language, parts }: Discovery): Candidate[] {
  return parts
    .filter((part) => introducesName(part) && partStrength(part) > HOPELESS)
    .map((part) => {
      const range = reduceToCompany({ answer, range: part, language });
      const weight = isAcceptedPart(part) ? RUN_ACCEPTED : partStrength(part);
      return toCandidate({ answer, range, weight });
    });
}

/** A piece without a known name, or one whose everyday word ("Full Moon") does not stand for a product's maker. */
function introducesName({ segment, match, first, last }: Part): boolean {
  if (segment.kind === 'product' && (first > MAKER_REACH || isProductWord(segment, first))) return false;
  if (match === null) return true;
  if (!match.common || last - first <= match.last - match.first) return false;
  return match.first !== first || !(isProductWord(segment, match.last + 1) || opensProduct(match));
}

function candidatesOfRuns({
  answer,
  language,
  matches,
  partsOf,
  runs,
}: Discovery & { runs: readonly WordRange[] }): Candidate[] {
  return runs
    .filter((run) => !isWeighedAsHead(run, partsOf.get(run.segment) ?? []))
    .filter((run) => !opensWithMaker(run, matches.get(run.segment) ?? []))
    .flatMap((run) => {
      const weight = weighRun({ answer, range: run, language });
      if (weight <= HOPELESS) return [];
      return [toCandidate({ answer, range: reduceToCompany({ answer, range: run, language }), weight })];
    });
}

const wordsOf = ({ segment, first, last }: WordRange): readonly Word[] =>
  segment.words.slice(first, last + 1);

/** A run that opens a head is weighed as a head, with its siblings; behind a maker's name it is the product. */
function isWeighedAsHead({ first, last }: WordRange, parts: readonly Part[]): boolean {
  return parts.some((part) => {
    if (first < part.first || last > part.last) return false;
    return first === part.first || part.match?.first === part.first || part.segment.kind === 'product';
  });
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
  const isSized = name.length > 1 && name.length <= MAX_NAME;
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

/** "Trastero" in an answer about "trasteros": no list of words knows all nouns, but the answer uses its own. */
function lowerCommonNouns(answer: ReadAnswer, candidates: readonly Candidate[]): void {
  const stems = candidates.map((candidate) => stemOfNoun(wordsOf(candidate)));
  const small = readSmallStems(answer, new Set(stems.filter((stem) => stem !== null)));
  candidates.forEach((candidate, index) => {
    if (small.has(stems[index] ?? '')) candidate.weight += SMALL_ELSEWHERE;
  });
}

/** The more known companies stand in the list, the surer its other members are companies, too. */
const bonusOfList = (companies: number): number =>
  SIBLING_BONUS + LONGER_LIST_BONUS * Math.min(MAX_COUNTED, Math.max(0, companies - 1));

const bestWeight = (group: readonly Candidate[]): number =>
  group.reduce((best, { weight }) => Math.max(best, weight), -Infinity);

function isAccepted(group: readonly Candidate[]): boolean {
  return bestWeight(group) + repetitionOf(group) >= RUN_ACCEPTED;
}

function repetitionOf(group: readonly Candidate[]): number {
  if (group.length > 2) return OFTEN_REPEATED_BONUS;
  if (group.length < 2) return 0;
  return new Set(group.map(({ segment }) => segment)).size > 1 ? REPEATED_BONUS : NEARBY_BONUS;
}
