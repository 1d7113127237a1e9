import {
  ANALYSIS_STEPS,
  type AnalysisProgress,
  type CompanyWithPrompts,
  type MentionedCompany,
  type Prompt,
} from '@citato/contract';

export type SortColumn = 'name' | 'mentions' | 'share' | 'position';
/** Null is the default order: mentions descending, then average position ascending. */
export type ResultsSort = { column: SortColumn; direction: 'ascending' | 'descending' } | null;

/** Rows the table shows before it says 'E altre N aziende...'. */
const LISTED_OTHERS = 10;

/** A click on a column: ascending, descending, default; another column starts at ascending. */
export function nextSort({ current, column }: { current: ResultsSort; column: SortColumn }): ResultsSort {
  if (current?.column !== column) return { column, direction: 'ascending' };
  return current.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

export interface ResultsView {
  rows: MentionedCompany[];
  /** The own row when it comes after the tenth other; set apart by the dashed line. */
  ownBelow: MentionedCompany | null;
  /** Companies not shown. */
  hiddenCount: number;
}

/** The ten first other companies in the chosen order plus the user's own, wherever it stands. */
export function buildResultsView({
  companies,
  otherCount,
  sort,
}: {
  companies: readonly MentionedCompany[];
  /** Companies the server counted but did not send. */
  otherCount: number;
  sort: ResultsSort;
}): ResultsView {
  const sorted =
    sort === null ? companies.toSorted((a, b) => a.rank - b.rank) : companies.toSorted(comparator(sort));
  const shownOthers = new Set(sorted.filter((row) => !row.isOwn).slice(0, LISTED_OTHERS));
  const lastShown = sorted.findLastIndex((row) => shownOthers.has(row));
  const ownIndex = sorted.findIndex((row) => row.isOwn);
  const isOwnBelow = ownIndex > lastShown && shownOthers.size === LISTED_OTHERS;
  const rows = sorted.filter((row) => shownOthers.has(row) || (row.isOwn && !isOwnBelow));
  const ownBelow = isOwnBelow ? (sorted[ownIndex] ?? null) : null;
  return {
    rows,
    ownBelow,
    hiddenCount: companies.length + otherCount - rows.length - (ownBelow === null ? 0 : 1),
  };
}

function comparator({ column, direction }: NonNullable<ResultsSort>) {
  const sign = direction === 'ascending' ? 1 : -1;
  return (a: MentionedCompany, b: MentionedCompany): number => {
    if (column === 'name') return sign * a.name.localeCompare(b.name, 'it') || a.rank - b.rank;
    const [left, right] = [valueOf(a, column), valueOf(b, column)];
    // A missing value is no small value: it stays at the end in both directions.
    if (left === null || right === null)
      return Number(left === null) - Number(right === null) || a.rank - b.rank;
    return sign * (left - right) || a.rank - b.rank;
  };
}

function valueOf(row: MentionedCompany, column: Exclude<SortColumn, 'name'>): number | null {
  if (column === 'mentions') return row.mentions;
  return column === 'share' ? row.sharePercent : row.averagePosition;
}

/** The companies with a step of a running analysis written in. */
export function applyProgress({
  companies,
  progress,
}: {
  companies: readonly CompanyWithPrompts[];
  progress: AnalysisProgress;
}): CompanyWithPrompts[] {
  return companies.map((company) => {
    if (company.id !== progress.companyId) return company;
    const prompts = company.prompts.map((prompt): Prompt => {
      if (prompt.id !== progress.promptId || isOlder(progress, prompt.progress)) return prompt;
      return { ...prompt, analysisStatus: 'in_progress', progress };
    });
    return { ...company, prompts };
  });
}

// Events may arrive twice after a reconnection: an analysis never goes back.
function isOlder(next: AnalysisProgress, current: AnalysisProgress | null): boolean {
  return (
    current?.analysisId === next.analysisId &&
    (next.answered < current.answered ||
      ANALYSIS_STEPS.indexOf(next.step) < ANALYSIS_STEPS.indexOf(current.step))
  );
}

/** Below this many answers a rate is shown as a small sample. */
const SMALL_SAMPLE = 20;

export function isSmallSample(n: number): boolean {
  return n > 0 && n < SMALL_SAMPLE;
}

export interface StepView {
  id: 'sent' | 'arriving' | 'reading' | 'numbers';
  state: 'done' | 'now' | 'next';
}

const STEP_IDS = ['sent', 'arriving', 'reading', 'numbers'] as const;

/** The four steps a reader sees of a running analysis: all before the current one are done. */
export function describeSteps(progress: AnalysisProgress): StepView[] {
  const current = currentStep(progress);
  return STEP_IDS.map((id, index) => ({
    id,
    state: index < current ? 'done' : index === current ? 'now' : 'next',
  }));
}

function currentStep(progress: AnalysisProgress): number {
  if (progress.step === 'queued') return 0;
  if (progress.step === 'asking') return 1;
  return progress.step === 'reading' ? 2 : 3;
}
