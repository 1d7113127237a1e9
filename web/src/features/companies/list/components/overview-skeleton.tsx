import { Card, Page, Skeleton } from '#ui';

/** The overview in grey shapes: same places, same sizes, so nothing jumps when the numbers arrive. */
export function OverviewSkeleton() {
  return (
    <Page className="pt-8 pb-16 mid:pt-12">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="grid h-14.5 content-start gap-2">
          <Skeleton className="h-8.5 w-56" />
          <Skeleton className="h-4 w-72 max-sm:w-48" />
        </div>
        <Skeleton className="h-(--control-h) w-40 rounded-2 max-sm:h-12 max-sm:w-full" />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </Page>
  );
}

function CardSkeleton() {
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3.5 px-4 pt-5 sm:px-6 sm:pt-6">
        <Skeleton className="size-11 rounded-3" />
        <div className="grid flex-1 content-center gap-3">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3 w-1/3" />
        </div>
        <Skeleton className="h-(--control-h) w-33 rounded-2 max-sm:h-11 max-sm:w-full" />
      </div>
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 px-4 py-6 sm:px-6 mid:grid-cols-[20rem_minmax(0,1fr)] mid:items-center">
        <div className="grid h-26 grid-cols-[auto_1fr] items-end gap-5">
          <Skeleton className="h-20 w-28" />
          <Skeleton className="h-14" />
        </div>
        <div className="grid gap-4">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      </div>
      <div className="flex h-12 items-center gap-8 border-t px-4 sm:px-6">
        <Skeleton className="h-4 w-18" />
        <Skeleton className="h-4 w-26" />
        <Skeleton className="h-4 w-26" />
      </div>
    </Card>
  );
}
