import { isStale, nameChange } from '@citato/contract/figures';
import type { Change } from '@citato/contract';
import { Badge, HelpNote } from '#ui';
import { figuresCopy as copy } from '../copy.ts';
import { readNow } from '#lib/read-now';

/** Only a proven change has a direction and a colour. */
const TONES = {
  rising: 'positive',
  falling: 'negative',
  within_variability: 'neutral',
  model_changed: 'neutral',
} as const;
const ARROWS = {
  rising: <span aria-hidden>↑</span>,
  falling: <span aria-hidden>↓</span>,
  within_variability: null,
  model_changed: null,
};

/** A week against the one before: apart from the figures of thirty days, with both its periods. */
export function ChangeRow({ change, periodEnd }: { change: Change; periodEnd: string }) {
  const until = isStale({ since: periodEnd, now: readNow() }) ? periodEnd : null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-2.5 text-xs text-muted md:px-6">
      <HelpNote help={copy.changeHelp(change)} className="flex min-h-6 items-center">
        <Badge tone={TONES[change.verdict]} icon={ARROWS[change.verdict]}>
          {nameChange(change)}
        </Badge>
      </HelpNote>
      <p className="min-w-0 text-pretty">{copy.changeRow(change, until)}</p>
    </div>
  );
}
