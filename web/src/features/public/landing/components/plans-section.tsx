import type { Plan } from '@citato/contract';
import { ErrorState, SkeletonSwitch } from '#ui';
import { useConfig } from '#features/config';
import { usePlans } from '#features/plans';
import { landingCopy } from '../copy.ts';
import { SECTION_IDS } from '../section-ids.ts';
import { Enterprise } from './enterprise.tsx';
import { FreePlan } from './free-plan.tsx';
import { PlanCardList } from './plan-card-list.tsx';
import { PlanCardsSkeleton } from './plan-cards-skeleton.tsx';
import { Section } from './section.tsx';

const copy = landingCopy.plans;

/** What can be had and at what price, as the plans are now. */
export function PlansSection() {
  return (
    <Section id={SECTION_IDS.plans} title={copy.title} intro={copy.intro}>
      <div className="mt-8">
        <Offers />
      </div>
    </Section>
  );
}

function Offers() {
  const { data: plans, isPending, isFetching, refetch } = usePlans();
  return (
    <SkeletonSwitch isPending={isPending} skeleton={<PlanCardsSkeleton />}>
      {() =>
        plans === undefined ? (
          <ErrorState title={copy.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
            {copy.loadFailedText}
          </ErrorState>
        ) : (
          <PlanCards plans={plans} />
        )
      }
    </SkeletonSwitch>
  );
}

function PlanCards({ plans }: { plans: readonly Plan[] }) {
  const { data: config } = useConfig();
  const free = plans.find(({ id }) => id === 'free');
  return (
    <>
      <PlanCardList
        plans={plans.filter(({ id }) => id !== 'free')}
        promoEndsAt={config?.promoEndsAt ?? null}
      />
      <div className="mt-8 grid gap-x-12 gap-y-6 sm:grid-cols-2">
        {free !== undefined && <FreePlan plan={free} />}
        <Enterprise />
      </div>
    </>
  );
}
