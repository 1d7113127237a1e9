import type { CompanyWithPrompts, MonitoringData, Prompt, TaskListOverview } from '@citato/contract';
import { countOwn, listRated } from '@citato/contract/briefing';
import type { Standing } from '@citato/contract/briefing';

/** What to do next. */
export type NextStep =
  | {
      kind:
        | 'empty'
        | 'upgrade'
        | 'support'
        | 'waiting'
        | 'start'
        | 'again'
        | 'failed'
        | 'branded'
        | 'unknown';
    }
  | { kind: 'task'; prompt: Prompt; title: string }
  | { kind: 'read'; prompt: Prompt; absent: number; areTasksDone: boolean }
  | { kind: 'keep'; areTasksDone: boolean };

/** What the account still has for a company. */
interface PlanAbilities {
  /** Every day. */
  isAnalysedAgain: boolean;
  /** Once more at least. */
  hasAnalysisLeft: boolean;
  /** An administrator decided so for the account: no plan changes it. */
  isSetForAccount: boolean;
}

const PRIORITIES = ['High', 'Medium', 'Low'] as const;

/**
 * The most urgent open action of the company's task lists, of equally urgent ones that of the prompt that is named least;
 * without any the answers that name others.
 */
export function describeNextStep({
  company,
  standing,
  plan,
  taskLists,
}: {
  company: CompanyWithPrompts;
  standing: Standing;
  plan: PlanAbilities;
  /** Null: the plan holds none. Else what is known of them. */
  taskLists: readonly TaskListOverview[] | 'unknown' | null;
}): NextStep {
  const first = describeFirstStep(standing, plan);
  if (first !== null) return first;
  if (taskLists === 'unknown') return { kind: taskLists };
  const worstFirst = company.prompts.toSorted((a, b) => rateOf(a) - rateOf(b));
  const lists = worstFirst.flatMap((prompt) => {
    const list = taskLists?.find(({ promptId }) => promptId === prompt.id);
    return list === undefined ? [] : [{ prompt, ...list }];
  });
  for (const urgency of PRIORITIES) {
    const list = lists.find(({ next }) => next?.priority === urgency);
    if (list?.next != null) return { kind: 'task', prompt: list.prompt, title: list.next.title };
  }
  const areTasksDone = lists.some(({ tasks }) => tasks > 0);
  const [least] = listRated(company).sort((a, b) => countAbsent(b.data) - countAbsent(a.data));
  const absent = least === undefined ? 0 : countAbsent(least.data);
  return least === undefined || absent === 0
    ? { kind: 'keep', areTasksDone }
    : { kind: 'read', prompt: least.prompt, absent, areTasksDone };
}

function describeFirstStep(
  { kind }: Standing,
  { isAnalysedAgain, hasAnalysisLeft, isSetForAccount }: PlanAbilities,
): NextStep | null {
  const more = isSetForAccount ? 'support' : 'upgrade';
  if (kind === 'empty' || kind === 'waiting' || kind === 'branded') return { kind };
  if (kind === 'running' || kind === 'deferred') return { kind: 'waiting' };
  if (kind === 'failed' && isAnalysedAgain) return { kind };
  if (kind === 'failed') return { kind: hasAnalysisLeft ? 'again' : more };
  if (kind === 'unanalysed') return { kind: 'start' };
  return kind === 'unavailable' ? { kind: more } : null;
}

const rateOf = ({ monitoringData: [data] }: Prompt) => data?.mentionRate.percent ?? 101;
const countAbsent = (data: MonitoringData) => data.totalResponses - countOwn(data);
