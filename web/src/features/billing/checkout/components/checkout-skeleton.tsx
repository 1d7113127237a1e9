import { Page, Skeleton } from '#ui';

/** Summary and card form in grey shapes, in the places of the real ones, so that nothing moves when they come. */
export function CheckoutSkeleton() {
  return (
    <Page width="form" className="pt-3 pb-16">
      <div className="min-h-11" />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-8 mid:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] mid:gap-16">
        <div className="mid:pt-6">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="my-1 h-12 w-36" />
          <Skeleton className="mt-4 mb-6 h-30 w-52 max-w-full" />
          <Skeleton className="h-24" />
        </div>
        <Skeleton className="h-96 rounded-3" />
      </div>
    </Page>
  );
}
