import type { RereadingProgress } from '@citato/contract';
import { Spinner } from '#ui';
import { companiesCopy } from '../copy.ts';

/** Shown in the place of a company's figures until they are those of the corrected names. */
export function RereadingNote({
  rereading,
  className = '',
}: {
  rereading: RereadingProgress | null;
  className?: string;
}) {
  return (
    <div role="status" className={rereading === null ? undefined : className}>
      {rereading !== null && (
        <p className="flex items-center gap-2.5 rounded-2 border border-accent-line bg-accent-soft px-4 py-2.5 text-sm">
          <Spinner />
          <span>
            {companiesCopy.rereading.what}{' '}
            {/* Announced once when it begins, and readable on demand: not at every count. */}
            <span aria-live="off">{companiesCopy.rereading.how(rereading)}</span>
          </span>
        </p>
      )}
    </div>
  );
}
