import type { NameMatch } from '../recognizers/gazetteer/match-names.ts';
import type { NamedInAnswer } from './named-in-answer.ts';
import type { ReadAnswer } from '../document/read-answer.ts';
import type { Namings } from './read-namings.ts';
import type { Language } from '../extraction.ts';
import { isCommonWord } from '../lexicon/word-kinds.ts';
import { joinsName } from '../document/text/gaps.ts';
import { isNameLike, opensSentence } from '../document/text/position.ts';
import { isSmallElsewhere } from './bear-out.ts';

/** Shorter names are as often units and abbreviations ("dB"). */
const SHORTEST_KNOWN = 3;
const SHORT = 4;
/** A list has a gap where the model names at least this many of its heads for each it leaves out. */
const NAMED_PER_GAP = 2;

interface Silence {
  answer: ReadAnswer;
  language: Language;
  byRules: Namings;
  /** Whether the model names a company the rules read. */
  isNamed: (company: NamedInAnswer) => boolean;
}

/**
 * The companies the rules read and the model does not name that count all the same. Silence removes what was only
 * guessed: a name the answer introduces, an everyday word, the end of a longer name. What stays: the user's own brands,
 * unless the answer says that it found nothing about them; a known name written as it is spelt; and a head in a list
 * whose other heads the model names.
 */
export function keepInSilence({
  answer,
  language,
  byRules: { companies, absentKeys },
  isNamed,
}: Silence): NamedInAnswer[] {
  const silent = companies.filter((company) => !isNamed(company));
  const named = companies.filter(isNamed);
  const isGap = findGaps({ language, silent, named });
  return silent.filter((company) =>
    company.brandIndex === null
      ? isKnown(answer, company, named) || isGap(company)
      : !absentKeys.has(company.key),
  );
}

/** A name from the user, from earlier answers or the catalogue, no everyday word, as it is spelt and no other name's end. */
function isKnown(
  answer: ReadAnswer,
  { company, matches }: NamedInAnswer,
  named: readonly NamedInAnswer[],
): boolean {
  if (company.source === 'answer' || company.key.length < SHORTEST_KNOWN) return false;
  return matches.some(
    (match) =>
      !match.common &&
      isAsSpelt(answer, match) &&
      !endsOtherName(answer, match) &&
      !followsCompany(answer, match, named) &&
      !isSmallElsewhere(answer, match),
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
  named: readonly NamedInAnswer[],
): boolean =>
  named.some(({ spans }) => spans.some(({ end }) => end < start && joinsName(visible, end, start)));

/** Whether a company is the head of an item, a heading or a cell among others whose heads the model names. */
function findGaps({
  language,
  silent,
  named,
}: {
  language: Language;
  silent: readonly NamedInAnswer[];
  named: readonly NamedInAnswer[];
}): (company: NamedInAnswer) => boolean {
  const leftOut = countHeads(silent);
  const filled = countHeads(named);
  return ({ company, matches }) => {
    if (company.source === 'answer' && matches.every((match) => isEveryday(match, language))) return false;
    return groupsOf(matches).some(
      (group) => (filled.get(group) ?? 0) >= NAMED_PER_GAP * (leftOut.get(group) ?? 1),
    );
  };
}

/** "Other Notable Mentions", "Built-in", "Registro Imprese": a heading of everyday words, not a name that stands in for one. */
const isEveryday = ({ common, form }: NameMatch, language: Language): boolean =>
  common || form.words.every((word) => isCommonWord(word, language));

function countHeads(companies: readonly NamedInAnswer[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { matches } of companies)
    for (const group of groupsOf(matches)) counts.set(group, (counts.get(group) ?? 0) + 1);
  return counts;
}

/** The lists, columns and rows of headings a company heads a member of. */
const groupsOf = (matches: readonly NameMatch[]): number[] => [
  ...new Set(matches.filter(isHead).map(({ segment }) => segment.group)),
];

const isHead = ({ segment: { kind, words }, first }: NameMatch): boolean =>
  kind !== 'paragraph' && kind !== 'seller' && words.slice(0, first).every(({ digits }) => digits);
