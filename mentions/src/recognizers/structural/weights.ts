import { isAcronym, isNameLike, isSingleBlank, isTitleCase, opensSentence } from '../../document/document.ts';
import { flagIn, flagOf, holdsSign, opensWithSign, type Spelling } from '../../document/spelling.ts';
import {
  allPhrases,
  eachLanguage,
  exampleLinks,
  genericWords,
  isIn,
  isJoiner,
  isUnder,
  phraseTables,
  toPhrases,
  wordsByLanguage,
} from '../../lexicon/index.ts';
import { isClassPhrase, kindOfWord, type WordKind } from '../../lexicon/language.ts';
import { isLinked, isTradeName, opensTrade, type Stretch } from './candidates.ts';

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

const isForeign = eachLanguage((language) => {
  const isOwn = (word: string): boolean => genericWords[language].has(word);
  return flagOf(
    ({ folded }) =>
      genericWords.en.has(folded) && !isOwn(folded) && kindOfWord(folded, language) === 'generic',
  );
});

const namesFeature = isIn('featureNouns');
const namesThing = isIn('featureNouns', 'thingNouns');
const namesPersons = isIn('personNouns');
const isExampleCue = flagIn(allPhrases('exampleCues'));
/** What an announced list is a list of ("Ecco alcune agenzie:"). */
const namesCompanies = isUnder('announcedNouns');

const TRADE_SIGNS = '®™';
const QUOTES = '"“«\'‘';
// "D.Lgs. 81/2008", "Real Decreto 8/2019": a number and a year name a law.
const LAW_NUMBER = /^\.?\s?\d{0,4}\/(?:19|20)\d/u;
const MAX_SIGN = 10;
const MAX_PERSON_WORDS = 3;

/** The weight from which a run is taken for a company by itself. */
export const RUN_ACCEPTED = 0.8;
/** Below this no list or repetition makes a company of it. */
export const HOPELESS = -1;

/** What stands around a run adds this to what its words weigh. */
const AROUND = {
  bareSubject: 0.6,
  placeCue: -0.9,
  article: -0.3,
  cue: 0.3,
  companyExample: 0.6,
  feature: -0.7,
  tradeSign: 1,
  quoted: -0.5,
} as const;

/** The evidence for a run of capitalised words in a sentence being a company, `RUN_ACCEPTED` or more: enough. */
export function weighRun(run: Stretch): number {
  const { answer, language, segment, first, before, start, end } = run;
  const behind = answer.visible.slice(end, end + MAX_SIGN);
  const nouns = exampleNouns(run);
  if (LAW_NUMBER.test(behind) || isPerson(run) || nouns.some(namesPersons)) return HOPELESS;
  const opens = opensSentence(answer, segment, first);
  const where = isTitleCase(segment) ? 'title' : opens ? 'start' : 'inside';
  const isTrade = where !== 'title' && isTradeName(run);
  let weight: number = WEIGHTS[isTrade ? 'trade' : lookOfRun(run)][where];
  if (where === 'start' && weight > 0 && run.isBareSubject) weight += AROUND.bareSubject;
  if (isBehindPlaceCue(run)) weight += AROUND.placeCue;
  if (!opens && !isTrade && isBehindArticle(run)) weight += AROUND.article;
  if (before !== undefined && isExampleCue(before.spelling)) weight += AROUND.cue;
  if (weight > 0 && nouns.some(namesCompanies[language])) weight += AROUND.companyExample;
  if (nouns.some(namesThing) || isBesideFeature(run)) weight += AROUND.feature;
  if (opensWithSign(behind, TRADE_SIGNS)) weight += AROUND.tradeSign;
  if (start > 0 && QUOTES.includes(answer.visible.charAt(start - 1))) weight += AROUND.quoted;
  return weight;
}

/** "Anna Bertoldi": a first name and one or two words that are in no list. */
const isPerson = ({ kinds }: Stretch): boolean =>
  kinds[0] === 'person' && kinds.length > 1 && kinds.length <= MAX_PERSON_WORDS && !kinds.includes('generic');

/** Behind a term or a place capitals say little: "Milano Design Week". */
function lookOfRun(run: Stretch): keyof typeof WEIGHTS {
  const look = lookOf(run);
  const [kind] = run.kinds;
  const isOpened = kind === 'term' || (kind === 'place' && run.words.length > 1);
  return isOpened && WEIGHTS[look].inside > WEIGHTS.everyday.inside ? 'everyday' : look;
}

/** "waterproof DryVent membrane", "il sistema LatteCrema". */
function isBesideFeature({ answer, before, next, end, gap }: Stretch): boolean {
  if (before !== undefined && namesFeature(before.spelling)) return true;
  if (next === undefined || !namesFeature(next.spelling)) return false;
  return isSingleBlank(answer.visible, end, next.start) || holdsSign(gap.trim(), TRADE_SIGNS);
}

const MAX_LIST = 6;
const COMMA = ', '.length;

/**
 * Where the names begin that are listed before this one, itself included: "Anna Bertoldi e Carlo Neri"; over commas
 * only where asked for ("A Roma, Zorbano …" lists nothing).
 */
function openingsOfList({ segment: { words }, first }: Stretch, overCommas = false): number[] {
  const openings = [first];
  for (let opening = first; openings.length < MAX_LIST;) {
    const joiner = words[opening - 1];
    if (joiner === undefined) break;
    const isComma = overCommas && isNameLike(joiner) && (words[opening]?.start ?? 0) - joiner.end === COMMA;
    if (!isComma && !isJoiner(joiner.spelling)) break;
    const end = isComma ? opening - 1 : opening - 2;
    let before = end;
    while (before >= 0 && isNameLike(words[before] ?? joiner)) before--;
    if (before === end) break;
    opening = before + 1;
    openings.push(opening);
  }
  return openings;
}

const placeCues = phraseTables('placeCues');

/** "near Ostuni and Monopoli", "in via Stalingrado": what stands before says that a place follows. */
function isBehindPlaceCue(run: Stretch): boolean {
  const { segment, language } = run;
  // PayPal, N26: no place is spelt so.
  if (run.words.some(({ mixed }) => mixed)) return false;
  return openingsOfList(run).some((opening) => placeCues[language].lengthBefore(segment.words, opening) > 0);
}

const runArticles = wordsByLanguage('runArticles');
const isArticle = eachLanguage((language) => flagIn(runArticles[language]));

/** "il Tacografo", "las Fallas", "the Great Barrier Reef": companies mostly go without an article, but for "la Trattoria …". */
const isBehindArticle = ({ before, language, words: [first] }: Stretch): boolean =>
  before?.capital === false &&
  isArticle[language](before.spelling) &&
  !(first !== undefined && isLinked(first.spelling));

const announcesExample = toPhrases(exampleLinks);

/** The nouns the run is an example of: "fiere come Artistar Jewels e Vicenzaoro", "foams (e.g., Zorblite)". */
function exampleNouns(run: Stretch): readonly Spelling[] {
  const { words } = run.segment;
  return openingsOfList(run, true).flatMap((opening) => {
    const length = announcesExample.lengthBefore(words, opening);
    const noun = length === 0 ? undefined : words[opening - 1 - length];
    return noun === undefined ? [] : [noun.spelling];
  });
}
