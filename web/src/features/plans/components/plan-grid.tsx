import type { Plan, PlanId } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { Badge, Button } from '#ui';
import { formatEuro } from '#lib/format';
import { listBenefits, MOST_POPULAR, plansCopy as copy } from '../copy.ts';

/** The paid plans beside each other. None can be bought while the deployment has no prices at a payment provider. */
export function PlanGrid({ plans, current }: { plans: readonly Plan[]; current: PlanId }) {
  return (
    <section aria-labelledby="plans-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="plans-title" className="text-lg font-semibold tracking-prompt">
          {copy.change}
        </h2>
        <p id="plans-not-for-sale" className="text-sm text-muted">
          {copy.notForSale}
        </p>
      </div>
      <ul className="grid overflow-hidden rounded-3 border bg-raised max-md:divide-y md:auto-cols-fr md:grid-flow-col md:divide-x">
        {plans.map((plan) => (
          <PlanColumn key={plan.id} plan={plan} isCurrent={plan.id === current} />
        ))}
      </ul>
    </section>
  );
}

function PlanColumn({ plan, isCurrent }: { plan: Plan; isCurrent: boolean }) {
  return (
    <li
      className={cx(
        'grid grid-rows-[auto_auto_1fr_auto] gap-3 border-line p-5 md:p-6',
        isCurrent && 'bg-surface',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="text-md font-semibold">{plan.name}</h3>
        {plan.id === MOST_POPULAR && <Badge tone="accent">{copy.mostPopular}</Badge>}
      </div>
      <p>
        <span className="text-2xl font-medium tracking-figure">{formatEuro(plan.price)}</span>
        <span className="text-sm text-muted"> {copy.monthly}</span>
        <span className="block text-xs text-muted">{copy.vatIncluded}</span>
      </p>
      <ul className="grid content-start gap-1 text-sm">
        {listBenefits(plan).map(({ text, isIncluded }) => (
          <li key={text} className={isIncluded ? undefined : 'text-faint'}>
            {text}
          </li>
        ))}
      </ul>
      <Button isBlock disabled aria-describedby="plans-not-for-sale" className="mt-2 min-h-11">
        {isCurrent ? copy.current : copy.choose(plan.name)}
      </Button>
    </li>
  );
}
