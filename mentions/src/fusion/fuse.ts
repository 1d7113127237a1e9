import { companyOf } from '../catalogue/index.ts';
import { fitsName, joinsName, meetsAny, type ReadAnswer, type Word } from '../document/document.ts';
import type { Brand, KnownCompany, Language } from '../extraction.ts';
import { isAnd, productWords, wordList } from '../lexicon/index.ts';
import { isCommonWord, kindOfWord, type WordKind } from '../lexicon/language.ts';
import { identityKey, nameWords } from '../linking/identity.ts';
import { type Judged, judgeNames } from '../recognizers/gazetteer/judge-names.ts';
import { buildNameIndex, type NameIndex } from '../recognizers/gazetteer/known-names.ts';
import type { NameMatch } from '../recognizers/gazetteer/match-names.ts';
import type { NameSource } from '../recognizers/gazetteer/names.ts';
import type { GroundedCompany } from '../recognizers/model/ground-report.ts';
import type { NamedInAnswer, NamingInput, Namings } from './read-namings.ts';
import { collectNamed, compareByNaming, findKnown, isCertain, keysOfAbsent } from './read-namings.ts';

const UNNAMED: ReadonlySet<WordKind> = new Set(['place', 'demonym', 'function']);
/** Shorter names are as often units and abbreviations ("dB"). */
const MIN_KNOWN = 3;
const SHORT = 4;

/**
 * Whether the text grounds a company the report names: where it stands nothing else is meant. An everyday word the answer
 * writes small as often is that word: "Documenti" beside "i documenti".
 */
const isGroundedNaming = (answer: ReadAnswer, namings: readonly Judged[]): boolean =>
  namings.some(({ match }) => !match.common) ||
  namings.every(({ match }) => countSmall(answer, match) < namings.length);

/** Whether a place that does not speak for a company may still be one: no town ("for Singapore") and no small word. */
const isPossibleNaming = (namings: readonly Judged[]): boolean =>
  !namings.every(({ match: { form } }) =>
    form.words.every((word) => UNNAMED.has(kindOfWord(word, 'it')) || UNNAMED.has(kindOfWord(word, 'en'))),
  );

/** A name from the user, from earlier answers or the catalogue, no everyday word and as it is spelt. */
const isKnownNaming = (
  answer: ReadAnswer,
  named: NamedInAnswer,
  reported: readonly NamedInAnswer[],
): boolean =>
  named.company.source !== 'answer' &&
  named.key.length >= MIN_KNOWN &&
  named.matches.some(
    (match) =>
      !match.common &&
      isAsSpelt(answer, match) &&
      !followsCompany(answer, match, reported) &&
      countSmall(answer, match) === 0,
  );

/** Case counts in names as short as "SOL" and "MEGA", signs in all ("hide.me"). */
function isAsSpelt({ raw }: ReadAnswer, { start, end, form: { spelling, key } }: NameMatch): boolean {
  const written = raw.slice(start, end);
  return written === spelling || (key.length > SHORT && written.toLowerCase() === spelling.toLowerCase());
}

/** "Adidas EVO SL": right behind a company the model names stands its product. */
const followsCompany = (
  { visible }: ReadAnswer,
  { start }: NameMatch,
  reported: readonly NamedInAnswer[],
): boolean =>
  reported.some(({ spans }) => spans.some(({ end }) => end < start && joinsName(visible, end, start)));

/** How often the answer writes the name, a single word, without a capital as well. */
function countSmall({ segments }: ReadAnswer, { segment, first, last }: NameMatch): number {
  const name = segment.words[first];
  if (name?.capital !== true || first !== last) return 0;
  const isSmall = (word: Word): boolean => word.folded === name.folded && !fitsName(word);
  return segments.reduce((count, { words }) => count + words.filter(isSmall).length, 0);
}

/**
 * What a naming needs to count beside a model's report.
 * text: the text alone decides · report: the report names it and the text grounds it · spelling: it is written as the
 * known name is spelt, though the report misses it · never: it has no vote.
 */
