import { type At, type ReadAnswer, type ReadSegment, firstIndex } from '../../document/document.ts';
import { withSingleBlanks } from '../../document/signs.ts';
import { factOf } from '../../document/spelling.ts';
import { type Word, joinsName } from '../../document/words.ts';
import { patternWords, withoutEnding } from '../../lexicon/pattern.ts';
import { isProductWord } from '../../lexicon/word-kinds.ts';
import { identityKey } from '../../linking/identity.ts';
import { opensProduct } from '../gazetteer/judge-names.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import { type Part, partAround } from './parts.ts';
import { type Listed, linkEnumerations } from './run-context.ts';
import { readRuns, reduceToCompany } from './runs.ts';
import type { Stretch } from './stretch.ts';
import { HOPELESS, RUN_ACCEPTED, weighRun } from './weigh-run.ts';

/** A name the answer itself introduces. */
export interface DiscoveredName {
  name: string;
  spellings: string[];
}

/** A stretch of words that may name a company unknown so far; its weight is measured against `RUN_ACCEPTED`. */
interface Candidate {
  range: Stretch;
  name: string;
  key: string;
  weight: number;
}

const SIBLING_BONUS = 0.65;
const LONGER_LIST_BONUS = 0.15;
const MAX_COUNTED = 4;
const REPEATED_BONUS = 0.3;
const OFTEN_REPEATED_BONUS = 0.5;
const MAX_NAME = 60;
// What is too short or too long for a name is none, whatever else speaks for it.
const NO_NAME = -Infinity;
// "Women's Zorbano Trail": behind that a product card says what is sold.
const MAKER_REACH = 2;
const SMALL_ELSEWHERE = -0.8;
const MIN_NOUN = 5;

/** The known names and the parts of heads, by the segment they stand in. */
type Discovery = At<'answer' | 'language'> & {
  matches: ReadonlyMap<ReadSegment, readonly NameMatch[]>;
  parts: ReadonlyMap<ReadSegment, readonly Part[]>;
};

/** The unknown companies an answer names: from its heads, cells and lists, and from its sentences. */
export function discoverCompanies({ answer, language, matches, parts }: Discovery): DiscoveredName[] {
  const runs = answer.segments.flatMap((segment) =>
    readRuns({ answer, language, segment }, matches.get(segment) ?? []),
  );
  const products = new Set(runs.filter((run) => isProduct(run, matches.get(run.segment) ?? [])));
  const productKeys = keysOfProducts(products);
  const candidates = [
    ...[...parts.values()].flat().flatMap(candidatesOfPart),
    ...runs
      .filter((run) => !products.has(run) && !isWeighedAsHead(run, parts.get(run.segment) ?? []))
      .flatMap((run) => toCandidates(run, weighRun(run))),
  ].filter(({ key }) => !productKeys.has(key));
  lowerCommonNouns(answer, candidates);
  const groups = Map.groupBy(candidates, ({ key }) => key);
  const accepted = new Set<string>();
  const accept = (key: string, bonus: number): void => {
    if (groups.get(key)?.some(({ weight }) => weight + bonus >= RUN_ACCEPTED) === true) accepted.add(key);
  };
  for (const [key, group] of groups) accept(key, bonusOfRepetition(group.length));
  const listed = [...listKnown(matches), ...candidates.map((candidate) => toListed(candidate, accepted))];
  for (const [key, companies] of linkEnumerations(answer, listed)) accept(key, bonusOfList(companies));
  return mergeProductLines([...accepted].map((key) => groups.get(key)?.[0]?.name ?? ''));
}

/** Whether the run is a product of a company named right before: "Nike Pegasus". */
function isProduct({ answer, before, first, start }: Stretch, matches: readonly NameMatch[]): boolean {
  const maker = matches[firstIndex(matches, ({ last }) => last >= first - 1)];
  if (before === undefined || maker?.last !== first - 1) return false;
  return joinsName(answer.visible, before.end, start);
}

