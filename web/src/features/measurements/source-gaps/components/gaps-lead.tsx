import type { SourceGaps } from '@citato/contract';
import { gapsCopy as copy } from '../copy.ts';
import { sayGaps } from '../say-gaps.ts';

/** The view in a sentence, and what it rests on. */
export function GapsLead({ gaps, rival }: { gaps: SourceGaps; rival: string | undefined }) {
  return (
    <div>
      <p className="max-w-[40ch] text-2xl font-semibold tracking-figure text-balance wrap-anywhere">
        {sayGaps(gaps, rival)}
      </p>
      <p className="mt-1 max-w-(--measure) text-sm text-pretty text-muted">{copy.basis(gaps)}</p>
    </div>
  );
}
