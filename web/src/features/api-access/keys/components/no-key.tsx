import { Button } from '#ui';
import { keysCopy as copy } from '../copy.ts';

/** Before the first key. */
export function NoKey({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="grid justify-items-start gap-1.5 rounded-3 bg-sunken p-4">
      <p className="font-medium">{copy.emptyTitle}</p>
      <p className="text-sm text-muted">{copy.emptyText}</p>
      <Button variant="primary" className="mt-2" onClick={onAdd}>
        {copy.add}
      </Button>
    </div>
  );
}
