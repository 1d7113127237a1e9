import type { AdminUserList, Lateness, Pipeline } from '@citato/contract';
import { formatInteger } from '#lib/format';
import { adminCopy } from '../copy.ts';
import { formatRomeTime } from '../model.ts';
import { useAccounts, usePipeline } from '../queries.ts';
import { FigureStrip } from './figure-strip.tsx';
import { Panel } from './panel.tsx';

const copy = adminCopy.overview;

/** What an operator looks at first: who is here, what pays and what is late. */
export function Overview() {
  const accounts = useAccounts();
  const pipeline = usePipeline();
  const late = { ...pipeline.data, unknown: pipeline.isError ? adminCopy.unknown : copy.loading };
  return (
    <Panel title={copy.title} query={accounts}>
      {(data) => <FigureStrip figures={listFigures(data, late)} />}
    </Panel>
  );
}

/** What the pipeline says, as far as it has come. */
interface Late extends Partial<Pick<Pipeline, 'overdue' | 'stuck'>> {
  readonly unknown: string;
}

function listFigures({ planStats, activeSubscriptions, nextSchedulerRun }: AdminUserList, late: Late) {
  const users = Object.values(planStats).reduce((sum, { total }) => sum + total, 0);
  return [
    { label: copy.users, value: formatInteger(users) },
    { label: copy.overdue, ...describeLateness(late.overdue, late.unknown) },
    { label: copy.subscriptions, value: formatInteger(activeSubscriptions) },
    {
      label: copy.nextRun,
      value: nextSchedulerRun === null ? copy.nothingPlanned : formatRomeTime(nextSchedulerRun),
    },
    { label: copy.stuck, ...describeLateness(late.stuck, late.unknown) },
  ];
}

function describeLateness(
  lateness: Lateness | undefined,
  unknown: string,
): { value: string; isAlarm: boolean } {
  if (lateness === undefined) return { value: unknown, isAlarm: false };
  const count = formatInteger(lateness.count);
  return { value: lateness.isMore ? adminCopy.late.atLeast(count) : count, isAlarm: lateness.count > 0 };
}