/** Keys of product names and of how they begin, so that they are no companies elsewhere. */
function keysOfProducts(products: Iterable<Stretch>): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { answer, words, start } of products)
    for (const { end } of words) keys.add(identityKey(answer.visible.slice(start, end)));
  return keys;
}

const candidatesOfPart = (part: Part): Candidate[] =>
  introducesName(part) ? toCandidates(part, part.isAccepted ? RUN_ACCEPTED : part.strength) : [];

/** A piece without a known name, or one whose everyday word ("Full Moon") does not stand for a product's maker. */
function introducesName({ segment, match, first }: Part): boolean {
  if (segment.kind === 'product' && (first > MAKER_REACH || isProductWord(segment, first))) return false;
  if (match === null) return true;
  if (!match.common) return false;
  return match.first !== first || !(isProductWord(segment, match.last + 1) || opensProduct(match));
}

/** A run that opens a head is weighed as a head, with its siblings; behind a maker's name it is the product. */
function isWeighedAsHead(run: Stretch, parts: readonly Part[]): boolean {
  const part = partAround(parts, run);
  if (part === null) return false;
  return run.first === part.first || part.match?.first === part.first || part.segment.kind === 'product';
}

/** The name of the words, unless no list or repetition could make a company of it. */
function toCandidates(words: Stretch, weight: number): Candidate[] {
  if (weight <= HOPELESS) return [];
  const range = reduceToCompany(words);
  const name = withSingleBlanks(range.answer.raw.slice(range.start, range.end));
  const isSized = name.length > 1 && name.length <= MAX_NAME;
  return [{ range, name, key: identityKey(name), weight: isSized ? weight : NO_NAME }];
}

/** "Trastero" in an answer about "trasteros": no list of words knows all nouns, but the answer uses its own. */
function lowerCommonNouns(answer: ReadAnswer, candidates: readonly Candidate[]): void {
  const stems = candidates.map(({ range }) => stemOfNoun(range.words));
  const small = readSmallStems(answer, new Set(stems.filter((stem) => stem !== null)));
  candidates.forEach((candidate, index) => {
    if (small.has(stems[index] ?? '')) candidate.weight += SMALL_ELSEWHERE;
  });
}

const stemOf = factOf(({ folded }) => withoutEnding(folded, patternWords.pluralEndings) ?? folded);

/** The stem of what may be a noun with a capital: a single word, or one and its numbers; null for other names. */
function stemOfNoun([word, ...rest]: readonly Word[]): string | null {
  if (word === undefined || rest.some(({ digits }) => !digits)) return null;
  return word.capital && !word.allCapitals && !word.mixed ? stemOf(word.spelling) : null;
}

/** Which of these stems an answer writes in small letters: whatever they mean, they are nouns of its language. */
function readSmallStems({ segments }: ReadAnswer, stems: ReadonlySet<string>): ReadonlySet<string> {
  const small = new Set<string>();
  for (const { words } of segments)
    for (const { spelling } of words) {
      const { folded, capital, mixed, digits } = spelling;
      if (capital || mixed || digits || folded.length < MIN_NOUN) continue;
      const stem = stemOf(spelling);
      if (stems.has(stem)) small.add(stem);
    }
  return small;
}

function bonusOfRepetition(times: number): number {
  if (times < 2) return 0;
  return times > 2 ? OFTEN_REPEATED_BONUS : REPEATED_BONUS;
}

/** The more known companies stand in the list, the surer its other members are companies, too. */
const bonusOfList = (companies: number): number =>
  SIBLING_BONUS + LONGER_LIST_BONUS * Math.min(MAX_COUNTED, Math.max(0, companies - 1));

const listKnown = (matches: Discovery['matches']): Listed[] =>
  [...matches.values()].flat().map(({ segment, start, end, form, common }) => {
    return { segment, start, end, key: form.key, isCompany: !common, inCapitals: false };
  });

function toListed({ range, key, weight }: Candidate, accepted: ReadonlySet<string>): Listed {
  const { segment, start, end, words } = range;
  const inCapitals = weight > 0 && words[0]?.allCapitals === true;
  return { segment, start, end, key, isCompany: accepted.has(key), inCapitals };
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
