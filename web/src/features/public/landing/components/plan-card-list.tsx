import type { Plan } from '@citato/contract';
import { MOST_POPULAR } from '#features/plans';
import { PlanCard } from './plan-card.tsx';

/** The plans that are sold, side by side where there is room. */
export function PlanCardList({ plans, promoEndsAt }: { plans: readonly Plan[]; promoEndsAt: string | null }) {
  return (
    <ul className="grid rounded-3 border bg-raised max-[719px]:divide-y min-[720px]:auto-cols-fr min-[720px]:grid-flow-col min-[720px]:divide-x">
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          isMostPopular={plan.id === MOST_POPULAR}
          promoEndsAt={promoEndsAt}
        />
      ))}
    </ul>
  );
}
