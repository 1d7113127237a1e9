import { PlansLink } from '#features/plans';
import { Button, EmptyState } from '#ui';
import { formatInteger } from '#lib/format';
import { webhooksCopy as copy } from '../copy.ts';

/** Whether there is place for another, and the way to more. */
export function WebhookAllowance({ count, max, onAdd }: { count: number; max: number; onAdd: () => void }) {
  if (max === 0) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-3 bg-sunken px-4 py-3.5">
        <p className="text-sm">{copy.notIncluded}</p>
        <PlansLink className="max-sm:w-full">{copy.plans}</PlansLink>
      </div>
    );
  }
  if (count === 0) {
    return (
      <EmptyState
        className="-mx-4 -mb-6 border-t sm:-mx-6"
        example={copy.emptyExample}
        title={copy.emptyTitle}
        action={
          <Button variant="primary" onClick={onAdd}>
            {copy.add}
          </Button>
        }
      >
        {copy.emptyText}
      </EmptyState>
    );
  }
  const words = { count: formatInteger(count), max: formatInteger(max) };
  return <p className="text-xs text-muted">{count < max ? copy.used(words) : copy.full(words.max)}</p>;
}
