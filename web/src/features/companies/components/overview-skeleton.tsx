import { Card, Page, Skeleton } from '#ui';

/** The overview in grey shapes: same places, same sizes, so nothing jumps when the numbers arrive. */
export function OverviewSkeleton() {
  return (
    <Page className="pt-8 pb-16 mid:pt-12">
      <div className="mb-6 flex items-end justify-between gap-4">
        <div className="grid gap-2">
          <Skeleton className="h-8.5 w-56" />
          <Skeleton className="h-4 w-72 max-sm:w-48" />
        </div>
        <Skeleton className="h-10 w-40 rounded-2 max-sm:hidden" />
      </div>
      <div className="grid grid-cols-1 gap-5 mid:grid-cols-2">
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </Page>
  );
}

function CardSkeleton() {
  return (
    <Card className="grid grid-cols-1 gap-6 px-4 py-5 sm:p-6">
      <div className="flex items-center gap-3.5">
        <Skeleton className="size-11 rounded-[9px]" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      </div>
      <div className="grid grid-cols-[auto_1fr] items-end gap-6">
        <div className="grid gap-2.5">
          <Skeleton className="h-3 w-22" />
          <Skeleton className="h-9 w-18" />
        </div>
        <Skeleton className="h-10 w-full" />
      </div>
      <div className="flex flex-wrap items-center gap-6">
        <Skeleton className="h-7 w-12" />
        <Skeleton className="h-7 w-18" />
        <Skeleton className="h-7 w-20" />
        <Skeleton className="ml-auto h-10 w-32 rounded-2 max-sm:w-full" />
      </div>
    </Card>
  );
}
