import { type At, isNameLike } from '../../document/document.ts';
import { fold, isDigitCode, flagOf } from '../../document/spelling.ts';
import { type Word, isAcronym, readNameWords } from '../../document/words.ts';
import type { Language } from '../../extraction.ts';
import { isIn, allPhrases } from '../../lexicon/index.ts';
import { type WordKind, isClassPhrase, kindAsWritten } from '../../lexicon/word-kinds.ts';
import { isDomainEnding } from '../../linking/identity.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import type { WordRange } from './heads.ts';
import { opensWithSign, withSingleBlanks } from '../../document/signs.ts';

const opensTrade = isIn('tradeOpenings');
const closesTrade = isIn('tradeClosings');

/**
 * Whether words say their trade as small businesses do: "Trattoria del Ponte", "Studio Bertola", "Hai Robotics".
 * What stands beside the trade must be more than a place ("Hotel Milano" may be any hotel there).
 */
export function isTradeName({ words, language }: { words: readonly Word[]; language: Language }): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || first === last) return false;
  if (opensTrade(first.spelling)) return isOwnName(words.slice(1), language);
  return closesTrade(last.spelling) && isOwnName(words.slice(0, -1), language);
}

/** "Birra Salento", "Hotel Milano": the trade and a place, a name where names are listed. */
function isTradeAtPlace(words: readonly Word[]): boolean {
  const [first, ...rest] = words;
  return first !== undefined && opensTrade(first.spelling) && rest.length > 0 && words.every(isNameLike);
}

const isOwnName = (words: readonly Word[], language: Language): boolean =>
  words.some(
    (word) =>
      isNameLike(word) && !['place', 'demonym', 'term', 'function'].includes(kindAsWritten(word, language)),
  );

const opensTitle = isIn('headingOpenings');
const closesTitle = isIn('headingClosings');

/** "What Customers Say", "Heritage & Brand Background": everyday words that say what a section tells. */
export function isSectionTitle(words: readonly Word[], kinds: readonly WordKind[]): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || first === last) return false;
  if (!opensTitle(first.spelling) && !closesTitle(last.spelling)) return false;
  return words.every(
    ({ mixed, allCapitals, spelling }, index) =>
      !mixed && !allCapitals && (kinds[index] !== 'unknown' || closesTitle(spelling)),
  );
}

const attributeTitles = allPhrases('attributeTitles');
const attributeColumns = allPhrases('attributeColumns');
const labelOpenings = new Set(
  [...attributeTitles, ...attributeColumns].map((text) => readNameWords(text)[0]?.folded),
);
const opensLabel = flagOf(({ folded }) => labelOpenings.has(folded));
const isInner = isIn('innerWords');
const LABEL_REACH = 6;
const MANY_WORDS = 5;
const TOO_MANY_WORDS = 7;
const MAX_LABEL_WORDS = 5;

const WEIGHT = {
  known: 2,
  mixed: 2,
  unknownCapital: 1.2,
  unknownSmall: 0.8,
  commonName: -0.1,
  tradeName: 0.1,
  tradeAtPlace: -0.2,
  generic: -0.5,
  generics: -0.9,
  /** Several everyday words in capitals in Italian or Spanish, before the list is known to hold names. */
  capitals: -0.65,
  phrase: -1.5,
  place: -1,
  term: -1,
  shouted: -0.2,
  attribute: -3,
  figure: -2,
} as const;

/** What the words of a part look like. */
type PartKind = keyof typeof WEIGHT;

const TOO_LONG = -2;
const LONG = -0.5;

/** What a part weighs by itself. */
interface WeighedPart {
  weight: number;
  /** Whether it is a name where names are listed: everyday words in capitals, a person, a long name with a trade. */
  namesIfListed: boolean;
}

const weighs = (weight: number): WeighedPart => ({ weight, namesIfListed: false });

/** How much a head looks like a name by itself: above 0 rather yes, below 0 rather a label, a feature or a phrase. */
export function weighPart({
  answer,
  part,
  match,
  language,
}: At<'answer' | 'language'> & { part: WordRange; match: NameMatch | null }): WeighedPart {
  const words = part.segment.words.slice(part.first, part.last + 1);
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined) return weighs(WEIGHT.phrase);
  const text = answer.visible.slice(first.start, last.end);
  if (words.length <= MAX_LABEL_WORDS && opensLabel(first.spelling) && isLabel(text))
    return weighs(weighLabel(match, answer.visible.slice(last.end, last.end + LABEL_REACH)));
  if (match !== null && !match.common)
    return weighs(match.first === part.first ? WEIGHT.known : WEIGHT.known / 2);
  if (isCompound(text) && !first.digits) return weighs(weighCompound(words, language));
  const length = part.segment.kind === 'product' ? 0 : penaltyOfLength(words.length);
  const kind = kindOfWords({ visible: answer.visible, words, language, match });
  return {
    weight: WEIGHT[kind] + length,
    namesIfListed: length === 0 ? kind === 'capitals' : kind === 'tradeName' && length === LONG,
  };
}