type Vote = 'text' | 'report' | 'spelling' | 'never';
export type Precedence = Readonly<Record<NameSource, Vote>>;

/** Chosen by measurement: docs/reading-quality.md holds what each other table would score. */
export const PRECEDENCE: Precedence = {
  brand: 'text',
  reported: 'report',
  learned: 'spelling',
  catalogue: 'spelling',
  answer: 'never',
};

/** A few reported names may stand in places that do not suggest a company; a report with many lists mere words. */
const MAX_DOUBTFUL_SHARE = 0.25;

export interface Fusing {
  input: NamingInput;
  grounded: readonly GroundedCompany[];
  /** What is read without the report. */
  byRules: Namings;
  precedence: Precedence;
}

export interface Fused extends Namings {
  /** Companies the report names of which the text says that it means something else. */
  refused: GroundedCompany[];
  /** How many companies of the report count, and how many known ones it misses. */
  accepted: number;
  missed: number;
  /** Of the accepted ones those whose places do not speak for a company. */
  doubtful: number;
}

/** Who is named, by a model's report and by what is known. */
export function fuse(fusing: Fusing): Fused {
  const { input, byRules, grounded, precedence } = fusing;
  const { reported, doubtful, judged } = readReported(fusing);
  const unreported = byRules.companies.filter((company) => !reported.some((other) => isSame(company, other)));
  const filled = unreported.filter((company) => {
    const vote = precedence[company.company.source];
    if (vote === 'text') return !byRules.absentKeys.has(company.key);
    return vote === 'spelling' && isKnownNaming(input.answer, company, reported);
  });
  const ignored = new Set((input.ignoredNames ?? []).map(identityKey));
  const companies = [...reported, ...filled].filter(({ key }) => !ignored.has(key)).toSorted(compareByNaming);
  const isRead = (company: GroundedCompany): boolean =>
    reported.some(({ spans }) => spans.some((span) => meetsAny(span, company.spans)));
  const counts = { accepted: reported.length, doubtful, missed: filled.length };
  const refused = grounded.filter((company) => !isRead(company));
  return { companies, absentKeys: keysOfAbsent(judged), judged, refused, ...counts };
}

/** The same identity, or another spelling or reading of the same place. */
export const isSame = (one: Spotted, other: Spotted): boolean =>
  one.key === other.key || one.spans.some((span) => meetsAny(span, other.spans));

type Spotted = Pick<NamedInAnswer, 'key' | 'spans'>;

/** Reads the answer once more, the reported names among the known ones: the text says where each is named, and whether. */
function readReported(fusing: Fusing): { reported: NamedInAnswer[]; judged: Judged[]; doubtful: number } {
  const { input, grounded } = fusing;
  const { answer, language, knownCompanies = [], useCatalogue = true } = input;
  const index = buildNameIndex({
    brands: adoptReported(fusing),
    knownCompanies,
    reported: joinProducts(grounded),
    withCatalogue: useCatalogue,
  });
  const judged = judgeNames(findKnown({ answer, language, index }));
  const isReported = findReported(index, grounded, judged);
  const doubtful = new Set<string>();
  const named = collectNamed(answer, judged, (company, namings) => {
    if (!isReported(company.key, namings)) return false;
    if (company.brandIndex !== null) return true;
    if (!isGroundedNaming(answer, namings)) return false;
    if (company.catalogued || isCertain(namings)) return true;
    if (!isPossibleNaming(namings)) return false;
    doubtful.add(company.key);
    return true;
  });
  const isBelieved = doubtful.size <= Math.max(1, MAX_DOUBTFUL_SHARE * named.length);
  const reported = named.filter(({ key }) => isBelieved || !doubtful.has(key));
  return { reported, judged, doubtful: isBelieved ? doubtful.size : 0 };
}

