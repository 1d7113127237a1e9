import { Skeleton } from '#ui';

/** The three lines while what they say is on its way. */
export function BriefingSkeleton() {
  return (
    <div aria-hidden className="grid gap-4">
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  );
}
