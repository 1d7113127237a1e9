import type { AdminUserList, Lateness } from '@citato/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatInteger } from '#lib/format';
import { adminCopy } from '../copy.ts';
import { countUsers, formatRomeTime } from '../model.ts';
import { useUsers, usePipeline, useStuckPrompts } from '../queries.ts';
import { ClearStuck } from './clear-stuck.tsx';
import { FigureStrip, type StripFigure } from './figure-strip.tsx';
import { Panel } from './panel.tsx';

const copy = adminCopy.overview;

/** What an operator looks at first: who is here, what pays and what is late. */
export function Overview() {
  const accounts = useUsers();
  const pipeline = usePipeline();
  const stuck = useStuckPrompts();
  const late = {
    overdue: describeOverdue(pipeline.data?.overdue, unknownOf(pipeline)),
    stuck: describeStuck(stuck.data, unknownOf(stuck)),
  };
  return (
    <Panel
      title={copy.title}
      query={accounts}
      waiting={<FigureStrip figures={listFigures(describeUnknownAccounts(), late)} />}
    >
      {(data) => <FigureStrip figures={listFigures(describeAccounts(data), late)} />}
    </Panel>
  );
}

type Described = Omit<StripFigure, 'label'>;

function listFigures(
  { users, subscriptions, nextRun }: Record<'users' | 'subscriptions' | 'nextRun', string>,
  late: { overdue: Described; stuck: Described },
): StripFigure[] {
  return [
    { label: copy.users, value: users },
    { label: copy.overdue, ...late.overdue },
    { label: copy.subscriptions, value: subscriptions },
    { label: copy.nextRun, value: nextRun },
    { label: copy.stuck, ...late.stuck },
  ];
}

function describeAccounts({ planStats, activeSubscriptions, nextSchedulerRun }: AdminUserList) {
  return {
    users: formatInteger(countUsers(planStats)),
    subscriptions: formatInteger(activeSubscriptions),
    nextRun: nextSchedulerRun === null ? copy.nothingPlanned : formatRomeTime(nextSchedulerRun),
  };
}

function describeUnknownAccounts() {
  return { users: copy.loading, subscriptions: copy.loading, nextRun: copy.loading };
}

/** The text in the place of a missing figure: that it is loading, or not known. */
function unknownOf({ isError }: UseQueryResult): string {
  return isError ? adminCopy.unknown : copy.loading;
}

function describeOverdue(lateness: Lateness | undefined, unknown: string): Described {
  if (lateness === undefined) return { value: unknown };
  const count = formatInteger(lateness.count);
  return { value: lateness.isMore ? adminCopy.late.atLeast(count) : count, isAlarm: lateness.count > 0 };
}

function describeStuck(count: number | undefined, unknown: string): Described {
  if (count === undefined) return { value: unknown };
  if (count === 0) return { value: formatInteger(count) };
  return { value: formatInteger(count), isAlarm: true, action: <ClearStuck /> };
}
