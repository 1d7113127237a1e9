import { type ReadAnswer, type ReadSegment, isNameLike } from '../../document/document.ts';
import { type Spelling, flagIn, flagOf, fold } from '../../document/spelling.ts';
import { type Word, isBlankAndMarkup } from '../../document/words.ts';
import type { Language } from '../../extraction.ts';
import {
  lexicons,
  eachLanguage,
  wordList,
  wordsByLanguage,
  examplePairs,
  isJoiner,
} from '../../lexicon/index.ts';
import { isSubjectVerb } from '../../lexicon/word-kinds.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import type { At, Candidate, WordRange } from './heads.ts';
import { PIN } from '../../document/signs.ts';
import { pattern } from '../../lexicon/pattern.ts';

interface Listed {
  start: number;
  end: number;
  key: string;
  isCompany: boolean;
  /** An acronym in no list of terms. */
  inCapitals: boolean;
}

const BETWEEN = pattern(
  'u',
)`^(?:\s\p{Lu}[\p{L}\d.-]*){0,3}(?:\s*\((?:[^()]{0,60})\))?\s*(?:[,/;+·]|,?\s${'joinersOfRun'}\s)\s*(?:${'listJoiners'}\s)?${'articlesOfRun'}?$`;
// "DBS, OCBC e UOB": three acronyms in a row that are no known terms name organisations.
const MIN_ACRONYMS = 3;
const MAX_GAP = 80;
const NO_WORD = { start: 0, end: 0, allCapitals: false };

interface Linking {
  answer: ReadAnswer;
  matches: ReadonlyMap<ReadSegment, readonly NameMatch[]>;
  candidates: readonly Candidate[];
  accepted: ReadonlySet<string>;
}

/** Candidates that stand in one enumeration with companies ("DBS, OCBC e UOB"): their keys, and with how many. */
export function linkEnumerations({ answer, matches, candidates, accepted }: Linking): Map<string, number> {
  const waiting = waitingSegments({ matches, candidates, accepted });
  const bySegment = Map.groupBy(candidates, ({ segment }) => segment);
  const linked = new Map<string, number>();
  for (const segment of waiting) {
    const known = (matches.get(segment) ?? []).map(({ start, end, form, common }): Listed => {
      return { start, end, key: form.key, isCompany: !common, inCapitals: false };
    });
    const suggested = (bySegment.get(segment) ?? []).map(({ first, last, key, weight }): Listed => {
      const [{ start, allCapitals } = NO_WORD, { end } = NO_WORD] = [
        segment.words[first],
        segment.words[last],
      ];
      return { start, end, key, isCompany: accepted.has(key), inCapitals: weight > 0 && allCapitals };
    });
    linkSegment({ answer, names: [...known, ...suggested], linked });
  }
  return linked;
}

/** The segments that hold a name not accepted yet: for the others an enumeration changes nothing. */
function waitingSegments({
  matches,
  candidates,
  accepted,
}: Omit<Linking, 'answer'>): ReadonlySet<ReadSegment> {
  const waiting = candidates.filter(({ key }) => !accepted.has(key));
  const keys = new Set(waiting.map(({ key }) => key));
  const segments = new Set(waiting.map(({ segment }) => segment));
  for (const [segment, inside] of matches)
    if (inside.some(({ form }) => keys.has(form.key))) segments.add(segment);
  return segments;
}

function linkSegment({
  answer,
  names,
  linked,
}: At<'answer'> & { names: Listed[]; linked: Map<string, number> }): void {
  names.sort((a, b) => a.start - b.start || b.end - a.end);
  let chain: Listed[] = [];
  const close = (): void => {
    const companies = chain.filter(({ isCompany }) => isCompany).length;
    const acronyms = chain.filter(({ inCapitals }) => inCapitals).length;
    if (companies > 0 || acronyms >= MIN_ACRONYMS)
      for (const { key } of chain) linked.set(key, Math.max(companies, linked.get(key) ?? 0));
    chain = [];
  };
  for (const name of names) {
    const before = chain.at(-1);
    if (before !== undefined && name.start < before.end) {
      if (name.isCompany) before.isCompany = true;
      continue;
    }
    if (before !== undefined && !isEnumeration(answer.visible.slice(before.end, name.start))) close();
    chain.push(name);
  }
  close();
}

