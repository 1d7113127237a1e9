import { type ReadAnswer, isTitleCase, opensSentence } from '../../document/document.ts';
import { flagIn } from '../../document/spelling.ts';
import { type Word, isAcronym, isSingleBlank } from '../../document/words.ts';
import type { Language } from '../../extraction.ts';
import { eachLanguage, announcedNouns, genericWords, isIn, allPhrases } from '../../lexicon/index.ts';
import { isClassPhrase, kindAsWritten, kindOfWord } from '../../lexicon/word-kinds.ts';
import type { At, WordRange } from './heads.ts';
import { exampleNouns, isBareSubject, isBehindArticle, isBehindPlaceCue } from './run-context.ts';
import { isSectionTitle, isTradeName } from './weigh-part.ts';
import { holdsSign, opensWithSign } from '../../document/signs.ts';

const TRADE_SIGNS = '®™';
// "D.Lgs. 81/2008", "Real Decreto 8/2019": a number and a year name a law.
const LAW_NUMBER = /^\.?\s?\d{0,4}\/(?:19|20)\d/u;
const MAX_SIGN = 10;
const QUOTES = '"“«\'‘';
const MIN_WORD = 3;

/** The weight from which a run is taken for a company by itself. */
export const RUN_ACCEPTED = 0.8;

const WEIGHT = {
  unknown: 0.9,
  unknownAtStart: 0.25,
  unknownInTitle: 0.15,
  everyday: -0.1,
  everydayTogether: 0.45,
  capitals: 0.8,
  capitalsAtStart: 0.25,
  foreignTogether: 0.5,
  mixed: 0.9,
  shouted: 0.3,
  companyExample: 0.6,
  tradeSign: 1,
  place: -2,
  person: -1.5,
  term: -2,
  quoted: -0.5,
  feature: -0.7,
  foreign: 0.7,
  trade: 0.9,
  placeCue: -0.9,
  cue: 0.3,
  article: -0.3,
  bareSubject: 0.6,
} as const;

/** The evidence for a run of capitalised words in a sentence being a company, `RUN_ACCEPTED` or more: enough. */
export function weighRun({ answer, range, language }: At<'answer' | 'range' | 'language'>): number {
  const { segment, first, last } = range;
  const words = segment.words.slice(first, last + 1);
  const start = words[0]?.start ?? 0;
  const end = words.at(-1)?.end ?? start;
  const atStart = opensSentence(answer, segment, first);
  const inTitle = isTitleCase(segment);
  let weight = weighWords({ words, language, atStart, inTitle });
  const nouns = exampleNouns(range);
  if (nouns.some(namesPersons)) return Math.min(weight, WEIGHT.person);
  const isTrade = !inTitle && isTradeName({ words, language });
  if (isTrade) weight = Math.max(weight, WEIGHT.trade);
  if (atStart && !inTitle && weight > 0 && isBareSubject({ answer, range, language }))
    weight += WEIGHT.bareSubject;
  if (isBehindPlaceCue({ answer, range, language })) weight += WEIGHT.placeCue;
  if (!atStart && !isTrade && isBehindArticle(range, language)) weight += WEIGHT.article;
  const before = segment.words[first - 1];
  if (before !== undefined && isExampleCue(before.spelling)) weight += WEIGHT.cue;
  if (weight > 0 && nouns.some(namesCompanies[language])) weight += WEIGHT.companyExample;
  if (nouns.some(namesThing) || isBesideFeature(answer, range)) weight += WEIGHT.feature;
  const behind = answer.visible.slice(end, end + MAX_SIGN);
  if (LAW_NUMBER.test(behind)) return Math.min(weight, WEIGHT.term);
  if (opensWithSign(behind, TRADE_SIGNS)) weight += WEIGHT.tradeSign;
  if (start > 0 && QUOTES.includes(answer.visible.charAt(start - 1))) weight += WEIGHT.quoted;
  return weight;
}

function weighWords({
  words,
  language,
  atStart,
  inTitle,
}: At<'words' | 'language'> & { atStart: boolean; inTitle: boolean }): number {
  const kinds = words.map((word) => kindAsWritten(word, language));
  if (kinds.every((kind) => kind === 'place' || kind === 'demonym')) return WEIGHT.place;
  if (kinds.every((kind) => kind === 'term' || kind === 'function')) return WEIGHT.term;
  if (kinds[0] === 'term' || (kinds[0] === 'place' && words.length > 1)) return WEIGHT.everyday;
  if (kinds[0] === 'person' && words.length > 1 && words.length < 4 && !kinds.includes('generic'))
    return WEIGHT.person;
  if (words.some((word, index) => word.mixed && kinds[index] !== 'term')) return WEIGHT.mixed;
  if (isClassPhrase(words)) return WEIGHT.term;
  if (words.every(isAcronym)) return WEIGHT.shouted;
  const unknown = words.some(
    (word, index) => kinds[index] === 'unknown' && word.end - word.start >= MIN_WORD,
  );
  if (unknown) return inTitle ? WEIGHT.unknownInTitle : weighUnknown(words.length, atStart);
  if (isSectionTitle(words, kinds)) return WEIGHT.everyday;
  // Italian and Spanish give everyday words no capitals.
  const isCapital = language !== 'en' && words.length > 1 && !inTitle && isNamedInCapitals(words);
  if (isCapital) return atStart ? WEIGHT.capitalsAtStart : WEIGHT.capitals;
  if (inTitle || atStart) return WEIGHT.everyday;
  if (words.length > 1)
    return language !== 'en' && words.some((word) => isForeign(word, language))
      ? WEIGHT.foreignTogether
      : WEIGHT.everydayTogether;
  const isAlien = language !== 'en' && words.every((word) => isForeign(word, language));
  return isAlien ? WEIGHT.foreign : WEIGHT.everyday;
}

/** "Oro Verde", "Tre Torri": not the opening of a place, an office or a law, and no shouting. */
const isNamedInCapitals = (words: readonly Word[]): boolean =>
  words[0] !== undefined &&
  !opensTitle(words[0].spelling) &&
  words.every(({ capital, allCapitals, digits }) => capital && !allCapitals && !digits);

/** An English word with a capital inside an Italian sentence is rather a name: "es Scratch", "con Slope". */
function isForeign({ folded }: Word, language: Language): boolean {
  return (
    genericWords.en.has(folded) &&
    !genericWords[language].has(folded) &&
    kindOfWord(folded, language) === 'generic'
  );
}

function weighUnknown(length: number, atStart: boolean): number {
  if (!atStart) return WEIGHT.unknown;
  return length > 1 ? WEIGHT.unknownAtStart * 2 : WEIGHT.unknownAtStart;
}

/** "waterproof DryVent membrane", "il sistema LatteCrema". */
function isBesideFeature(answer: ReadAnswer, { segment, first, last }: WordRange): boolean {
  const before = segment.words[first - 1];
  const after = segment.words[last + 1];
  const end = segment.words[last]?.end ?? 0;
  if (before !== undefined && namesFeature(before.spelling)) return true;
  if (after === undefined || !namesFeature(after.spelling)) return false;
  return (
    isSingleBlank(answer.visible, end, after.start) ||
    holdsSign(answer.visible.slice(end, after.start).trim(), TRADE_SIGNS)
  );
}

const opensTitle = isIn('titleOpenings');
const namesFeature = isIn('featureNouns');
const isExampleCue = flagIn(allPhrases('exampleCues'));
const namesThing = isIn('featureNouns', 'thingNouns');
const namesCompanies = eachLanguage((language) => flagIn(announcedNouns[language]));
const namesPersons = isIn('personNouns');
