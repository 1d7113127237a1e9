import type { AdminUserList, Lateness } from '@citato/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatInteger } from '#lib/format';
import { adminCopy } from '../copy.ts';
import { formatRomeTime } from '../model.ts';
import { useAccounts, usePipeline, useStuckCount } from '../queries.ts';
import { ClearStuck } from './clear-stuck.tsx';
import { FigureStrip, type StripFigure } from './figure-strip.tsx';
import { Panel } from './panel.tsx';

const copy = adminCopy.overview;

/** What an operator looks at first: who is here, what pays and what is late. */
export function Overview() {
  const accounts = useAccounts();
  const pipeline = usePipeline();
  const stuck = useStuckCount();
  return (
    <Panel title={copy.title} query={accounts}>
      {(data) => (
        <FigureStrip
          figures={listFigures(data, {
            overdue: describeOverdue(pipeline.data?.overdue, unknownOf(pipeline)),
            stuck: describeStuck(stuck.data, unknownOf(stuck)),
          })}
        />
      )}
    </Panel>
  );
}

type Described = Omit<StripFigure, 'label'>;

function listFigures(
  { planStats, activeSubscriptions, nextSchedulerRun }: AdminUserList,
  late: { overdue: Described; stuck: Described },
): StripFigure[] {
  const users = Object.values(planStats).reduce((sum, { total }) => sum + total, 0);
  return [
    { label: copy.users, value: formatInteger(users) },
    { label: copy.overdue, ...late.overdue },
    { label: copy.subscriptions, value: formatInteger(activeSubscriptions) },
    {
      label: copy.nextRun,
      value: nextSchedulerRun === null ? copy.nothingPlanned : formatRomeTime(nextSchedulerRun),
    },
    { label: copy.stuck, ...late.stuck },
  ];
}

/** What stands where a figure has not come: that it is on its way, or that it is not known. */
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
