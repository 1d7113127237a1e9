import { PLAN_NAMES } from '#features/companies';
import { formatInteger } from '#lib/format';
import { adminCopy } from '../copy.ts';
import { buildPlanShares, countUsers } from '../model.ts';
import { useUsers } from '../queries.ts';
import { Panel } from './panel.tsx';

const copy = adminCopy.plans;

/** How the accounts spread over the plans, and how many of each have had an analysis. */
export function PlanDistribution() {
  return (
    <Panel title={copy.title} text={copy.text} query={useUsers()}>
      {({ planStats }) => (
        <dl className="grid gap-3 px-4 pb-5 text-sm sm:px-6">
          {buildPlanShares(planStats).map(({ id, total, withAnalyses, totalPercent, withPercent }) => (
            <div key={id} className="grid grid-cols-[68px_1fr_auto] items-center gap-3">
              <dt>{PLAN_NAMES[id]}</dt>
              <dd className="order-1 min-w-[74px] text-right whitespace-nowrap text-muted">
                <b className="font-semibold text-text">{formatInteger(withAnalyses)}</b> /{' '}
                {formatInteger(total)}
              </dd>
              <div aria-hidden className="relative h-2.5 rounded-1 bg-sunken">
                <Bar percent={totalPercent} className="bg-accent-line" />
                <Bar percent={withPercent} className="bg-accent" />
              </div>
            </div>
          ))}
          <div aria-hidden className="grid grid-cols-[68px_1fr_auto] gap-3 text-2xs text-faint">
            <span className="col-start-2 flex justify-between border-t pt-1">
              <span>{formatInteger(0)}</span>
              <span>{copy.scale(countUsers(planStats))}</span>
            </span>
            <span className="min-w-[74px]" />
          </div>
        </dl>
      )}
    </Panel>
  );
}

function Bar({ percent, className }: { percent: number; className: string }) {
  if (percent === 0) return null;
  return (
    <span
      className={`absolute inset-y-0 left-0 min-w-[3px] rounded-1 ${className}`}
      style={{ width: `${String(percent)}%` }}
    />
  );
}
