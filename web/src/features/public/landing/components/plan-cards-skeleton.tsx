import { Skeleton } from '#ui';

const PLANS = ['first', 'second', 'third'];

/** Three plans in grey shapes, as high as the real ones: nothing moves when they come. */
export function PlanCardsSkeleton() {
  return (
    <>
      <div className="grid rounded-3 border bg-raised max-[719px]:divide-y min-[720px]:auto-cols-fr min-[720px]:grid-flow-col min-[720px]:divide-x">
        {PLANS.map((plan) => (
          <div
            key={plan}
            className="grid h-[378px] content-start gap-5 border-line p-6 mid:h-[394px] mid:p-8"
          >
            <Skeleton className="h-7 w-24" />
            <Skeleton className="h-16 w-36" />
            <Skeleton className="h-12 rounded-2" />
            <Skeleton className="h-28 w-3/4" />
          </div>
        ))}
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <Skeleton className="h-26" />
        <Skeleton className="h-26" />
      </div>
    </>
  );
}
