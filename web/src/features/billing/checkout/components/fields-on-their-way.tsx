import { Skeleton } from '#ui';
import { checkoutCopy } from '../copy.ts';

/** The fields of a card in grey shapes, while the provider's own are on their way. */
export function FieldsOnTheirWay() {
  return (
    <div role="status" aria-busy aria-label={checkoutCopy.form.loading} className="grid gap-4">
      <Skeleton className="h-17" />
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-17" />
        <Skeleton className="h-17" />
      </div>
      <Skeleton className="h-12" />
    </div>
  );
}