/**
 * "Copernico Garibaldi" where the text names the user's brand Copernico: the model's other name for one place is the
 * brand's, too, unless the model reports both as different companies.
 */
function adoptReported({ input: { brands = [], language }, grounded, byRules }: Fusing): Brand[] {
  const keys = new Set(grounded.map(({ key }) => key));
  return brands.map((brand, index) => {
    const spans = byRules.companies.find(({ brandIndex }) => brandIndex === index)?.spans ?? [];
    if (keys.has(identityKey(brand.name))) return brand;
    const adopted = grounded
      .filter((company) => company.spans.some((span) => meetsAny(span, spans)))
      .map(({ name }) => name);
    const itsOwn = namesOfBrand(brand, grounded, language);
    return { ...brand, aliases: [...(brand.aliases ?? []), ...adopted, ...itsOwn] };
  });
}

/** A name the text only writes inside a longer known one ("Enel" in "Enel X") reports the longer one. */
function findReported(
  index: NameIndex,
  grounded: readonly GroundedCompany[],
  judged: readonly Judged[],
): (key: string, namings: readonly Judged[]) => boolean {
  const keyOf = ({ name, key }: GroundedCompany): string =>
    index.findNamed(identityKey(name))?.company.key ?? key;
  const reported = new Set(grounded.map(keyOf));
  const matched = new Set(judged.map(({ match }) => match.form.company.key));
  const inside = grounded.filter((company) => !matched.has(keyOf(company))).flatMap(({ spans }) => spans);
  return (key, namings) => reported.has(key) || namings.some(({ match }) => meetsAny(match, inside));
}

const tradeClosings = wordList('tradeClosings');

/**
 * "Shopify Payments" beside "Shopify": of two names the model gives, the longer is the other's product when all it adds
 * says what is sold. One company, which a product counts for. A name the catalogue knows by itself stays another.
 */
function joinProducts(grounded: readonly GroundedCompany[]): KnownCompany[] {
  const joined = new Map<GroundedCompany, string[]>();
  for (const company of grounded.toSorted((a, b) => a.name.length - b.name.length)) {
    const isProduct = ({ name }: GroundedCompany): boolean => isProductName(wordsBehind(company.name, name));
    const maker = isCatalogued(company.name) ? undefined : [...joined.keys()].find(isProduct);
    if (maker === undefined) joined.set(company, []);
    else joined.get(maker)?.push(company.name);
  }
  return [...joined].map(([{ name }, aliases]) => ({ name, aliases }));
}

/**
 * "Correos Express" where the user's brand is Correos and the answer names it no other way: the brand's, when the name
 * adds what is sold or how such a firm is called ("Barabino & Partners"), for a company of the catalogue any everyday
 * word. "Alpha Test" stays another company than Alpha.
 */
function namesOfBrand({ name }: Brand, grounded: readonly GroundedCompany[], language: Language): string[] {
  const saysWhat = (word: string): boolean =>
    word.length > 1 && (productWords.has(word) || isCommonWord(word, language));
  const names = grounded.map((company) => company.name);
  return names.filter((longer) => {
    const rest = wordsBehind(longer, name);
    if (rest === null) return false;
    if (rest.every((word) => isAnd(word) || tradeClosings.has(word))) return true;
    if (isCatalogued(longer)) return false;
    return isProductName(rest) || (isCatalogued(name) && rest.every(saysWhat));
  });
}

const isCatalogued = (name: string): boolean => companyOf(identityKey(name)) !== null;

/** What a name adds to another that opens it, null when none does. */
function wordsBehind(name: string, opening: string): string[] | null {
  const [words, opens] = [nameWords(name), nameWords(opening)];
  if (opens.length === 0 || words.length <= opens.length) return null;
  return opens.every((word, index) => words[index] === word) ? words.slice(opens.length) : null;
}

const isProductName = (rest: readonly string[] | null): boolean =>
  rest?.every((word) => productWords.has(word)) === true;
