import type { CompanyWithPrompts, MonitoringData, Prompt, TaskListOverview } from '@citato/contract';
import { countOwn, listRated } from './rated-model.ts';
import type { Standing } from './standing-model.ts';

/** What to do next. */
export type NextStep =
  | { kind: 'empty' | 'upgrade' | 'waiting' | 'start' | 'failed' | 'unknown' }
  | { kind: 'task'; prompt: Prompt; title: string }
  | { kind: 'read'; prompt: Prompt; absent: number; areTasksDone: boolean }
  | { kind: 'keep'; areTasksDone: boolean };

const PRIORITIES = ['High', 'Medium', 'Low'] as const;

/**
 * The most urgent open action of the company's task lists, of equally urgent ones that of the prompt that is named least;
 * without any the answers that name others.
 */
export function describeNextStep({
  company,
  standing,
  taskLists,
}: {
  company: CompanyWithPrompts;
  standing: Standing;
  /** Null: the plan holds none. Else what is known of them. */
  taskLists: readonly TaskListOverview[] | 'unknown' | null;
}): NextStep {
  const first = describeFirstStep(standing);
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

function describeFirstStep({ kind }: Standing): NextStep | null {
  if (kind === 'empty' || kind === 'failed' || kind === 'waiting') return { kind };
  if (kind === 'running') return { kind: 'waiting' };
  if (kind === 'unanalysed') return { kind: 'start' };
  return kind === 'unavailable' ? { kind: 'upgrade' } : null;
}

const rateOf = ({ monitoringData: [data] }: Prompt) => data?.mentionRate.percent ?? 101;
const countAbsent = (data: MonitoringData) => data.totalResponses - countOwn(data);
