import { type ReadAnswer, type ReadSegment, isNameLike } from '../../document/document.ts';
import { PIN } from '../../document/signs.ts';
import { type Spelling, flagIn } from '../../document/spelling.ts';
import { isBlankAndMarkup } from '../../document/words.ts';
import { eachLanguage, exampleLinks, isJoiner, wordsByLanguage } from '../../lexicon/index.ts';
import { pattern } from '../../lexicon/pattern.ts';
import { phraseTables, toPhrases } from '../../lexicon/phrases.ts';
import { isSubjectVerb } from '../../lexicon/word-kinds.ts';
import type { Stretch } from './stretch.ts';

const BETWEEN = pattern(
  'u',
)`^(?:\s\p{Lu}[\p{L}\d.-]*){0,3}(?:\s*\((?:[^()]{0,60})\))?\s*(?:[,/;+·]|,?\s${'joinersOfRun'}\s)\s*(?:${'listJoiners'}\s)?${'articlesOfRun'}?$`;
const MAX_GAP = 80;

/** Whether the text between two names makes them members of one list. */
export const isEnumeration = (between: string): boolean => between.length <= MAX_GAP && BETWEEN.test(between);

/** A name that may stand in an enumeration. */
export interface Listed {
  segment: ReadSegment;
  start: number;
  end: number;
  key: string;
  isCompany: boolean;
  /** An acronym in no list of terms. */
  inCapitals: boolean;
}

// "DBS, OCBC e UOB": three acronyms in a row that are no known terms name organisations.
const MIN_ACRONYMS = 3;

/** The names that stand in one enumeration with companies ("DBS, OCBC e UOB"): their keys, and with how many. */
export function linkEnumerations(answer: ReadAnswer, names: readonly Listed[]): Map<string, number> {
  const linked = new Map<string, number>();
  for (const inSegment of Map.groupBy(names, ({ segment }) => segment).values())
    for (const chain of readChains(answer, inSegment)) {
      const companies = chain.filter(({ isCompany }) => isCompany).length;
      const acronyms = chain.filter(({ inCapitals }) => inCapitals).length;
      if (companies > 0 || acronyms >= MIN_ACRONYMS)
        for (const { key } of chain) linked.set(key, Math.max(companies, linked.get(key) ?? 0));
    }
  return linked;
}

/** The names of a segment, those together that are listed together; of two that overlap the longer one. */
function readChains({ visible }: ReadAnswer, names: readonly Listed[]): Listed[][] {
  const chains: Listed[][] = [];
  for (const name of names.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const chain = chains.at(-1);
    const before = chain?.at(-1);
    if (before !== undefined && name.start < before.end) before.isCompany ||= name.isCompany;
    else if (before !== undefined && isEnumeration(visible.slice(before.end, name.start))) chain?.push(name);
    else chains.push([name]);
  }
  return chains;
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

const PIN_REACH = 4;
const PIN_WORDS = 3;
const placeCues = phraseTables('placeCues');

const isBehindPin = ({ raw }: ReadAnswer, { start }: ReadSegment): boolean =>
  raw
    .slice(Math.max(0, start - PIN_REACH), start)
    .trimEnd()
    .endsWith(PIN);

/** "near Ostuni and Monopoli", "in via Stalingrado", behind a pin: what stands before says that a place follows. */
export function isBehindPlaceCue(run: Stretch): boolean {
  const { answer, segment, first, language } = run;
  if (first < PIN_WORDS && isBehindPin(answer, segment)) return true;
  // PayPal, N26: no place is spelt so.
  if (run.words.some(({ mixed }) => mixed)) return false;
  return openingsOfList(run).some((opening) => placeCues[language].lengthBefore(segment.words, opening) > 0);
}

const runArticles = wordsByLanguage('runArticles');
const isArticle = eachLanguage((language) => flagIn(runArticles[language]));

/** "il Tacografo", "las Fallas", "the Great Barrier Reef": companies mostly go without an article. */
export const isBehindArticle = ({ before, language }: Stretch): boolean =>
  before !== undefined && !before.capital && isArticle[language](before.spelling);

const announcesExample = toPhrases(exampleLinks);

/** The nouns the run is an example of: "fiere come Artistar Jewels e Vicenzaoro", "foams (e.g., Zorblite)". */
export function exampleNouns(run: Stretch): readonly Spelling[] {
  const { words } = run.segment;
  return openingsOfList(run, true).flatMap((opening) => {
    const length = announcesExample.lengthBefore(words, opening);
    const noun = length === 0 ? undefined : words[opening - 1 - length];
    return noun === undefined ? [] : [noun.spelling];
  });
}

/** "Novicell (con sede a …", "Granola doesn’t …": a bare noun before a verb or a bracket is a name; others have an article. */
export function isBareSubject({ answer, language, end, next }: Stretch): boolean {
  if (next === undefined) return false;
  if (answer.visible.startsWith(' (', end)) return true;
  return isBlankAndMarkup(answer.visible, end, next.start) && isSubjectVerb({ answer, word: next, language });
}
