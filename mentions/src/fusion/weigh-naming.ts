import type { ReadAnswer } from '../document/read-answer.ts';
import type { WordKind } from '../lexicon/word-kinds.ts';
import { kindOfWord } from '../lexicon/word-kinds.ts';
import { joinsName } from '../document/text/gaps.ts';
import { isNameLike, opensSentence } from '../document/text/position.ts';
import type { NamedCompany } from '../recognizers/gazetteer/name-form.ts';
import type { NameMatch } from '../recognizers/gazetteer/match-names.ts';
import type { Judged } from '../recognizers/gazetteer/context/judge-names.ts';
import type { NamedInAnswer } from './named-in-answer.ts';

const UNNAMED: ReadonlySet<WordKind> = new Set(['place', 'demonym', 'function']);
const ADDRESS_SIGN = /[.@/]/u;
const HOST_ENDING = /^\.\p{Ll}/u;
/** Shorter names are as often units and abbreviations ("dB"). */
const MIN_KNOWN = 3;
const SHORT = 4;

/**
 * Whether the text grounds a company the report names: where it stands nothing else is meant. An everyday word the answer
 * writes small as often is that word: "Documenti" beside "i documenti".
 */
export const isGroundedNaming = (answer: ReadAnswer, namings: readonly Judged[]): boolean =>
  namings.some(({ match }) => !match.common) ||
  namings.every(({ match }) => countSmall(answer, match) < namings.length);

/** "Singapore" behind "for", "Cosa" at the start of a line. */
const isPlaceOrLink = ({ form }: NameMatch): boolean =>
  form.words.every((word) => UNNAMED.has(kindOfWord(word, 'it')) || UNNAMED.has(kindOfWord(word, 'en')));

/** Whether a place that does not suggest a company may still be one: no town and no small word of the language. */
export const isPossibleNaming = (namings: readonly Judged[]): boolean =>
  !namings.every(({ match }) => isPlaceOrLink(match));

/** Whether the place of a naming suggests a company by itself, or the catalogue does. */
export const isCertainNaming = ({ catalogued }: NamedCompany, namings: readonly Judged[]): boolean =>
  catalogued || namings.some(({ verdict }) => verdict === 'certain');

/** A name from the user, from earlier answers or the catalogue, no everyday word, as it is spelt and no other name's end. */
export function isKnownNaming(
  answer: ReadAnswer,
  { company, matches }: NamedInAnswer,
  reported: readonly NamedInAnswer[],
): boolean {
  if (company.source === 'answer' || company.key.length < MIN_KNOWN) return false;
  return matches.some(
    (match) =>
      !match.common &&
      isAsSpelt(answer, match) &&
      !endsOtherName(answer, match) &&
      !followsCompany(answer, match, reported) &&
      countSmall(answer, match) === 0,
  );
}

/** Case counts in names as short as "SOL" and "MEGA", signs in all ("hide.me"). */
function isAsSpelt({ raw }: ReadAnswer, { start, end, form: { spelling, key } }: NameMatch): boolean {
  const written = raw.slice(start, end);
  return written === spelling || (key.length > SHORT && written.toLowerCase() === spelling.toLowerCase());
}

/** "Porto Torres", "Branch Duo": another capitalised word stands right before it. */
function endsOtherName(answer: ReadAnswer, { segment, first, start }: NameMatch): boolean {
  const before = segment.words[first - 1];
  if (before === undefined || !isNameLike(before) || !joinsName(answer.visible, before.end, start))
    return false;
  return !opensSentence(answer, segment, first - 1);
}

/** "Adidas EVO SL": right behind a company the model names stands its product. */
const followsCompany = (
  { visible }: ReadAnswer,
  { start }: NameMatch,
  reported: readonly NamedInAnswer[],
): boolean =>
  reported.some(({ spans }) => spans.some(({ end }) => end < start && joinsName(visible, end, start)));

/** How often the answer writes the name, a single word, without a capital as well; the host of an address is no word. */
function countSmall(
  { segments, visible }: ReadAnswer,
  { segment, first, last }: Pick<NameMatch, 'segment' | 'first' | 'last'>,
): number {
  const name = segment.words[first];
  if (name?.capital !== true || first !== last) return 0;
  let count = 0;
  for (const { words } of segments)
    for (const { folded, capital, mixed, digits, start, end } of words)
      if (folded === name.folded && !capital && !mixed && !digits)
        if (!ADDRESS_SIGN.test(visible.charAt(start - 1)) && !HOST_ENDING.test(visible.slice(end, end + 2)))
          count++;
  return count;
}
