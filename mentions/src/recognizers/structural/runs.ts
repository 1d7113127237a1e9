import { type At, firstIndex, isNameLike, isTitleCase, opensSentence } from '../../document/document.ts';
import { holdsSign, opensWithSign } from '../../document/signs.ts';
import { type Spelling, flagIn } from '../../document/spelling.ts';
import { isSingleBlank, joinsName } from '../../document/words.ts';
import {
  allPhrases,
  eachLanguage,
  exampleLinks,
  isIn,
  isJoiner,
  isUnder,
  wordsByLanguage,
} from '../../lexicon/index.ts';
import { phraseTables, toPhrases } from '../../lexicon/phrases.ts';
import { isProductWord } from '../../lexicon/word-kinds.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import { Stretch, WEIGHTS, lookOf } from './stretch.ts';

const links = isIn('runLinks');

/** "Bottega di Gianna", "Trattoria del Ponte", "Università per Stranieri": a small word ties the name to its trade. */
const isLinked = isIn('linkedHeads', 'tradeOpenings');

/** The runs of capitalised words of a segment that no known name covers: what may be a name in running text. */
export function readRuns(
  place: At<'answer' | 'language' | 'segment'>,
  matches: readonly NameMatch[],
): Stretch[] {
  const { words } = place.segment;
  const isCovered = (index: number): boolean => {
    const match = matches[firstIndex(matches, ({ last }) => last >= index)];
    return match !== undefined && match.first <= index && !match.common;
  };
  const whole = new Stretch({ ...place, first: 0, last: words.length - 1 });
  const runs: Stretch[] = [];
  for (let first = 0; first < words.length; first++) {
    if (!startsRun(place, first) || isCovered(first)) continue;
    let last = first;
    let step = stepOfRun(place, last);
    while (step > 0 && !isCovered(last + step)) {
      last += step;
      step = stepOfRun(place, last);
    }
    const run = trimRun(whole.between(first, last));
    if (run !== null) runs.push(run);
    first = last;
  }
  return runs;
}

/** A capitalised word, or a number tied to one (7-Eleven). */
function startsRun({ answer, segment: { words } }: At<'answer' | 'segment'>, index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (word === undefined || isNameLike(word)) return word !== undefined;
  return word.digits && next?.capital === true && answer.visible.slice(word.end, next.start) === '-';
}

/** How many words the run grows by: 1 for a capitalised neighbour, 2 over "di" or "of", 0 at its end. */
function stepOfRun({ answer, segment: { words } }: At<'answer' | 'segment'>, last: number): number {
  const [word, next, following] = [words[last], words[last + 1], words[last + 2]];
  if (word === undefined || next === undefined) return 0;
  if (!joinsName(answer.visible, word.end, next.start)) return 0;
  if (isNameLike(next) || next.digits) return 1;
  const goesOn = following !== undefined && isNameLike(following);
  if (goesOn && links(next.spelling) && isLinked(word.spelling)) return 2;
  if (next.folded !== 's') return 0;
  // "Church's/Tricker's" is a name; in "Stripe's payment links" the s belongs to the sentence.
  const isOwn =
    following === undefined || opensWithSign(answer.visible.slice(next.end, following.start), '/,;)|(');
  return isOwn ? 1 : 0;
}

/** Everyday words at the edges are the sentence's own: "Se Prima", "Scegli Slope". */
function trimRun(run: Stretch): Stretch | null {
  const { answer, language, segment, first, last, kinds } = run;
  let at = first;
  for (; at < last && opensSentence(answer, segment, at); at++) {
    const kind = kinds[at - first];
    if (kind !== 'function' && kind !== 'generic') break;
    if (kind === 'generic' && language !== 'en' && run.between(at, last).isBareSubject) break;
  }
  return at === last && kinds[last - first] === 'function' ? null : run.between(at, last);
}

const MAX_BRAND_WORDS = 2;
const saysTrade = isIn('tradeOpenings', 'tradeClosings');

/**
 * The company inside the name of one of its products: "Saucony Endorphin Pro 4" → Saucony, "Octorate PMS" → Octorate.
 * A name without a product word, model number or size stays whole ("Octopus Energy").
 */
export function reduceToCompany(range: Stretch): Stretch {
  const { segment, first, words, kinds } = range;
  const product = words.findIndex(
    ({ spelling }, index) => index > 0 && !saysTrade(spelling) && isProductWord(segment, first + index),
  );
  const cut = product < 0 ? findShouted(range) : product;
  if (cut < 0) return range;
  const unknown = kinds.slice(0, cut).indexOf('unknown');
  if (unknown === 0) return range.between(first, first);
  if (cut < MAX_BRAND_WORDS && unknown < 0) return range;
  return range.between(first, first + Math.min(Math.max(unknown, 1), cut - 1));
}

/** Where the product begins behind a name: "Zorbano PURE" names a line of it, in "Bedrock Cairn Evo 3D" the model goes on. */
function findShouted({ answer, words, kinds, end, next }: Stretch): number {
  const shouted = words.findIndex(
    ({ allCapitals }, index) => index > 0 && allCapitals && kinds[index] === 'generic',
  );
  if (shouted > 0 && words[0]?.allCapitals === false) return shouted;
  const goesOn =
    next !== undefined && joinsName(answer.visible, end, next.start) && (isNameLike(next) || next.digits);
  return goesOn ? words.length : -1;
}

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
  let weight: number = WEIGHTS[lookOfRun(run)][where];
  if (where === 'start' && weight > 0 && run.isBareSubject) weight += AROUND.bareSubject;
  if (isBehindPlaceCue(run)) weight += AROUND.placeCue;
  if (!opens && isBehindArticle(run)) weight += AROUND.article;
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
