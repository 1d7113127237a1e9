import type { MentionedCompany } from '../monitoring/monitoring.ts';
import type { Change, ChangeVerdict } from './numbers.ts';

export { findQuantile, judgeRate, listProven } from './confidence.ts';
export {
  type Uncertainty,
  describeMeanUncertainty,
  describeRateUncertainty,
  describeTonesUncertainty,
} from './uncertainty.ts';
export { formatStabilityRange } from './stability-range.ts';
export { NORMAL_QUANTILE, buildRate, findWilsonBounds } from './wilson-interval.ts';

const CHANGE_LABELS: Record<ChangeVerdict, string> = {
  rising: 'in crescita',
  falling: 'in calo',
  within_variability: 'entro la variabilità',
  model_changed: 'modello cambiato',
};

/** What a change is called, on the screen and on paper. */
export function nameChange({ verdict, changedEngines, readers }: Change): string {
  if (readers === undefined || changedEngines.length > 0) return CHANGE_LABELS[verdict];
  return readers.since === null ? 'lettori diversi' : 'lettore cambiato';
}

export type SortColumn = 'name' | 'mentions' | 'share' | 'position';
/** Null is the default order: mentions descending, then average position ascending. */
export type ResultsSort = { column: SortColumn; direction: 'ascending' | 'descending' } | null;

/** Other companies the table shows before it says 'E altre N aziende...'. */
export const LISTED_OTHERS = 10;

export interface ResultsView {
  rows: MentionedCompany[];
  /** The own row when it comes after the tenth other; set apart by the dashed line. */
  ownBelow: MentionedCompany | null;
  /** The numbers of `rows`, then of `ownBelow`, in the order that was chosen; ranks in the default one. */
  places: number[];
  /** Companies not shown. */
  hiddenCount: number;
  /** Companies some answer names; the own row stands there even when none does. */
  foundCount: number;
}

/** The ten first other companies in the chosen order plus the user's own, wherever it stands; or all that are given. */
export function buildResultsView({
  companies,
  otherCount,
  sort,
  isUnfolded = false,
}: {
  companies: readonly MentionedCompany[];
  /** Companies the server counted but did not send. */
  otherCount: number;
  sort: ResultsSort;
  isUnfolded?: boolean;
}): ResultsView {
  const listed = isUnfolded ? Infinity : LISTED_OTHERS;
  const sorted =
    sort === null ? companies.toSorted((a, b) => a.rank - b.rank) : companies.toSorted(comparator(sort));
  const shownOthers = new Set(sorted.filter((row) => !row.isOwn).slice(0, listed));
  const lastShown = sorted.findLastIndex((row) => shownOthers.has(row));
  const ownIndex = sorted.findIndex((row) => row.isOwn);
  const isOwnBelow = ownIndex > lastShown && shownOthers.size === listed;
  const rows = sorted.filter((row) => shownOthers.has(row) || (row.isOwn && !isOwnBelow));
  const ownBelow = isOwnBelow ? (sorted[ownIndex] ?? null) : null;
  return {
    rows,
    ownBelow,
    places: [...rows, ...(ownBelow === null ? [] : [ownBelow])].map((row) =>
      sort === null ? row.rank : sorted.indexOf(row) + 1,
    ),
    hiddenCount: companies.length + otherCount - rows.length - (ownBelow === null ? 0 : 1),
    foundCount: companies.filter(({ mentions }) => mentions > 0).length + otherCount,
  };
}

function comparator({ column, direction }: NonNullable<ResultsSort>) {
  const sign = direction === 'ascending' ? 1 : -1;
  return (a: MentionedCompany, b: MentionedCompany): number => {
    if (column === 'name') return sign * a.name.localeCompare(b.name, 'it') || a.rank - b.rank;
    const [left, right] = [valueOf(a, column), valueOf(b, column)];
    // A missing value is no small value: it comes last in both directions.
    if (left === null || right === null)
      return Number(left === null) - Number(right === null) || a.rank - b.rank;
    // A position based on few answers comes last, too.
    const few = column === 'position' ? Number(hasFewMentions(a)) - Number(hasFewMentions(b)) : 0;
    return few || sign * (left - right) || a.rank - b.rank;
  };
}

const MIN_FOR_POSITION = 5;
/** Named so seldom that its mean position is unreliable. */
export const hasFewMentions = ({ mentions }: MentionedCompany): boolean => mentions < MIN_FOR_POSITION;

function valueOf(row: MentionedCompany, column: Exclude<SortColumn, 'name'>): number | null {
  if (column === 'mentions') return row.mentions;
  return column === 'share' ? row.sharePercent : row.averagePosition;
}

const SMALL_SAMPLE = 20;

/** True when a rate is based on so few ok answers (1 to 19) that it is shown as 'campione ridotto'. */
export function isSmallSample(n: number): boolean {
  return n > 0 && n < SMALL_SAMPLE;
}

const WEEK_MS = 7 * 86_400_000;

/** After this long without an analysis the figures are old and do not describe this week. */
export const isStale = ({ since, now }: { since: string; now: Date }): boolean =>
  now.getTime() - Date.parse(since) > WEEK_MS;
