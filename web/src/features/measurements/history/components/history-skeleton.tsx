import { Card, Skeleton } from '#ui';

const ROWS = [1, 2, 3, 4, 5];

/** The history in grey shapes, each where it will stand. */
export function HistorySkeleton() {
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-3">
        <Skeleton className="h-8.5 w-140 max-w-full" />
        <Skeleton className="h-4 w-96 max-w-full" />
        <Skeleton className="mt-2 h-11.5 w-full rounded-3 sm:w-108" />
      </div>
      <Card>
        <div className="px-4 py-5 md:px-6">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="mt-4 h-65 w-full sm:h-80" />
        </div>
        {ROWS.map((row) => (
          <div key={row} className="flex h-15 items-center gap-6 border-t px-4 md:px-6">
            <Skeleton className="h-4 w-1/5" />
            <Skeleton className="ml-auto h-4 w-12" />
            <Skeleton className="h-4 w-12" />
            <Skeleton className="h-4 w-1/4 max-md:hidden" />
          </div>
        ))}
      </Card>
    </div>
  );
}
