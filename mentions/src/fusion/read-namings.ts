import { type At, type ReadAnswer, readNameWords, type ReadSegment } from '../document/document.ts';
import type { CleanText } from '../document/markup.ts';
import { fold, splitAtBlanks, withSingleBlanks } from '../document/spelling.ts';
import type { ExtractionInput, TextSpan } from '../extraction.ts';
import { allPhrases, isIn, pattern, productWords, toPhrases, wordList } from '../lexicon/index.ts';
import { identityKey } from '../linking/identity.ts';
import { type Judged, judgeNames, type NamesRead } from '../recognizers/gazetteer/judge-names.ts';
import { extendNameIndex, type NameIndex } from '../recognizers/gazetteer/known-names.ts';
import { matchNames, type NameMatch, rematchNames } from '../recognizers/gazetteer/match-names.ts';
import type { NamedCompany } from '../recognizers/gazetteer/names.ts';
import { isEnumeration } from '../recognizers/structural/candidates.ts';
import { discoverCompanies } from '../recognizers/structural/discover-companies.ts';
import { readParts } from '../recognizers/structural/parts.ts';

export interface NamingInput
  extends Omit<ExtractionInput, 'answer' | 'language' | 'report'>, At<'answer' | 'language'> {
  /** The text it was read from, with the way back to the offsets as given. */
  clean: CleanText;
  /** The names that are known, whoever gave them. */
  index: NameIndex;
}

export interface Namings {
  /** In order of first naming. */
  companies: NamedInAnswer[];
  /** Keys of companies the answer says it found nothing about. */
  absentKeys: ReadonlySet<string>;
  /** Every naming of a known name with what its place says of it. */
  judged: readonly Judged[];
}

/** All companies an answer names. */
export function readNamings(input: NamingInput): Namings {
  const { answer, ignoredNames = [] } = input;
  const judged = judgeNames(readNames(input));
  const ignored = new Set(ignoredNames.map(identityKey));
  const named = collectNamed(answer, judged, (_, namings) => isCertain(namings));
  const companies = named.filter(({ key }) => !ignored.has(key));
  return { companies, absentKeys: keysOfAbsent(judged), judged };
}

/** Whether one of the places says by itself that a company is meant. */
export const isCertain = (namings: readonly Judged[]): boolean =>
  namings.some(({ verdict }) => verdict === 'certain');

export const keysOfAbsent = (judged: readonly Judged[]): ReadonlySet<string> =>
  new Set(judged.flatMap(({ verdict, match }) => (verdict === 'absent' ? [match.form.company.key] : [])));

/** The known names of an answer with the parts of its heads. */
export function findKnown(place: At<'answer' | 'language'> & { index: NameIndex }): NamesRead & Known {
  const matches = matchNames(place);
  const bySegment = Map.groupBy(matches, ({ segment }) => segment);
  return { ...place, matches, bySegment, parts: readParts(place, bySegment) };
}

interface Known {
  bySegment: ReadonlyMap<ReadSegment, NameMatch[]>;
}

/** Looks for known names first; when the answer introduces names of its own, once more for all together. */
function readNames({ answer, language, index }: NamingInput): NamesRead {
  const known = findKnown({ answer, language, index });
  const found = discoverCompanies({ ...known, matches: known.bySegment });
  if (found.length === 0) return known;
  const spellings = found.flatMap((name) => name.spellings);
  const gained = new Set(spellings.map((spelling) => readNameWords(spelling)[0]?.folded ?? ''));
  const search = { answer, index: extendNameIndex(index, found), language };
  return { ...known, matches: rematchNames(search, known.bySegment, gained) };
}

const isLineNoun = isIn('lineNouns');
const platforms = wordList('platforms');
const passingCues = toPhrases(allPhrases('passingCues'));
/** "certified by organizations like PETA": small words stand between. */
const CUE_REACH = 5;
const RATING_REACH = 16;
const RATED_ON = pattern('u')`(?:\d\s?\/\s?(?:5|10)|${'stars'})\s${'ratedOn'}\s$`;

/**
 * The namings that offer nothing: a line or technology of the company spoken of ("la suite HR Infinity"), what certifies or
 * rates it ("certified by PETA", "4,7/5 su Trustpilot"), a browser or system it runs on. A user's own brand is what is
 * measured, and never one of them.
 */
function findNamedInPassing(answer: ReadAnswer, judged: readonly Judged[]): ReadonlySet<NameMatch> {
  const passing = new Set<NameMatch>();
  const runsOn = new Set<NameMatch>();
  judged.forEach(({ match }, index) => {
    if (match.form.company.source === 'brand') return;
    if (isPlatform(match)) runsOn.add(match);
    const [before, after] = [judged[index - 1]?.match, judged[index + 1]?.match];
    const isListed =
      before?.segment === match.segment &&
      passing.has(before) &&
      isEnumeration(answer.visible.slice(before.end, match.start));
    if (isListed || isLine(answer, match, before, after) || isSeal(answer, match)) passing.add(match);
  });
  return new Set([...passing, ...runsOn]);
}

