import { Page, Skeleton } from '#ui';

/** Summary and card form in grey shapes, in the places of the real ones. */
export function CheckoutSkeleton() {
  return (
    <Page width="form" className="grid gap-8 pt-12 pb-16 mid:grid-cols-2 mid:gap-16">
      <div className="grid content-start gap-4 mid:pt-6">
        <Skeleton className="h-14 w-40" />
        <Skeleton className="h-24" />
        <Skeleton className="h-20" />
      </div>
      <Skeleton className="h-96 rounded-3" />
    </Page>
  );
}
