import type { Plan, UserLimits } from '@citato/contract';
import { ErrorState, SkeletonSwitch } from '#ui';
import { useUserLimits } from '#features/companies';
import { MonthSpending } from '#features/spending';
import { PlanGrid, plansCopy, PlanSkeleton, PlanSummary, usePlans } from '#features/plans';

export function PlanTab() {
  const plans = usePlans();
  const limits = useUserLimits();
  // What stands here stays when reading it anew fails.
  if (plans.isLoadingError || limits.isLoadingError) {
    const error = plans.error ?? limits.error;
    return (
      <ErrorState
        title={plansCopy.loadFailed}
        isRetrying={plans.isFetching || limits.isFetching}
        onRetry={() => void Promise.all([plans.refetch(), limits.refetch()])}
      >
        {error?.message} {plansCopy.loadFailedText}
      </ErrorState>
    );
  }
  return (
    <SkeletonSwitch isPending={plans.isPending || limits.isPending} skeleton={<PlanSkeleton />}>
      {() => (plans.data && limits.data ? <Plans plans={plans.data} limits={limits.data} /> : null)}
    </SkeletonSwitch>
  );
}

function Plans({ plans, limits }: { plans: readonly Plan[]; limits: UserLimits }) {
  const active = plans.find(({ id }) => id === limits.plan);
  return (
    <div className="grid gap-8">
      {active !== undefined && <PlanSummary plan={active} limits={limits} />}
      <MonthSpending />
      <PlanGrid plans={plans.filter(({ price }) => price > 0)} current={limits.plan} />
    </div>
  );
}
