import type { User } from '@citato/contract';
import { Card, ErrorState, Skeleton, SkeletonSwitch } from '#ui';
import { billingCopy, BillingForm, InvoiceList, useBillingInfo } from '#features/billing';
import { profileCopy } from '#features/accounts';

const { title, text } = profileCopy.billingFailed;

export function BillingTab({ user }: { user: User }) {
  const info = useBillingInfo();
  return (
    <div className="grid gap-5">
      {info.isLoadingError ? (
        <ErrorState title={title} isRetrying={info.isFetching} onRetry={() => void info.refetch()}>
          {info.error.message} {text}
        </ErrorState>
      ) : (
        <Card className="grid gap-5 px-4 py-6 sm:p-6">
          <div>
            <h2 className="text-lg font-semibold tracking-prompt">{billingCopy.form.title}</h2>
            <p className="text-sm text-muted">{billingCopy.form.intro}</p>
          </div>
          <SkeletonSwitch isPending={info.isPending} skeleton={<Skeleton className="h-[32rem]" />}>
            {() => (info.data === undefined ? null : <BillingForm info={info.data} user={user} />)}
          </SkeletonSwitch>
        </Card>
      )}
      <InvoiceList />
    </div>
  );
}