/** Whether the text between two names makes them members of one list. */
export const isEnumeration = (between: string): boolean => between.length <= MAX_GAP && BETWEEN.test(between);

const MAX_LIST = 6;
const COMMA = ', '.length;

/**
 * Where the names begin that are listed before this one, itself included: "Anna Bertoldi e Carlo Neri"; over commas
 * only where asked for ("A Roma, Zorbano …" lists nothing).
 */
function openingsOfList({ words }: ReadSegment, first: number, overCommas = false): number[] {
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

const MAX_CUE_WORDS = 3;
const PIN_REACH = 4;
const PIN_WORDS = 3;

const placeCues = eachLanguage((language) => {
  const phrases = lexicons[language].placeCues.map(fold);
  const ends = flagIn(new Set(phrases.map((phrase) => phrase.split(' ').at(-1) ?? '')));
  return { phrases: new Set(phrases), ends };
});

/** "near Ostuni and Monopoli", "in via Stalingrado", behind a pin: what stands before says that a place follows. */
export function isBehindPlaceCue({ answer, range, language }: At<'answer' | 'range' | 'language'>): boolean {
  const { segment, first, last } = range;
  const before = answer.raw.slice(Math.max(0, segment.start - PIN_REACH), segment.start);
  if (first < PIN_WORDS && before.trimEnd().endsWith(PIN)) return true;
  // PayPal, N26: no place is spelt so.
  if (segment.words.slice(first, last + 1).some(({ mixed }) => mixed)) return false;
  return openingsOfList(segment, first).some((opening) =>
    endsPlaceCue(range.segment.words, opening, language),
  );
}

function endsPlaceCue(words: readonly Word[], opening: number, language: Language): boolean {
  const { phrases, ends } = placeCues[language];
  const cue = words[opening - 1];
  if (cue === undefined || !ends(cue.spelling)) return false;
  return Array.from({ length: MAX_CUE_WORDS }, (_, index) => opening - 1 - index).some((from) =>
    phrases.has(
      words
        .slice(Math.max(0, from), opening)
        .map(({ folded }) => folded)
        .join(' '),
    ),
  );
}

const runArticles = wordsByLanguage('runArticles');
const isArticle = eachLanguage((language) => flagIn(runArticles[language]));
const EXAMPLE_LINKS = wordList('exampleLinks');
const endsPair = flagIn(new Set([...examplePairs].map((pair) => pair.split(' ')[1] ?? '')));
const opensExample = flagOf(({ folded }) => EXAMPLE_LINKS.has(folded));

/** "il Tacografo", "las Fallas", "the Great Barrier Reef": companies mostly go without an article. */
export function isBehindArticle({ segment, first }: WordRange, language: Language): boolean {
  const before = segment.words[first - 1];
  return before !== undefined && !before.capital && isArticle[language](before.spelling);
}

/** The nouns the run is an example of: "fiere come Artistar Jewels e Vicenzaoro", "foams (e.g., Zorblite)". */
export function exampleNouns({ segment, first }: WordRange): readonly Spelling[] {
  return openingsOfList(segment, first, true).flatMap((opening) => {
    const length = exampleLink(segment, opening);
    const noun = length === 0 ? undefined : segment.words[opening - 1 - length];
    return noun === undefined ? [] : [noun.spelling];
  });
}

/** How many words before a list of examples announce it: "like", "e.g."; 0 for none. */
function exampleLink({ words }: ReadSegment, opening: number): number {
  const [first, second] = [words[opening - 2], words[opening - 1]];
  if (second === undefined) return 0;
  if (
    first !== undefined &&
    endsPair(second.spelling) &&
    examplePairs.has(`${first.folded} ${second.folded}`)
  )
    return 2;
  return opensExample(second.spelling) ? 1 : 0;
}

/** "Novicell (con sede a …", "Granola doesn’t …": a bare noun before a verb or a bracket is a name; others have an article. */
export function isBareSubject({ answer, range, language }: At<'answer' | 'range' | 'language'>): boolean {
  const { segment, last } = range;
  const word = segment.words[last];
  const next = segment.words[last + 1];
  if (word === undefined || next === undefined) return false;
  if (answer.visible.startsWith(' (', word.end)) return true;
  return (
    isBlankAndMarkup(answer.visible, word.end, next.start) && isSubjectVerb({ answer, word: next, language })
  );
}
