import type { Candidate } from './place.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import type { ReadAnswer, ReadSegment } from '../../document/read-answer.ts';

interface Listed {
  start: number;
  end: number;
  key: string;
  isCompany: boolean;
  /** An acronym in no list of terms. */
  inCapitals: boolean;
}

const BETWEEN =
  /^(?:\s\p{Lu}[\p{L}\d.-]*){0,3}(?:\s*\((?:[^()]{0,60})\))?\s*(?:[,/;+·]|,?\s(?:e|ed|o|od|oppure|and|or|y|u|vs\.?|&|\+)\s)\s*(?:(?:e|ed|o|and|or|y)\s)?(?:the |il |la |l['’]|lo |i |le )?$/u;
// "DBS, OCBC e UOB": three acronyms in a row that are no known terms name organisations.
const MIN_ACRONYMS = 3;
const MAX_GAP = 80;

interface Linking {
  answer: ReadAnswer;
  matches: ReadonlyMap<ReadSegment, readonly NameMatch[]>;
  candidates: readonly Candidate[];
  accepted: ReadonlySet<string>;
}

/** Candidates that stand in one enumeration with companies ("DBS, OCBC e UOB"): their keys, and with how many. */
export function linkEnumerations({ answer, matches, candidates, accepted }: Linking): Map<string, number> {
  const waiting = waitingSegments({ matches, candidates, accepted });
  const listed = new Map<ReadSegment, Listed[]>();
  for (const [segment, inside] of matches) {
    if (!waiting.has(segment)) continue;
    for (const { start, end, form, common } of inside)
      add(listed, segment, { start, end, key: form.key, isCompany: !common, inCapitals: false });
  }
  for (const { segment, first, last, key, weight, isSized } of candidates) {
    if (!waiting.has(segment)) continue;
    add(listed, segment, {
      start: segment.words[first]?.start ?? 0,
      end: segment.words[last]?.end ?? 0,
      key,
      isCompany: accepted.has(key),
      inCapitals: isSized && weight > 0 && segment.words[first]?.allCapitals === true,
    });
  }
  const linked = new Map<string, number>();
  for (const names of listed.values()) linkSegment({ answer, names, linked });
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

function add(listed: Map<ReadSegment, Listed[]>, segment: ReadSegment, name: Listed): void {
  const names = listed.get(segment);
  if (names === undefined) listed.set(segment, [name]);
  else names.push(name);
}

function linkSegment({
  answer,
  names,
  linked,
}: {
  answer: ReadAnswer;
  names: Listed[];
  linked: Map<string, number>;
}): void {
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
    if (before !== undefined && !isBetween(answer, before.end, name.start)) close();
    chain.push(name);
  }
  close();
}

function isBetween({ visible }: ReadAnswer, from: number, to: number): boolean {
  return isEnumeration(visible.slice(from, to));
}

/** Whether the text between two names makes them members of one list. */
export const isEnumeration = (between: string): boolean => between.length <= MAX_GAP && BETWEEN.test(between);
