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
      <div className="grid grid-cols-1 gap-5 mid:grid-cols-2">
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </Page>
  );
}

function CardSkeleton() {
  return (
    <Card>
      <div className="flex h-17.5 gap-3.5 px-4 pt-5 sm:h-18.5 sm:px-6 sm:pt-6">
        <Skeleton className="size-11 rounded-[9px]" />
        <div className="grid flex-1 content-start gap-3 pt-1">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      </div>
      <div className="grid grid-cols-[auto_1fr] items-end gap-5 px-4 pt-6 pb-5 sm:gap-6 sm:px-6">
        <div className="grid h-16 content-between">
          <Skeleton className="h-3.5 w-22" />
          <Skeleton className="h-10 w-18" />
        </div>
        <Skeleton className="h-11 w-full" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t p-4 sm:px-6">
        <div className="flex h-10 items-center gap-6 max-sm:w-full max-sm:justify-between">
          <Skeleton className="h-8 w-10" />
          <Skeleton className="h-8 w-18" />
          <Skeleton className="h-8 w-20" />
        </div>
        <Skeleton className="h-(--control-h) w-33 rounded-2 max-sm:h-11 max-sm:w-full" />
      </div>
    </Card>
  );
}
