import type { CompanyWithPrompts, MonitoringData, Prompt, TaskListOverview } from '@citato/contract';
import { countOwn, listRated, orderByAttention } from '@citato/contract/briefing';
import type { Attention, CompanyChanges, CompanyStatus } from '@citato/contract/briefing';

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
  | ({ kind: 'task'; title: string } & Attention)
  | ({ kind: 'read'; absent: number; areTasksDone: boolean } & Attention)
  | { kind: 'keep'; areTasksDone: boolean };

/** What the account's plan still allows for a company. */
interface PlanAbilities {
  /** Every day. */
  isAnalysedAgain: boolean;
  /** Once more at least. */
  hasAnalysisLeft: boolean;
  /** An override, which no plan changes. */
  isSetForAccount: boolean;
}

const PRIORITIES = ['High', 'Medium', 'Low'] as const;

/**
 * What follows from the change: the most urgent open action for the prompt that fell most, or the answers that leave the
 * company out there. Where none fell, that of the prompt that is named least, of those named as seldom the most urgent;
 * without any the answers that name others.
 */
export function describeNextStep({
  company,
  status,
  changes,
  plan,
  taskLists,
}: {
  company: CompanyWithPrompts;
  status: CompanyStatus;
  changes: CompanyChanges;
  plan: PlanAbilities;
  /** Null: the plan has no task lists. Else the known ones. */
  taskLists: readonly TaskListOverview[] | 'unknown' | null;
}): NextStep {
  const first = describeFirstStep(status, plan);
  if (first !== null) return first;
  if (taskLists === 'unknown') return { kind: taskLists };
  const prompts = new Set(company.prompts.map(({ id }) => id));
  const lists = (taskLists ?? []).filter(({ promptId }) => prompts.has(promptId));
  const areTasksDone = lists.some(({ tasks }) => tasks > 0) && lists.every(({ next }) => next === null);
  const order = orderByAttention({ company, changes });
  const open = order.flatMap((one) => {
    const next = lists.find(({ promptId }) => promptId === one.prompt.id)?.next ?? null;
    return next === null ? [] : [{ ...one, next }];
  });
  for (const one of order.filter(({ fell }) => fell !== null)) {
    const found = open.find(({ prompt }) => prompt === one.prompt);
    if (found !== undefined) return { kind: 'task', ...one, title: found.next.title };
    const absent = countAbsent(one.prompt.monitoringData[0]);
    if (absent > 0) return { kind: 'read', ...one, absent, areTasksDone };
  }
  const [weakest] = open;
  if (weakest !== undefined) {
    const equals = open.filter(({ prompt }) => rateOf(prompt) === rateOf(weakest.prompt));
    const urgency = PRIORITIES.find((priority) => equals.some(({ next }) => next.priority === priority));
    const { prompt, next } = equals.find(({ next: { priority } }) => priority === urgency) ?? weakest;
    return { kind: 'task', prompt, fell: null, title: next.title };
  }
  const [least] = listRated(company).sort((a, b) => countAbsent(b.data) - countAbsent(a.data));
  const absent = countAbsent(least?.data);
  return least === undefined || absent === 0
    ? { kind: 'keep', areTasksDone }
    : { kind: 'read', prompt: least.prompt, fell: null, absent, areTasksDone };
}

function describeFirstStep(
  { kind }: CompanyStatus,
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

const rateOf = ({ monitoringData: [data] }: Prompt) => data?.mentionRate.percent ?? null;
const countAbsent = (data: MonitoringData | undefined) =>
  data === undefined ? 0 : data.totalResponses - countOwn(data);
