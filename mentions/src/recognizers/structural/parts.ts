import { type At, type ReadSegment, firstIndex, isNameLike } from '../../document/document.ts';
import { kindAsWritten } from '../../lexicon/word-kinds.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';
import { weighColumns } from './columns.ts';
import { type Head, readHeads, splitNames } from './heads.ts';
import { isBareSubject } from './run-context.ts';
import { Stretch } from './stretch.ts';
import type { Look } from './look-of-words.ts';
import { lookOfHead, weighHead } from './weigh-head.ts';

const LABEL = -3;
const CLIP = 2;
const LISTED = 0.5;
const ATTRIBUTE_COLUMN = -1.1;
// "**Remote** owns its entities": a noun set in bold and without an article before a verb.
const BOLD_SUBJECT = 0.6;
// "imprese di **traslochi** a Roma": small letters in bold inside a sentence stress a word.
const STRESSED = -0.6;
// A piece whose weight and siblings add up to this is a name; a phrase or a label never is.
const ACCEPTED = 0.45;
const MIN_OWN_WEIGHT = -1.2;

/** One name-sized part of a head, with the evidence for it being a name. */
export class Part extends Stretch {
  readonly role: Head['role'];
  /** A known name inside the piece, if any. */
  readonly match: NameMatch | null;
  readonly look: Look;
  weight: number;
  /** What its siblings (items of the list, cells of the column) say: the mean of their weights. */
  siblings = 0;
  /** Whether a sibling is a company that is no everyday word. */
  besideKnown = false;

  constructor(range: Stretch, role: Head['role'], matches: readonly NameMatch[]) {
    super(range);
    const inside = matches.filter((match) => match.first >= this.first && match.last <= this.last);
    this.role = role;
    this.match = inside.find(({ common }) => !common) ?? inside[0] ?? null;
    this.look = lookOfHead(this, this.match);
    const own = weighHead(this, this.look);
    this.weight = role === 'bold' ? own + weighEmphasis(this, own) : own;
  }

  get isAccepted(): boolean {
    return this.weight >= MIN_OWN_WEIGHT && this.weight + this.siblings >= ACCEPTED;
  }

  /** The evidence for a part that is not accepted by itself; other places may add to it. */
  get strength(): number {
    return this.weight < MIN_OWN_WEIGHT ? this.weight : (this.weight + this.siblings) / 2;
  }

  /** What it says of its siblings. */
  get vote(): number {
    return Math.max(-CLIP, Math.min(CLIP, this.weight));
  }

  get isKnown(): boolean {
    return this.match?.common === false;
  }
}

/** What a sentence says of the words it sets in bold. */
function weighEmphasis(range: Stretch, own: number): number {
  if (!range.words.some(isNameLike)) return own > 0 ? STRESSED : 0;
  return isBareSubject(range) ? BOLD_SUBJECT : 0;
}

/** All pieces of all heads of an answer, by segment, in reading order, weighed together with their siblings. */
export function readParts({
  answer,
  matches,
  language,
}: At<'answer' | 'language'> & {
  matches: ReadonlyMap<ReadSegment, readonly NameMatch[]>;
}): ReadonlyMap<ReadSegment, readonly Part[]> {
  const parts: Part[] = [];
  for (const segment of answer.segments) {
    const inside = matches.get(segment) ?? [];
    for (const { range, role } of readHeads({ answer, language, segment })) {
      const from = firstIndex(inside, ({ last }) => last >= range.first);
      const own = inside.slice(
        from,
        firstIndex(inside, ({ first }) => first > range.last),
      );
      parts.push(...splitNames(range, own).map((name) => new Part(name, role, own)));
    }
  }
  const columnWeight = weighColumns(answer);
  weighPlaces(parts, columnWeight);
  weighSiblings(parts, columnWeight);
  return Map.groupBy(parts, ({ segment }) => segment);
}

type ColumnWeight = ReturnType<typeof weighColumns>;

/**
 * "Gimnasio", "Lattosio": above the first column, or where headers say what columns hold, a new name is a label.
 * "Tre Torri", "Acqua Chiara": in a column of companies, or with a town behind, everyday words in capitals are names.
 */
function weighPlaces(parts: readonly Part[], columnWeight: ColumnWeight): void {
  const isLabelling = ({ segment }: Part): boolean =>
    segment.column > 0 && columnWeight(segment) < ATTRIBUTE_COLUMN;
  const labelled = new Set(parts.filter(isLabelling).map(({ segment }) => segment.table));
  for (const part of parts) {
    const { kind, column, table } = part.segment;
    const isHeader = kind === 'header-cell' && part.match === null;
    const isExpected = kind === 'cell' && columnWeight(part.segment) > 0;
    if (isHeader && (column === 0 || labelled.has(table))) part.weight = Math.min(part.weight, LABEL);
    else if (part.role === 'head' && part.look === 'capitals' && (isExpected || isLocated(part)))
      part.weight = LISTED;
  }
}

/** "Tre Torri (Trento)": a feature has no address. */
const isLocated = ({ gap, next, language }: Part): boolean =>
  next !== undefined && gap.trim() === '(' && kindAsWritten(next, language) === 'place';

function weighSiblings(parts: readonly Part[], columnWeight: ColumnWeight): void {
  // Values behind labels are apart from the labels.
  const groups = Map.groupBy(parts, ({ role, segment: { group } }) => `${role} ${String(group)}`);
  for (const group of groups.values()) {
    const total = group.reduce((sum, { vote }) => sum + vote, 0);
    const known = group.filter(({ isKnown }) => isKnown).length;
    for (const part of group) {
      const mean = group.length < 2 ? 0 : (total - part.vote) / (group.length - 1);
      part.siblings = part.segment.kind === 'cell' ? mean + columnWeight(part.segment) : mean;
      part.besideKnown = known > (part.isKnown ? 1 : 0);
    }
  }
}

/** The piece that holds a stretch of words, of those of its segment in their order. */
export function partAround(
  parts: readonly Part[],
  { first, last }: Pick<Stretch, 'first' | 'last'>,
): Part | null {
  const part = parts[firstIndex(parts, (one) => one.first > first) - 1];
  return part !== undefined && part.last >= last ? part : null;
}
