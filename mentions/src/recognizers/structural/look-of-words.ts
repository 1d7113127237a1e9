import { isNameLike } from '../../document/document.ts';
import { flagOf } from '../../document/spelling.ts';
import { isAcronym } from '../../document/words.ts';
import { eachLanguage, genericWords, isIn } from '../../lexicon/index.ts';
import { type WordKind, isClassPhrase, kindOfWord } from '../../lexicon/word-kinds.ts';
import type { Stretch } from './stretch.ts';

const opensTrade = isIn('tradeOpenings');
const closesTrade = isIn('tradeClosings');
const NO_NAMES: ReadonlySet<WordKind> = new Set(['place', 'demonym', 'term', 'function']);

/**
 * Whether words say their trade as small businesses do: "Trattoria del Ponte", "Studio Bertola", "Hai Robotics".
 * What stands beside the trade must be more than a place ("Hotel Milano" may be any hotel there).
 */
export function isTradeName({ words, kinds }: Stretch): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || first === last) return false;
  const isOpening = opensTrade(first.spelling);
  if (!isOpening && !closesTrade(last.spelling)) return false;
  const trade = isOpening ? first : last;
  return words.some((word, index) => word !== trade && isNameLike(word) && !isUnnamed(kinds[index]));
}

const isUnnamed = (kind: WordKind | undefined): boolean => kind === undefined || NO_NAMES.has(kind);

const opensTitle = isIn('headingOpenings');
const closesTitle = isIn('headingClosings');

/** "What Customers Say", "Heritage & Brand Background": everyday words that say what a section tells. */
function isSectionTitle({ words, kinds }: Stretch): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || first === last) return false;
  if (!opensTitle(first.spelling) && !closesTitle(last.spelling)) return false;
  return words.every(
    ({ mixed, allCapitals, spelling }, index) =>
      !mixed && !allCapitals && (kinds[index] !== 'unknown' || closesTitle(spelling)),
  );
}

/** What words that look like something weigh as a head, inside a sentence, at its start and under capitals of a title. */
export const WEIGHTS = {
  mixed: { head: 2, inside: 0.9, start: 0.9, title: 0.9 },
  unknown: { head: 1.2, inside: 0.9, start: 0.25, title: 0.15 },
  unknownSmall: { head: 0.8, inside: 0.9, start: 0.25, title: 0.15 },
  /** What heads alone look like: a company known by its name, a label ("Prezzo"). */
  company: { head: 2, inside: 0, start: 0, title: 0 },
  label: { head: -3, inside: 0, start: 0, title: 0 },
  /** A known name that is an everyday word as well. */
  known: { head: -0.1, inside: 0, start: 0, title: 0 },
  place: { head: -1, inside: -2, start: -2, title: -2 },
  term: { head: -1, inside: -2, start: -2, title: -2 },
  /** Small words in a row, the title of a section, a figure. */
  phrase: { head: -1.5, inside: -0.1, start: -0.1, title: -0.1 },
  shouted: { head: -0.2, inside: 0.3, start: 0.3, title: 0.3 },
  trade: { head: 0.1, inside: 0.9, start: 0.9, title: -0.1 },
  tradeAtPlace: { head: -0.2, inside: 0.45, start: -0.1, title: -0.1 },
  /** Several everyday words in capitals in Italian or Spanish, which give them none elsewhere. */
  capitals: { head: -0.65, inside: 0.8, start: 0.25, title: -0.1 },
  /** An English word inside an Italian or Spanish sentence: "es Scratch", "con Slope". */
  foreign: { head: -0.5, inside: 0.7, start: -0.1, title: -0.1 },
  everyday: { head: -0.5, inside: -0.1, start: -0.1, title: -0.1 },
  everydays: { head: -0.9, inside: 0.45, start: -0.1, title: -0.1 },
} as const;

/** What words look like by themselves. */
export type Look = keyof typeof WEIGHTS;

const MIN_UNKNOWN = 3;
const isInner = isIn('innerWords');
const opensPlace = isIn('titleOpenings');

/** What words look like, wherever they stand. */
export function lookOf(stretch: Stretch): Look {
  const { words, kinds, language } = stretch;
  const areAll = (...given: readonly WordKind[]): boolean => kinds.every((kind) => given.includes(kind));
  if (words.some(({ mixed }, index) => mixed && kinds[index] !== 'term')) return 'mixed';
  if (areAll('place', 'demonym')) return 'place';
  if (areAll('term', 'function') || isClassPhrase(words)) return 'term';
  if (isSectionTitle(stretch)) return 'phrase';
  const unknown = words.find(
    (word, index) => kinds[index] === 'unknown' && !isAcronym(word) && word.folded.length >= MIN_UNKNOWN,
  );
  if (unknown !== undefined) return isNameLike(unknown) ? 'unknown' : 'unknownSmall';
  if (words.some(isAcronym)) return 'shouted';
  if (isTradeName(stretch)) return 'trade';
  const [first, ...rest] = words;
  const isAnyForeign = language !== 'en' && words.some(({ spelling }) => isForeign[language](spelling));
  if (first === undefined || rest.length === 0) return isAnyForeign ? 'foreign' : 'everyday';
  if (opensTrade(first.spelling) && words.every(isNameLike)) return 'tradeAtPlace';
  const isCapitals = isNameLike(first) && rest.every((word) => isNameLike(word) || isInner(word.spelling));
  return language !== 'en' && isCapitals && !opensPlace(first.spelling) ? 'capitals' : 'everydays';
}

const isForeign = eachLanguage((language) =>
  flagOf(
    ({ folded }) =>
      genericWords.en.has(folded) &&
      !genericWords[language].has(folded) &&
      kindOfWord(folded, language) === 'generic',
  ),
);
