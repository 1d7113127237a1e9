import type { At, ReadAnswer, ReadSegment, Word } from '../../document/document.ts';
import { firstIndex, fitsName, joinsName } from '../../document/document.ts';
import { withSingleBlanks } from '../../document/spelling.ts';
import type { TextSpan } from '../../extraction.ts';
import { isProductWord } from '../../lexicon/language.ts';
import { identityKey } from '../../linking/identity.ts';
import { opensProduct } from '../gazetteer/judge-names.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import type { DiscoveredName } from '../gazetteer/names.ts';
import { isEnumeration, isTradeName, readRuns, type Stretch } from './candidates.ts';
import { type Part, partAround } from './parts.ts';
import { HOPELESS, RUN_ACCEPTED, weighRun } from './weights.ts';

/** A stretch of words that may name a company unknown so far; its weight is measured against `RUN_ACCEPTED`. */
interface Candidate {
  range: Stretch;
  name: string;
  key: string;
  weight: number;
}

/** A name that may stand in an enumeration. */
interface Listed extends TextSpan {
  segment: ReadSegment;
  key: string;
  isCompany: boolean;
  /** An acronym in no list of terms. */
  inCapitals: boolean;
}

const SIBLING_BONUS = 0.65;
const LONGER_LIST_BONUS = 0.15;
const MAX_COUNTED = 4;
const REPEATED_BONUS = 0.3;
const OFTEN_REPEATED_BONUS = 0.5;
const MAX_NAME = 60;
const SMALL_ELSEWHERE = -0.8;
const MIN_NOUN = 5;
// "Women's Zorbano Trail": behind that a product card says what is sold.
const MAKER_REACH = 2;

/** The known names and the parts of heads, by the segment they stand in. */
type Discovery = At<'answer' | 'language'> & {
  matches: ReadonlyMap<ReadSegment, readonly NameMatch[]>;
  parts: ReadonlyMap<ReadSegment, readonly Part[]>;
};

/** The unknown companies an answer names: from its heads, cells and lists, and from its sentences. */
export function discoverCompanies({ answer, language, matches, parts }: Discovery): DiscoveredName[] {
  const found: Candidate[] = [];
  // Names of products and how they begin are no companies elsewhere.
  const products = new Set<string>();
  for (const segment of answer.segments) {
    const known = matches.get(segment) ?? [];
    const heads = parts.get(segment) ?? [];
    for (const part of heads)
      if (introducesName(part))
        found.push(...toCandidates(part, part.isAccepted ? RUN_ACCEPTED : part.strength));
    for (const run of readRuns({ answer, language, segment }, known))
      if (isProduct(run, known))
        for (const { end } of run.words) products.add(identityKey(answer.visible.slice(run.start, end)));
      else if (!isWeighedAsHead(run, heads)) found.push(...toCandidates(run, weighRun(run)));
  }
  const candidates = found.filter(({ key }) => !products.has(key));
  lowerCommonNouns(answer, candidates);
  const groups = Map.groupBy(candidates, ({ key }) => key);
  const accepted = new Set<string>();
  const accept = (key: string, bonus: number): void => {
    if (groups.get(key)?.some(({ weight }) => weight + bonus >= RUN_ACCEPTED) === true) accepted.add(key);
  };
  for (const [key, group] of groups) accept(key, bonusOfRepetition(group.length));
  const known = [...matches.values()].flat().map(toKnown);
  const listed = [...known, ...candidates.map((candidate) => toListed(candidate, accepted))];
  for (const [key, companies] of linkEnumerations(answer, listed)) accept(key, bonusOfList(companies));
  return mergeProductLines([...accepted].map((key) => groups.get(key)?.[0]?.name ?? ''));
}

/** Whether the run is a product of a company named right before: "Nike Pegasus". */
const isProduct = ({ answer, before, first, start }: Stretch, matches: readonly NameMatch[]): boolean =>
  before !== undefined &&
  matches[firstIndex(matches, ({ last }) => last >= first - 1)]?.last === first - 1 &&
  joinsName(answer.visible, before.end, start);

/** A piece without a known name, or one whose everyday word ("Full Moon") does not stand for a product's maker. */
function introducesName({ segment, match, first }: Part): boolean {
  if (segment.kind === 'product' && (first > MAKER_REACH || isProductWord(segment, first))) return false;
  if (match === null || !match.common) return match === null;
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
  return name.length < 2 || name.length > MAX_NAME ? [] : [{ range, name, key: identityKey(name), weight }];
}

