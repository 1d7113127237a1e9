import type { Change, CompanyWithPrompts, EngineId, Prompt, TaskList, TrendWeek } from '@citato/contract';
import { countOwn, describeNews, describeStanding, listRated, type News } from '@citato/contract/briefing';

/** Actions the first page names. */
const NEXT_ACTIONS = 3;
const PRIORITIES = ['High', 'Medium', 'Low'] as const;

/** What all prompts of a company that its rates are made of came to over the weeks. */
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

/** What the first page says, from the rules that write the overview of the screen. */
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
  const actions = listOpenActions({ company, taskLists });
  const news = describeNews({ company, joint: trend?.change ?? null, isAnalysedAgain, now });
  return {
    // Whether the plan holds a further analysis changes what can be done, not what there is to read.
    standing: describeStanding({ company, hasAnalysisLeft: true }),
    news: tellNews(news),
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

/** Open actions by urgency, of equally urgent ones those of the prompt that is named least; each said once. */
function listOpenActions({
  company,
  taskLists,
}: {
  company: CompanyWithPrompts;
  taskLists: ReadonlyMap<string, TaskList>;
}): string[] {
  const worstFirst = company.prompts.toSorted((a, b) => rateOf(a) - rateOf(b));
  const open = worstFirst.flatMap(({ id }) =>
    (taskLists.get(id)?.tasks ?? []).filter(({ isDone }) => !isDone),
  );
  const byUrgency = PRIORITIES.flatMap((urgency) => open.filter(({ priority }) => priority === urgency));
  return [...new Set(byUrgency.map(({ title }) => title))];
}

function findLeastNamed(company: CompanyWithPrompts): { text: string; absent: number } | null {
  const [least] = listRated(company)
    .map(({ prompt, data }) => ({ text: prompt.text, absent: data.totalResponses - countOwn(data) }))
    .sort((a, b) => b.absent - a.absent);
  return least === undefined || least.absent === 0 ? null : least;
}

/** Of several changed prompts the one that changed most, and how many more there are. */
function tellNews(news: News) {
  if (news.kind !== 'prompts') return news;
  const [first, ...others] = news.changed;
  return first === undefined
    ? { kind: 'within' as const }
    : { kind: news.kind, text: first.prompt.text, change: first.change, others: others.length };
}

const rateOf = ({ monitoringData: [data] }: Prompt) => data?.mentionRate.percent ?? 101;