/** "Dove", "Target": labels that a company is called like, in a list of names and without the colon of a label. */
function weighLabel(match: NameMatch | null, behind: string): number {
  if (match?.common === false) return WEIGHT.known;
  const isNamed = match?.form.company.source === 'brand' && !opensWithSign(behind, ':');
  return isNamed ? WEIGHT.commonName : WEIGHT.attribute;
}

/** `normalmap-generator`, `PBR-Express`: one word made of several. */
const isCompound = (text: string): boolean => !text.includes(' ') && /^[^\s/]+[-_][^\s/]+$/u.test(text);

function weighCompound(words: readonly Word[], language: Language): number {
  const isKnown = words.every((word) => !['unknown', 'term'].includes(kindAsWritten(word, language)));
  if (isKnown) return WEIGHT.generic;
  return words.some(isNameLike) ? WEIGHT.unknownCapital : WEIGHT.unknownSmall;
}

function isLabel(text: string): boolean {
  const phrase = (text.includes('  ') ? withSingleBlanks(fold(text)) : fold(text)).trim();
  return attributeTitles.has(phrase) || attributeColumns.has(phrase);
}

function penaltyOfLength(length: number): number {
  if (length > TOO_MANY_WORDS) return TOO_LONG;
  return length > MANY_WORDS ? LONG : 0;
}

function kindOfWords({
  visible,
  words,
  language,
  match,
}: At<'words' | 'language'> & { visible: string; match: NameMatch | null }): PartKind {
  const [first] = words;
  if (first === undefined) return 'phrase';
  const kinds = words.map((word) => kindAsWritten(word, language));
  const isMatched = match !== null && isNameLike(first);
  if (!isMatched && isSmallEveryday(words, kinds)) return 'phrase';
  if (first.digits && !first.mixed && isDigitCode(first.folded.charCodeAt(0))) return 'figure';
  if (hasLooseWord({ words, kinds, visible })) return 'phrase';
  if (match === null && isSectionTitle(words, kinds)) return 'phrase';
  if (words.some((word, index) => word.mixed && kinds[index] !== 'term')) return 'mixed';
  if (match === null && isClassPhrase(words)) return 'term';
  const unknown = words.findIndex((word, index) => kinds[index] === 'unknown' && !isAcronym(word));
  if (unknown !== -1) return kindOfUnknown(words[unknown]);
  if (match !== null) return 'commonName';
  if (kinds.every((kind) => kind === 'place' || kind === 'demonym')) return 'place';
  if (kinds.every((kind) => kind === 'term')) return 'term';
  if (words.some(isAcronym)) return 'shouted';
  if (isTradeName({ words, language })) return 'tradeName';
  if (isTradeAtPlace(words)) return 'tradeAtPlace';
  if (words.length === 1) return 'generic';
  return language !== 'en' && words.every(isCapitalOrLink) ? 'capitals' : 'generics';
}

/** "Energia Pulita Marca": Italian and Spanish give capitals to names, not to headings. */
const isCapitalOrLink = (word: Word): boolean => isNameLike(word) || isInner(word.spelling);

function kindOfUnknown(word: Word | undefined): PartKind {
  return word !== undefined && isNameLike(word) ? 'unknownCapital' : 'unknownSmall';
}

/** "Slip resistance": a small everyday word behind the first makes a phrase, not a name. */
function hasLooseWord({
  words,
  kinds,
  visible,
}: At<'words'> & { kinds: readonly WordKind[]; visible: string }): boolean {
  return words.some(
    (word, index) =>
      index > 0 &&
      !isNameLike(word) &&
      !word.digits &&
      !isInner(word.spelling) &&
      !(word.start - (words[index - 1]?.end ?? 0) === 1 && isDomainEnding(word.folded)) &&
      !(visible[word.start - 1] === '-' && kinds[index] === 'unknown') &&
      !(kinds[index] === 'unknown' && !isNameLike(words[0] ?? word)),
  );
}

/** Words without any capital are a name only when one of them is in no dictionary (illy, vtenext). */
function isSmallEveryday(words: readonly Word[], kinds: readonly WordKind[]): boolean {
  if (kinds.every((kind) => kind === 'function')) return true;
  const [first] = words;
  if (first === undefined || isNameLike(first) || first.digits) return false;
  return words.length === 1
    ? kinds[0] !== 'unknown'
    : kinds[0] !== 'unknown' || !words.slice(1).some(isNameLike);
}
