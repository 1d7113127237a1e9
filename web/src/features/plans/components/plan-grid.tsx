import { type AccountLimits, type Limits, limitsOn, type Plan, type PlanId } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { Badge, Button } from '#ui';
import { formatEuro } from '#lib/format';
import { listBenefits, MOST_POPULAR, plansCopy as copy } from '../copy.ts';

interface PlanGridProps<Sold extends Plan> {
  plans: readonly Sold[];
  current: PlanId;
  /** The account the plans are shown for: its overrides stay on each of them. */
  account: AccountLimits;
  /** What choosing one leads to, or why none can be chosen. */
  hint: string;
  /** The plan something is under way for: until it is over no other can be chosen. */
  busyWith: string | null;
  onChoose: (plan: Sold) => void;
}

/** The paid plans beside each other; one without a price at the payment provider is shown and cannot be chosen. */
export function PlanGrid<Sold extends Plan>({
  plans,
  current,
  account,
  hint,
  busyWith,
  onChoose,
}: PlanGridProps<Sold>) {
  const isAnySold = plans.some(({ stripePriceId }) => stripePriceId !== null);
  return (
    <section aria-labelledby="plans-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="plans-title" className="text-lg font-semibold tracking-prompt">
          {copy.change}
        </h2>
        <p id="plans-hint" className="text-sm text-muted">
          {isAnySold ? hint : copy.notForSale}
        </p>
      </div>
      <ul className="grid overflow-hidden rounded-3 border bg-raised max-md:divide-y md:auto-cols-fr md:grid-flow-col md:divide-x">
        {plans.map((plan) => (
          <PlanColumn
            key={plan.id}
            plan={plan}
            gives={limitsOn({ plan, account })}
            isCurrent={plan.id === current}
            isExplained={isAnySold}
            busyWith={busyWith}
            onChoose={() => {
              onChoose(plan);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface PlanColumnProps {
  plan: Plan;
  gives: Limits;
  isCurrent: boolean;
  /** Whether a missing price is this plan's own; where none is sold the hint above says so. */
  isExplained: boolean;
  busyWith: string | null;
  onChoose: () => void;
}

function PlanColumn({ plan, gives, isCurrent, isExplained, busyWith, onChoose }: PlanColumnProps) {
  const reasonId = useId();
  const isUnsold = plan.stripePriceId === null && !isCurrent;
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
        {listBenefits(gives).map(({ text, isIncluded }) => (
          <li key={text} className={isIncluded ? undefined : 'text-faint'}>
            {text}
          </li>
        ))}
      </ul>
      <div className="mt-2 grid gap-1.5">
        {isUnsold && isExplained && (
          <p id={reasonId} className="text-xs text-muted">
            {copy.unavailable}
          </p>
        )}
        <Button
          isBlock
          disabled={isCurrent || isUnsold || busyWith !== null}
          isLoading={busyWith === plan.id}
          aria-describedby={isUnsold && isExplained ? reasonId : 'plans-hint'}
          className="min-h-11"
          onClick={onChoose}
        >
          {isCurrent ? copy.current : copy.choose(plan.name)}
        </Button>
      </div>
    </li>
  );
}