function isLine(answer: ReadAnswer, match: NameMatch, before?: NameMatch, after?: NameMatch): boolean {
  const { segment, first } = match;
  const [noun, word] = [segment.words[first - 2], segment.words[first - 1]];
  if (word === undefined) return false;
  const isDescribed = noun !== undefined && isLineNoun(noun.spelling) && !word.capital;
  if (!isDescribed && !isLineNoun(word.spelling)) return false;
  return isSpokenOf(match, before) || isMaker(answer, match, after);
}

/** Whether the company named last is the one this stretch of text is about, and no sibling of it. */
function isSpokenOf({ segment }: NameMatch, before: NameMatch | undefined): boolean {
  if (before === undefined) return false;
  if (before.segment === segment) return true;
  return before.segment.block === segment.block && before.segment.group !== segment.group;
}

/** "Sistema A Modo Mio (Lavazza)". */
const isMaker = ({ visible }: ReadAnswer, match: NameMatch, after: NameMatch | undefined): boolean =>
  after?.segment === match.segment && visible.slice(match.end, after.start).trim() === '(';

function isSeal({ visible }: ReadAnswer, { segment, first, start }: NameMatch): boolean {
  if (RATED_ON.test(visible.slice(Math.max(segment.start, start - RATING_REACH), start))) return true;
  for (let index = first; index > Math.max(0, first - CUE_REACH); index--)
    if (passingCues.lengthBefore(segment.words, index) > 0) return true;
  return false;
}

const isPlatform = ({ form, segment: { kind, words }, first }: NameMatch): boolean =>
  platforms.has(form.key) && (kind === 'paragraph' || !words.slice(0, first).every(({ digits }) => digits));

/** A company with every place that names it. */
export interface NamedInAnswer {
  company: NamedCompany;
  name: string;
  key: string;
  brandIndex: number | null;
  spans: TextSpan[];
  matches: NameMatch[];
  /** Every naming is only in passing: it ranks behind the companies the answer speaks of. */
  passing: boolean;
}

/** By first naming of any kind; what is named only in passing, or as a shop under product cards, ranks behind. */
export const compareByNaming = (one: NamedInAnswer, other: NamedInAnswer): number =>
  Number(standsAside(one)) - Number(standsAside(other)) ||
  (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0);

const standsAside = ({ passing, matches }: NamedInAnswer): boolean =>
  passing || matches.every(({ segment }) => segment.kind === 'seller');

/** Gathers the namings of each company that counts, in order of first naming. */
export function collectNamed(
  answer: ReadAnswer,
  judged: readonly Judged[],
  /** Whether the namings that may count make a company of it. */
  isNamed: (company: NamedCompany, judged: readonly Judged[]) => boolean,
): NamedInAnswer[] {
  const counted = judged.filter(({ verdict }) => verdict === 'certain' || verdict === 'open');
  const passing = findNamedInPassing(answer, counted);
  return [...Map.groupBy(counted, ({ match }) => match.form.company.key).values()]
    .flatMap((group) => {
      const company = group[0]?.match.form.company;
      if (company === undefined || !isNamed(company, group)) return [];
      const matches = group.map(({ match }) => match).filter(isNoRepeat);
      return {
        company,
        name: spellingOf(answer, company, matches),
        key: company.key,
        brandIndex: company.brandIndex,
        spans: matches.map(({ start, end }) => ({ start, end })),
        matches,
        passing: matches.every((match) => passing.has(match)),
      };
    })
    .toSorted(compareByNaming);
}

/** "Qonto (qonto.com)": the address beside the name is not a second naming. */
const isNoRepeat = (match: NameMatch, _: number, all: readonly NameMatch[]): boolean =>
  !match.asDomain || !all.some((other) => !other.asDomain && other.segment === match.segment);

/** The company's own name when the answer writes it or a line that opens with it, else the first spelling it uses. */
function spellingOf({ raw }: ReadAnswer, company: NamedCompany, matches: readonly NameMatch[]): string {
  const [shown] = matches;
  if (shown === undefined || matches.some(({ form }) => form.key === company.key)) return company.name;
  const written = withSingleBlanks(raw.slice(shown.start, shown.end));
  return isLineOf(company, written) ? company.name : written;
}

/** "Farmina N&D", "Bosch Professional": behind the company’s name nothing but capitals or kinds of products. */
function isLineOf({ name, source }: NamedCompany, written: string): boolean {
  if (!written.startsWith(`${name} `)) return false;
  // The report names the maker, the answer writes its product.
  if (source === 'reported') return true;
  const rest = splitAtBlanks(written.slice(name.length + 1).replaceAll('-', ' '));
  return rest.every((word) => /^[\p{Lu}\d&]+$/u.test(word) || productWords.has(fold(word)));
}
