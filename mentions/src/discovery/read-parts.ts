import type { Language } from '../extraction.ts';
import { allPhrases } from '../lexicon/index.ts';
import type { NameMatch } from '../match-company.ts';
import type { ReadAnswer, ReadSegment } from '../read-answer.ts';
import { fold } from '../text/fold.ts';
import type { Head } from './read-heads.ts';
import { readHeads } from './read-heads.ts';
import { splitNames } from './split-names.ts';
import { weighPart } from './weigh-part.ts';

/** One name-sized piece of a head, with what speaks for it being a name. */
export interface Part extends Head {
  start: number;
  end: number;
  /** A known name inside the piece, if any. */
  match: NameMatch | null;
  weight: number;
  /** What its siblings (items of the list, cells of the column) say: the mean of their weights. */
  siblings: number;
}

const nameColumns = allPhrases('nameColumns');
const attributeColumns = allPhrases('attributeColumns');
const NAME_COLUMN = 1;
const ATTRIBUTE_COLUMN = -2.5;
const LONE = 0;
const CLIP = 2;

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
    for (const head of readHeads(answer, segment))
      for (const range of splitNames({ answer, range: head, matches: inside }))
        parts.push(describePart({ answer, head, range, matches: inside, language }));
  }
  weighSiblings(parts, readColumns(answer));
  return parts;
}

function describePart(input: {
  answer: ReadAnswer;
  head: Head;
  range: { first: number; last: number };
  matches: readonly NameMatch[];
  language: Language;
}): Part {
  const { answer, head, range, matches, language } = input;
  const part = { ...head, ...range };
  const inside = matches.filter(({ first, last }) => first >= range.first && last <= range.last);
  const match = inside.find(({ common }) => !common) ?? inside[0] ?? null;
  return {
    ...part,
    start: head.segment.words[range.first]?.start ?? 0,
    end: head.segment.words[range.last]?.end ?? 0,
    match,
    weight: weighPart({ answer, part, match, language }),
    siblings: LONE,
  };
}

/** What the header of each table column says about its cells. */
function readColumns({ segments, visible }: ReadAnswer): Map<string, number> {
  const columns = new Map<string, number>();
  for (const { kind, table, column, start, end } of segments) {
    if (kind !== 'header-cell') continue;
    const title = fold(visible.slice(start, end)).replace(/[^\p{L}\s/-]+/gu, ' ').replace(/\s+/gu, ' ').trim();
    const weight = weighColumn(title);
    if (weight !== 0) columns.set(`${String(table)}:${String(column)}`, weight);
  }
  return columns;
}

function weighColumn(title: string): number {
  if (attributeColumns.has(title)) return ATTRIBUTE_COLUMN;
  if (nameColumns.has(title)) return NAME_COLUMN;
  const words = title.split(' ');
  if (words.length > 4) return 0;
  if (words.some((word) => nameColumns.has(word))) return NAME_COLUMN;
  return words.some((word) => attributeColumns.has(word)) ? ATTRIBUTE_COLUMN / 2 : 0;
}

function weighSiblings(parts: readonly Part[], columns: ReadonlyMap<string, number>): void {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const key = `${String(part.segment.group)}:${part.role}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [part]);
    else group.push(part);
  }
  for (const group of groups.values()) {
    const total = group.reduce((sum, { weight }) => sum + clip(weight), 0);
    for (const part of group) {
      const { table, column, kind } = part.segment;
      const header = kind === 'cell' ? (columns.get(`${String(table)}:${String(column)}`) ?? 0) : 0;
      const mean = group.length < 2 ? LONE : (total - clip(part.weight)) / (group.length - 1);
      part.siblings = mean + header;
    }
  }
}

const clip = (weight: number): number => Math.max(-CLIP, Math.min(CLIP, weight));
