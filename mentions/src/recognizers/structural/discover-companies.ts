import { type At, type ReadAnswer, type ReadSegment, firstIndex } from '../../document/document.ts';
import { factOf, letterBit, lettersOf } from '../../document/spelling.ts';
import { type Word, joinsName } from '../../document/words.ts';
import type { Language } from '../../extraction.ts';
import { isProductWord } from '../../lexicon/word-kinds.ts';
import { identityKey } from '../../linking/identity.ts';
import { opensProduct } from '../gazetteer/context.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import type { Candidate, DiscoveredName, WordRange } from './heads.ts';
import { type Part, isAcceptedPart, partAround, partStrength } from './parts.ts';
import { linkEnumerations } from './run-context.ts';
import { readRuns, reduceToCompany } from './runs.ts';
import { RUN_ACCEPTED, weighRun } from './weigh-run.ts';
import { patternWords, withoutEnding } from '../../lexicon/pattern.ts';
import { withSingleBlanks } from '../../document/signs.ts';

const MIN_NOUN = 5;
const stemOf = factOf(({ folded }) => withoutEnding(folded, patternWords.pluralEndings) ?? folded);

/** The stem of what may be a noun with a capital: a single word, or one and its numbers; null for other names. */
function stemOfNoun(words: readonly Word[]): string | null {
  const [word, ...rest] = words;
  if (word === undefined || rest.some(({ digits }) => !digits)) return null;
  return word.capital && !word.allCapitals && !word.mixed ? stemOf(word.spelling) : null;
}

/**
 * Which of these stems an answer writes in small letters ("Trastero" beside "trasteros"): whatever
 * they mean, they are nouns of its language.
 */
function readSmallStems({ segments }: ReadAnswer, stems: ReadonlySet<string>): ReadonlySet<string> {
  const small = new Set<string>();
  if (stems.size === 0) return small;
  const letters = lettersOf(stems);
  for (const { words } of segments)
    for (const { spelling } of words) {
      const { folded, capital, mixed, digits } = spelling;
      if ((letters & letterBit(folded)) === 0) continue;
      if (capital || mixed || digits || folded.length < MIN_NOUN) continue;
      const stem = stemOf(spelling);
      if (stems.has(stem)) small.add(stem);
    }
  return small;
}

/** "Lamo Footwear" beside "Lamo" is a line of it. */
function mergeProductLines(names: readonly string[]): DiscoveredName[] {
  const merged: DiscoveredName[] = [];
  for (const name of names.toSorted((a, b) => a.length - b.length)) {
    const owner = merged.find((known) => name.startsWith(`${known.name} `));
    if (owner === undefined) merged.push({ name, spellings: [name] });
    else owner.spellings.push(name);
  }
  return merged;
}

/** Whether the run is a product of a company named right before: "Nike Pegasus". */
function isProductOfCompany({
  answer,
  run,
  matches,
}: At<'answer'> & { run: WordRange; matches: readonly NameMatch[] }): boolean {
  const [before, first] = [run.segment.words[run.first - 1], run.segment.words[run.first]];
  const maker = matches[firstIndex(matches, ({ last }) => last >= run.first - 1)];
  if (before === undefined || first === undefined || maker?.last !== run.first - 1) return false;
  return joinsName(answer.visible, before.end, first.start);
}

/** The runs that are products of companies beside them. */
const productsOfCompanies = ({
  answer,
  runs,
  matches,
}: At<'answer'> & {
  runs: readonly WordRange[];
  matches: ReadonlyMap<ReadSegment, readonly NameMatch[]>;
}): ReadonlySet<WordRange> =>
  new Set(runs.filter((run) => isProductOfCompany({ answer, run, matches: matches.get(run.segment) ?? [] })));

/** Keys of product names and of how they begin, so that they are no companies elsewhere. */
function keysOfProducts({ visible }: ReadAnswer, products: Iterable<WordRange>): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { segment, first, last } of products) {
    const words = segment.words.slice(first, last + 1);
    const start = words[0]?.start ?? 0;
    for (const { end } of words) keys.add(identityKey(visible.slice(start, end)));
  }
  return keys;
}

const SIBLING_BONUS = 0.65;
const LONGER_LIST_BONUS = 0.15;
const MAX_COUNTED = 4;
const REPEATED_BONUS = 0.3;
const OFTEN_REPEATED_BONUS = 0.5;
const MAX_NAME = 60;
// Below this no list or repetition makes a company of it.
const HOPELESS = -1;
// What is too short or too long for a name is none, whatever else speaks for it.
const NO_NAME = -Infinity;
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
  const groups = Map.groupBy(candidates, ({ key }) => key);
  const accepted = new Set<string>();
  for (const [key, group] of groups) if (isAccepted(group)) accepted.add(key);
  for (const [key, companies] of linkEnumerations({ ...discovery, candidates, accepted }))
    if (bestWeight(groups.get(key) ?? []) + bonusOfList(companies) >= RUN_ACCEPTED) accepted.add(key);
  const names = [...accepted].flatMap((key) => groups.get(key)?.slice(0, 1) ?? []);
  return mergeProductLines(names.map(({ name }) => name));
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
function introducesName({ segment, match, first }: Part): boolean {
  if (segment.kind === 'product' && (first > MAKER_REACH || isProductWord(segment, first))) return false;
  if (match === null) return true;
  if (!match.common) return false;
  return match.first !== first || !(isProductWord(segment, match.last + 1) || opensProduct(match));
}

function candidatesOfRuns({
  answer,
  language,
  partsOf,
  runs,
}: Discovery & { runs: readonly WordRange[] }): Candidate[] {
  return runs
    .filter((run) => !isWeighedAsHead(run, partsOf.get(run.segment) ?? []))
    .flatMap((run) => {
      const weight = weighRun({ answer, range: run, language });
      if (weight <= HOPELESS) return [];
      return [toCandidate({ answer, range: reduceToCompany({ answer, range: run, language }), weight })];
    });
}

const wordsOf = ({ segment, first, last }: WordRange): readonly Word[] =>
  segment.words.slice(first, last + 1);

/** A run that opens a head is weighed as a head, with its siblings; behind a maker's name it is the product. */
function isWeighedAsHead(run: WordRange, parts: readonly Part[]): boolean {
  const part = partAround(parts, run);
  if (part === null) return false;
  return run.first === part.first || part.match?.first === part.first || part.segment.kind === 'product';
}

function toCandidate({
  answer,
  range,
  weight,
}: At<'answer'> & { range: WordRange; weight: number }): Candidate {
  const { segment, first, last } = range;
  const start = segment.words[first]?.start ?? 0;
  const name = withSingleBlanks(answer.raw.slice(start, segment.words[last]?.end ?? start));
  const isSized = name.length > 1 && name.length <= MAX_NAME;
  return { segment, first, last, name, key: identityKey(name), weight: isSized ? weight : NO_NAME };
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
  group.reduce((best, { weight }) => Math.max(best, weight), NO_NAME);

function isAccepted(group: readonly Candidate[]): boolean {
  return bestWeight(group) + repetitionOf(group) >= RUN_ACCEPTED;
}

function repetitionOf(group: readonly Candidate[]): number {
  if (group.length < 2) return 0;
  return group.length > 2 ? OFTEN_REPEATED_BONUS : REPEATED_BONUS;
}
