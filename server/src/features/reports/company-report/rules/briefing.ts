import {
  type Change,
  type CompanyWithPrompts,
  type EngineId,
  nameQuestion,
  type Prompt,
  type TaskList,
  type TrendWeek,
} from '@citato/contract';
import {
  type ChangedPrompt,
  countOwn,
  describeChanges,
  describeStatus,
  listRated,
  type CompanyChanges,
  orderByAttention,
} from '@citato/contract/briefing';

/** Actions the first page names. */
const NEXT_ACTIONS = 3;
const PRIORITIES = ['High', 'Medium', 'Low'] as const;

/** The weeks of all prompts that count in a company's rates. */
export interface JointTrend {
  readonly weeks: readonly TrendWeek[];
  readonly change: Change | null;
}

interface Quotation {
  readonly quote: string;
  readonly engine: EngineId;
  readonly createdAt: Date;
  /** The prompt it answers. */
  readonly text: string;
}

/** The content of the first page, from the rules that write the overview on the screen. */
export function buildBriefing({
  company,
  trend,
  isAnalysedAgain,
  taskLists,
  quotation,
  now,
}: {
  company: CompanyWithPrompts;
  /** Null before the first analysis. */
  trend: JointTrend | null;
  /** The plan analyses every day. */
  isAnalysedAgain: boolean;
  taskLists: ReadonlyMap<string, TaskList>;
  quotation: Quotation | null;
  now: Date;
}) {
  const changes = describeChanges({ company, joint: trend?.change ?? null, isAnalysedAgain, now });
  const actions = listOpenActions({ company, changes, taskLists });
  return {
    // Whether the plan allows a further analysis changes what can be done, not what there is to read.
    status: describeStatus({ company, hasAnalysisLeft: true }),
    changes: shapeChanges(changes),
    weeks: [...(trend?.weeks ?? [])],
    actions: actions.slice(0, NEXT_ACTIONS),
    areTasksDone:
      actions.length === 0 && company.prompts.some(({ id }) => (taskLists.get(id)?.tasks.length ?? 0) > 0),
    leastNamed: findLeastNamed(company),
    quotation: quotation === null ? null : { ...quotation, createdAt: quotation.createdAt.toISOString() },
  };
}

/** The prompt whose answer is quoted: the one whose answers name the company most, else the one with most answers. */
export function findQuotedPrompt(company: CompanyWithPrompts): Prompt | null {
  const [first] = listRated(company).sort(
    (a, b) => countOwn(b.data) - countOwn(a.data) || b.data.totalResponses - a.data.totalResponses,
  );
  return first?.prompt ?? null;
}

/**
 * Open actions: the first of every prompt that fell, worst first; then by urgency, of equally urgent ones those of the
 * prompt that is named least. Each is said once.
 */
function listOpenActions({
  company,
  changes,
  taskLists,
}: {
  company: CompanyWithPrompts;
  changes: CompanyChanges;
  taskLists: ReadonlyMap<string, TaskList>;
}): string[] {
  const openOf = ({ id }: Prompt) => (taskLists.get(id)?.tasks ?? []).filter(({ isDone }) => !isDone);
  const order = orderByAttention({ company, changes });
  const first = order.flatMap(({ prompt, fell }) => (fell === null ? [] : openOf(prompt).slice(0, 1)));
  const open = order.flatMap(({ prompt }) => openOf(prompt));
  const byUrgency = PRIORITIES.flatMap((urgency) => open.filter(({ priority }) => priority === urgency));
  return [...new Set([...first, ...byUrgency].map(({ title }) => title))];
}

function findLeastNamed(company: CompanyWithPrompts): { text: string; absent: number } | null {
  const [least] = listRated(company)
    .map(({ prompt, data }) => ({ text: nameQuestion(prompt), absent: data.totalResponses - countOwn(data) }))
    .sort((a, b) => b.absent - a.absent);
  return least === undefined || least.absent === 0 ? null : least;
}

/** Changed prompts by their words: a document needs no more of them. */
function shapeChanges(changes: CompanyChanges) {
  return changes.kind === 'compared'
    ? { ...changes, changed: changes.changed.map(tellPrompt), watched: changes.watched.map(tellPrompt) }
    : changes;
}

const tellPrompt = ({ prompt, change }: ChangedPrompt) => ({ text: nameQuestion(prompt), change });
