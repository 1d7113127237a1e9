import type { Plan, User, UserLimits } from '@citato/contract';
import { ErrorState, SkeletonSwitch } from '#ui';
import { useUserLimits } from '#features/companies';
import { MonthSpending } from '#features/engine-calls';
import { plansCopy, PlanSkeleton, usePlans } from '#features/plans';
import { Subscription, useFreshAccount } from '#features/billing';

export function PlanTab({ user }: { user: User }) {
  const plans = usePlans();
  const limits = useUserLimits();
  // Where the account does not come anew, what the session knows of it stands.
  const account = useFreshAccount();
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
    <SkeletonSwitch
      isPending={plans.isPending || limits.isPending || account.isPending}
      skeleton={<PlanSkeleton />}
    >
      {() =>
        plans.data && limits.data ? <Plans user={user} plans={plans.data} limits={limits.data} /> : null
      }
    </SkeletonSwitch>
  );
}

function Plans({ user, plans, limits }: { user: User; plans: readonly Plan[]; limits: UserLimits }) {
  const plan = plans.find(({ id }) => id === limits.plan);
  const free = plans.find(({ id }) => id === 'free');
  return (
    <div className="grid gap-8">
      {plan !== undefined && free !== undefined && (
        <Subscription user={user} plans={plans} plan={plan} free={free} limits={limits} />
      )}
      {user.isAdmin && <MonthSpending />}
    </div>
  );
}
