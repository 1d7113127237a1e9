import type { At, WordRange } from './place.ts';
import type { Language } from '../../extraction.ts';
import { kindAsWritten } from '../../lexicon/word-kinds.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import type { ReadAnswer, ReadSegment } from '../../document/read-answer.ts';
import { isNameLike } from '../../document/text/position.ts';
import { firstIndex } from '../../document/text/within.ts';
import type { Head } from './read-heads.ts';
import { readHeads } from './read-heads.ts';
import { isBareSubject } from './context/subject-context.ts';
import { splitNames } from './split-names.ts';
import { columnKey, weighColumns } from './weigh-columns.ts';
import { CAPITALS, PERSON, weighPart } from './weigh-part.ts';

/** A piece whose weight and siblings add up to this is a name; a phrase or a label never is. */
const PART_ACCEPTED = 0.45;
const MIN_OWN_WEIGHT = -1.2;

export function isAcceptedPart({ weight, siblings }: Pick<Part, 'weight' | 'siblings'>): boolean {
  return weight >= MIN_OWN_WEIGHT && weight + siblings >= PART_ACCEPTED;
}

/** The evidence for a part that is not accepted by itself; other places may add to it. */
export function partStrength({ weight, siblings }: Pick<Part, 'weight' | 'siblings'>): number {
  return weight < MIN_OWN_WEIGHT ? weight : (weight + siblings) / 2;
}

/** One name-sized part of a head, with the evidence for it being a name. */
export interface Part extends Head {
  start: number;
  end: number;
  /** A known name inside the piece, if any. */
  match: NameMatch | null;
  weight: number;
  /** What its siblings (items of the list, cells of the column) say: the mean of their weights. */
  siblings: number;
  /** Whether a sibling is a company that is no everyday word. */
  besideKnown: boolean;
}

const LONE = 0;
const BOLD_GROUP = -1;
// Labels such as "Pro:" stand beside names in flattened lists; they say nothing about their siblings.
const LABEL = -3;
const CLIP = 2;
const LISTED = 0.5;
const ATTRIBUTE_COLUMN = -1.1;
// "**Remote** owns its entities": a noun set in bold and without an article before a verb.
const BOLD_SUBJECT = 0.6;
// "imprese di **traslochi** a Roma": small letters in bold inside a sentence stress a word.
const STRESSED = -0.6;

/** All pieces of all heads of an answer, in reading order, weighed together with their siblings. */
export function readParts({
  answer,
  matches,
  language,
}: {
  answer: ReadAnswer;
  matches: ReadonlyMap<ReadSegment, readonly NameMatch[]>;
  language: Language;
}): Part[] {
  const parts: Part[] = [];
  for (const segment of answer.segments) {
    const inside = matches.get(segment) ?? [];
    for (const found of readHeads(answer, segment)) {
      const own = matchesOf(inside, found);
      // A head never ends within a name that was given: "Rossi Soc. Coop."
      const given = own.findLast(({ form, common }) => form.isGiven && !common);
      const head = { ...found, last: Math.max(found.last, given?.last ?? found.last) };
      for (const range of splitNames({ answer, range: head, matches: own }))
        parts.push(describePart({ answer, head, range, matches: own, language }));
    }
  }
  const columns = weighColumns({ answer, matches });
  lowerLabels(parts, columns);
  raiseListed({ answer, language, parts, columns });
  weighSiblings(parts, columns);
  return parts;
}

/** "Gimnasio", "Lattosio": above the first column, or where headers say what columns hold, a new name is a label. */
function lowerLabels(parts: readonly Part[], columns: ReadonlyMap<number, number>): void {
  for (const part of parts) {
    const { kind, column, table } = part.segment;
    if (kind !== 'header-cell' || part.match !== null) continue;
    const isLabelled = parts.some(
      ({ segment }) =>
        segment.table === table &&
        segment.column > 0 &&
        (columns.get(columnKey(table, segment.column)) ?? 0) < ATTRIBUTE_COLUMN,
    );
    if (column === 0 || isLabelled) part.weight = Math.min(part.weight, LABEL);
  }
}

