import { Card, Skeleton } from '#ui';

/** Plan and usage in grey shapes, in the places of the real ones. */
export function PlanSkeleton() {
  return (
    <div className="grid gap-6">
      <Card className="grid gap-6 px-4 py-5 sm:p-6">
        <Skeleton className="h-13 w-40" />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-10">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
        <Skeleton className="h-12 w-3/4" />
      </Card>
      <Skeleton className="h-72 rounded-3" />
    </div>
  );
}
