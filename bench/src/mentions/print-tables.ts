import type { ScoredAnswer } from './score.ts';
import { summariseLists, summariseTargets } from './summarise.ts';

const LIST_COLUMNS = [
  'answers',
  'names',
  'precision',
  'recall',
  'f1',
  'tau',
  'first',
  'count',
  'tone',
  'toneRecall',
] as const;
const TARGET_COLUMNS = ['targets', 'accuracy', 'falsePositives', 'falseNegatives', 'rank'] as const;

export interface Group {
  label: string;
  scored: readonly ScoredAnswer[];
}

/** Companies found, in order, counted and judged: one line a group. */
export function printLists(title: string, groups: readonly Group[]): void {
  printTable({
    title,
    columns: LIST_COLUMNS,
    rows: groups.map(({ label, scored }) => {
      const summary = summariseLists(scored);
      return { label, cells: LIST_COLUMNS.map((column) => summary[column]) };
    }),
  });
}

/** Whether given brands are mentioned, and at which rank: one line a group. */
export function printTargets(title: string, groups: readonly Group[]): void {
  printTable({
    title,
    columns: TARGET_COLUMNS,
    rows: groups.map(({ label, scored }) => {
      const summary = summariseTargets(scored.flatMap(({ targets }) => targets));
      return { label, cells: TARGET_COLUMNS.map((column) => summary[column]) };
    }),
  });
}

function printTable({
  title,
  columns,
  rows,
}: {
  title: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly (number | null)[] }[];
}): void {
  const width = Math.max(28, ...rows.map(({ label }) => label.length + 2));
  console.log(`\n${title}\n${''.padEnd(width)}${columns.map((column) => column.padStart(15)).join('')}`);
  for (const { label, cells } of rows)
    console.log(
      `${label.padEnd(width)}${cells.map((cell, index) => formatCell(cell, columns[index] ?? '').padStart(15)).join('')}`,
    );
}

const COUNTS = new Set(['answers', 'names', 'targets', 'falsePositives', 'falseNegatives']);

function formatCell(cell: number | null, column: string): string {
  if (cell === null) return '-';
  return COUNTS.has(column) ? String(cell) : cell.toFixed(3);
}