/** The matches that touch a head, of those of its segment. */
function matchesOf(matches: readonly NameMatch[], { first, last }: Head): readonly NameMatch[] {
  if (matches.length === 0) return matches;
  const from = firstIndex(matches, (match) => match.last >= first);
  return matches.slice(
    from,
    firstIndex(matches, (match) => match.first > last),
  );
}

function describePart(input: {
  answer: ReadAnswer;
  head: Head;
  range: { first: number; last: number };
  matches: readonly NameMatch[];
  language: Language;
}): Part {
  const { answer, head, range, matches, language } = input;
  const { segment, role } = head;
  const { first, last } = range;
  const inside = matches.filter((match) => match.first >= first && match.last <= last);
  const match = inside.find(({ common }) => !common) ?? inside[0] ?? null;
  const part = { segment, first, last };
  const own = weighPart({ answer, part, match, language });
  const weight = role === 'bold' ? own + weighEmphasis({ answer, range: part, language, own }) : own;
  const start = segment.words[first]?.start ?? 0;
  const end = segment.words[last]?.end ?? 0;
  return { segment, first, last, role, start, end, match, weight, siblings: LONE, besideKnown: false };
}

/** What a sentence says of the words it sets in bold. */
function weighEmphasis({
  answer,
  range,
  language,
  own,
}: {
  answer: ReadAnswer;
  range: WordRange;
  language: Language;
  own: number;
}): number {
  const { segment, first, last } = range;
  if (!segment.words.slice(first, last + 1).some(isNameLike)) return own > 0 ? STRESSED : 0;
  return isBareSubject({ answer, range, language }) ? BOLD_SUBJECT : 0;
}

/** "Tre Torri", "Acqua Chiara": in a column of companies, or with a town behind, everyday words in capitals are names. */
function raiseListed({
  answer,
  language,
  parts,
  columns,
}: {
  answer: ReadAnswer;
  language: Language;
  parts: readonly Part[];
  columns: ReadonlyMap<number, number>;
}): void {
  for (const part of parts) {
    if (part.role !== 'head' || (part.weight !== CAPITALS && part.weight !== PERSON)) continue;
    const { kind, table, column } = part.segment;
    const isExpected = kind === 'cell' && (columns.get(columnKey(table, column)) ?? 0) > 0;
    if (isExpected || isLocated({ answer, part, language })) part.weight = LISTED;
  }
}

/** "Tre Torri (Trento)": a feature has no address. */
function isLocated({ answer, part, language }: At<'answer' | 'language'> & { part: Part }): boolean {
  const next = part.segment.words[part.last + 1];
  if (next === undefined || !/^[\s*_]*\($/u.test(answer.visible.slice(part.end, next.start))) return false;
  return kindAsWritten(next, language) === 'place';
}

function weighSiblings(parts: readonly Part[], columns: ReadonlyMap<number, number>): void {
  const groups = new Map<number, Part[]>();
  for (const part of parts) {
    // Bold names of sentences are one group; values behind labels are apart from the labels.
    const key = part.role === 'bold' ? BOLD_GROUP : 2 * part.segment.group + (part.role === 'value' ? 1 : 0);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [part]);
    else group.push(part);
  }
  for (const group of groups.values()) {
    const voters = group.filter(({ weight }) => weight > LABEL);
    const total = voters.reduce((sum, { weight }) => sum + clip(weight), 0);
    const known = voters.filter(({ match }) => match?.common === false).length;
    for (const part of group) {
      const { table, column, kind } = part.segment;
      const header = kind === 'cell' ? (columns.get(columnKey(table, column)) ?? 0) : 0;
      const others = voters.length - (part.weight > LABEL ? 1 : 0);
      const own = part.weight > LABEL ? clip(part.weight) : 0;
      const mean = others < 1 ? LONE : (total - own) / others;
      part.siblings = mean + header;
      part.besideKnown = known > (part.match?.common === false ? 1 : 0);
    }
  }
}

const clip = (weight: number): number => Math.max(-CLIP, Math.min(CLIP, weight));

/** The pieces of each segment. */
export function partsBySegment(parts: readonly Part[]): Map<ReadSegment, Part[]> {
  const groups = new Map<ReadSegment, Part[]>();
  for (const part of parts) {
    const group = groups.get(part.segment);
    if (group === undefined) groups.set(part.segment, [part]);
    else group.push(part);
  }
  return groups;
}