/** "Trastero" where the answer writes "trastero", too: no list of words knows all nouns, but the answer uses its own. */
function lowerCommonNouns({ segments }: ReadAnswer, candidates: readonly Candidate[]): void {
  const nouns = Map.groupBy(candidates, ({ range }) => nounOf(range.words));
  for (const { words } of segments)
    for (const { folded, capital, mixed } of words) {
      if (capital || mixed || !nouns.has(folded)) continue;
      for (const candidate of nouns.get(folded) ?? []) candidate.weight += SMALL_ELSEWHERE;
      nouns.delete(folded);
    }
}

/** A single word with a capital, which may be a noun. */
function nounOf([word, ...rest]: readonly Word[]): string | null {
  if (word === undefined || rest.length > 0 || word.folded.length < MIN_NOUN) return null;
  return word.capital && !word.allCapitals && !word.mixed ? word.folded : null;
}

const bonusOfRepetition = (times: number): number =>
  times > 2 ? OFTEN_REPEATED_BONUS : times > 1 ? REPEATED_BONUS : 0;

/** The more known companies stand in the list, the surer its other members are companies, too. */
const bonusOfList = (companies: number): number =>
  SIBLING_BONUS + LONGER_LIST_BONUS * Math.min(MAX_COUNTED, Math.max(0, companies - 1));

const toKnown = ({ segment, start, end, form, common }: NameMatch): Listed => {
  return { segment, start, end, key: form.key, isCompany: !common, inCapitals: false };
};

function toListed({ range, key, weight }: Candidate, accepted: ReadonlySet<string>): Listed {
  const { segment, start, end, words } = range;
  const inCapitals = weight > 0 && words[0]?.allCapitals === true;
  return { segment, start, end, key, isCompany: accepted.has(key), inCapitals };
}

// "DBS, OCBC e UOB": three acronyms in a row that are no known terms name organisations.
const MIN_ACRONYMS = 3;

/** The names that stand in one enumeration with companies ("DBS, OCBC e UOB"): their keys, and with how many. */
function linkEnumerations(answer: ReadAnswer, names: readonly Listed[]): Map<string, number> {
  const linked = new Map<string, number>();
  for (const inSegment of Map.groupBy(names, ({ segment }) => segment).values())
    for (const chain of readChains(answer, inSegment)) {
      const companies = chain.filter(({ isCompany }) => isCompany).length;
      const acronyms = chain.filter(({ inCapitals }) => inCapitals).length;
      if (companies > 0 || acronyms >= MIN_ACRONYMS)
        for (const { key } of chain) linked.set(key, Math.max(companies, linked.get(key) ?? 0));
    }
  return linked;
}

/** The names of a segment, those together that are listed together; of two that overlap the longer one. */
function readChains({ visible }: ReadAnswer, names: readonly Listed[]): Listed[][] {
  const chains: Listed[][] = [];
  for (const name of names.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const chain = chains.at(-1);
    const before = chain?.at(-1);
    if (before !== undefined && name.start < before.end) before.isCompany ||= name.isCompany;
    else if (before !== undefined && isEnumeration(visible.slice(before.end, name.start))) chain?.push(name);
    else chains.push([name]);
  }
  return chains;
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

const MAX_BRAND_WORDS = 2;

/**
 * The company inside the name of one of its products: "Saucony Endorphin Pro 4" → Saucony, "Octorate PMS" → Octorate.
 * A name without a product word, model number or size stays whole ("Octopus Energy").
 */
function reduceToCompany(range: Stretch): Stretch {
  const { segment, first, words, kinds } = range;
  if (isTradeName(range)) return range;
  const product = words.findIndex((_, index) => index > 0 && isProductWord(segment, first + index));
  const cut = product < 0 ? findShouted(range) : product;
  if (cut < 0) return range;
  const unknown = kinds.slice(0, cut).indexOf('unknown');
  if (unknown === 0) return range.between(first, first);
  if (cut < MAX_BRAND_WORDS && unknown < 0) return range;
  return range.between(first, first + Math.min(Math.max(unknown, 1), cut - 1));
}

/** Where the product begins behind a name: "Zorbano PURE" names a line of it, in "Bedrock Cairn Evo 3D" the model goes on. */
function findShouted({ answer, words, kinds, end, next }: Stretch): number {
  const at = words.findIndex(
    ({ allCapitals }, place) => place > 0 && allCapitals && kinds[place] === 'generic',
  );
  if (at > 0 && words[0]?.allCapitals === false) return at;
  const goesOn = next !== undefined && joinsName(answer.visible, end, next.start);
  return goesOn && fitsName(next) ? words.length : -1;
}
