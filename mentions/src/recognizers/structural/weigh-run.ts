import { isTitleCase, opensSentence } from '../../document/document.ts';
import { holdsSign, opensWithSign } from '../../document/signs.ts';
import { flagIn } from '../../document/spelling.ts';
import { isSingleBlank } from '../../document/words.ts';
import { allPhrases, isIn, isUnder } from '../../lexicon/index.ts';
import { WEIGHTS, isTradeName, lookOf } from './look-of-words.ts';
import { exampleNouns, isBareSubject, isBehindArticle, isBehindPlaceCue } from './run-context.ts';
import type { Stretch } from './stretch.ts';

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
  if (where === 'start' && weight > 0 && isBareSubject(run)) weight += AROUND.bareSubject;
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
