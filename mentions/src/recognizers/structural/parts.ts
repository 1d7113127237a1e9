import { type ReadAnswer, type ReadSegment, firstIndex, isNameLike } from '../../document/document.ts';
import { fold } from '../../document/spelling.ts';
import { allPhrases } from '../../lexicon/index.ts';
import { kindAsWritten } from '../../lexicon/word-kinds.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import { type At, type Head, type WordRange, readHeads, splitNames } from './heads.ts';
import { isBareSubject } from './run-context.ts';
import { weighPart } from './weigh-part.ts';
import { splitAtBlanks, withSingleBlanks } from '../../document/signs.ts';

const nameColumns = allPhrases('nameColumns');
const productColumns = allPhrases('productColumns');
const attributeColumns = allPhrases('attributeColumns');

const WEIGHT = { names: 1, attributes: -2.5, perhapsAttributes: -1.2, besideNames: -1 } as const;

type ColumnKind = 'names' | 'products' | 'attributes' | 'perhaps-attributes' | 'unknown';

/** What the headers of the tables say of their cells, by `columnKey`: positive where names are expected. */
function weighColumns(answer: ReadAnswer): Map<number, number> {
  const tables = new Map<number, { column: number; kind: ColumnKind }[]>();
  for (const segment of answer.segments) {
    if (segment.kind !== 'header-cell') continue;
    const kind = kindOfColumn(titleOf(answer, segment));
    const columns = tables.get(segment.table) ?? [];
    columns.push({ column: segment.column, kind });
    tables.set(segment.table, columns);
  }
  const weights = new Map<number, number>();
  for (const [table, columns] of tables)
    for (const { column, kind } of columns)
      weights.set(columnKey(table, column), weighKind(kind, column, columns));
  return weights;
}

const MAX_COLUMNS = 10_000;

/** Names a column among those of all tables of an answer. */
const columnKey = (table: number, column: number): number => table * MAX_COLUMNS + column;

function titleOf({ visible }: ReadAnswer, { start, end }: ReadSegment): string {
  return withSingleBlanks(fold(visible.slice(start, end)).replace(/[^\p{L}\s/-]+/gu, ' ')).trim();
}

function kindOfColumn(title: string): ColumnKind {
  if (attributeColumns.has(title)) return 'attributes';
  const words = splitAtBlanks(title.replaceAll('/', ' '));
  for (const said of [[title], words]) {
    if (said.some((word) => nameColumns.has(word))) return 'names';
    if (said.some((word) => productColumns.has(word))) return 'products';
  }
  return words.some((word) => attributeColumns.has(word)) ? 'perhaps-attributes' : 'unknown';
}

/** Beside a column of brands, a column of models holds no companies. */
function weighKind(
  kind: ColumnKind,
  column: number,
  columns: readonly { column: number; kind: ColumnKind }[],
): number {
  const others = columns.filter((other) => other.column !== column);
  const besideNames = others.some((other) => other.kind === 'names');
  if (kind === 'names') return WEIGHT.names;
  if (kind === 'products') return besideNames ? WEIGHT.attributes : WEIGHT.names;
  if (kind === 'attributes') return WEIGHT.attributes;
  if (kind === 'perhaps-attributes') return WEIGHT.perhapsAttributes;
  return besideNames ? WEIGHT.besideNames : 0;
}

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
  /** Whether it is a name where the list or what stands behind it shows that names are listed. */
  namesIfListed: boolean;
  /** What its siblings (items of the list, cells of the column) say: the mean of their weights. */
  siblings: number;
  /** Whether a sibling is a company that is no everyday word. */
  besideKnown: boolean;
}

const LONE = 0;
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
}: At<'answer' | 'language'> & { matches: ReadonlyMap<ReadSegment, readonly NameMatch[]> }): Part[] {
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
  const columns = weighColumns(answer);
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
    if (column !== 0 && !isLabelled) continue;
    part.weight = Math.min(part.weight, LABEL);
    part.namesIfListed = false;
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

function describePart(
  input: At<'answer' | 'language'> & {
    head: Head;
    range: { first: number; last: number };
    matches: readonly NameMatch[];
  },
): Part {
  const { answer, head, range, matches, language } = input;
  const { segment, role } = head;
  const { first, last } = range;
  const inside = matches.filter((match) => match.first >= first && match.last <= last);
  const match = inside.find(({ common }) => !common) ?? inside[0] ?? null;
  const part = { segment, first, last };
  const { weight: own, namesIfListed } = weighPart({ answer, part, match, language });
  const weight = role === 'bold' ? own + weighEmphasis({ answer, range: part, language, own }) : own;
  const start = segment.words[first]?.start ?? 0;
  const end = segment.words[last]?.end ?? 0;
  return {
    segment,
    first,
    last,
    role,
    start,
    end,
    match,
    weight,
    namesIfListed,
    siblings: LONE,
    besideKnown: false,
  };
}

/** What a sentence says of the words it sets in bold. */
function weighEmphasis({
  answer,
  range,
  language,
  own,
}: At<'answer' | 'language'> & { range: WordRange; own: number }): number {
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
}: At<'answer' | 'language'> & { parts: readonly Part[]; columns: ReadonlyMap<number, number> }): void {
  for (const part of parts) {
    if (part.role !== 'head' || !part.namesIfListed) continue;
    const { kind, table, column } = part.segment;
    const isExpected = kind === 'cell' && (columns.get(columnKey(table, column)) ?? 0) > 0;
    if (isExpected || isLocated({ answer, part, language })) part.weight = LISTED;
  }
}

/** "Tre Torri (Trento)": a feature has no address. */
function isLocated({ answer, part, language }: At<'answer' | 'language'> & { part: Part }): boolean {
  const next = part.segment.words[part.last + 1];
  if (next === undefined || answer.visible.slice(part.end, next.start).trim() !== '(') return false;
  return kindAsWritten(next, language) === 'place';
}

const votes = ({ weight }: Part): boolean => weight > LABEL;

function weighSiblings(parts: readonly Part[], columns: ReadonlyMap<number, number>): void {
  // Bold names of sentences are one group; values behind labels are apart from the labels.
  const groups = Map.groupBy(parts, ({ role, segment: { group } }) =>
    role === 'bold' ? role : `${role} ${String(group)}`,
  );
  for (const group of groups.values()) {
    const voters = group.filter(votes);
    const total = voters.reduce((sum, { weight }) => sum + clip(weight), 0);
    const known = voters.filter(({ match }) => match?.common === false).length;
    for (const part of group) {
      const { table, column, kind } = part.segment;
      const header = kind === 'cell' ? (columns.get(columnKey(table, column)) ?? 0) : 0;
      const others = voters.length - (votes(part) ? 1 : 0);
      const own = votes(part) ? clip(part.weight) : 0;
      const mean = others < 1 ? LONE : (total - own) / others;
      part.siblings = mean + header;
      part.besideKnown = known > (part.match?.common === false ? 1 : 0);
    }
  }
}

const clip = (weight: number): number => Math.max(-CLIP, Math.min(CLIP, weight));

/** The piece that holds a stretch of words, of those of its segment in their order. */
export function partAround(parts: readonly Part[], { first, last }: Omit<WordRange, 'segment'>): Part | null {
  const part = parts[firstIndex(parts, (one) => one.first > first) - 1];
  return part !== undefined && part.last >= last ? part : null;
}

/** The pieces of each segment. */
export const partsBySegment = (parts: readonly Part[]): Map<ReadSegment, Part[]> =>
  Map.groupBy(parts, ({ segment }) => segment);
