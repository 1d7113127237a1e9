import { RetryLine, Spinner } from '#ui';
import { resultsCopy as copy } from '../copy.ts';

interface ResultsRestProps {
  /** Companies not shown. */
  hiddenCount: number;
  isOpen: boolean;
  /** The call for the whole table. */
  whole: { isLoading: boolean; isLoadingError: boolean; isFetching: boolean; refetch: () => unknown };
  onToggle: () => void;
}

/** Below a table: how many companies it does not show, and the way to them. */
export function ResultsRest({ hiddenCount, isOpen, whole, onToggle }: ResultsRestProps) {
  if (hiddenCount === 0 && !isOpen) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-t px-4 py-1.5 text-xs text-muted md:px-6">
      {whole.isLoadingError ? (
        <RetryLine isRetrying={whole.isFetching} onRetry={() => void whole.refetch()}>
          {copy.wholeFailed}
        </RetryLine>
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-busy={whole.isLoading || undefined}
          onClick={onToggle}
          className="inline-flex min-h-8 items-center gap-2 rounded-1 hover:text-text hover:underline focus-visible:rounded-1 pointer-coarse:min-h-11"
        >
          {whole.isLoading && <Spinner />}
          {isOpen ? copy.fewer : copy.others(hiddenCount)}
        </button>
      )}
      {isOpen && hiddenCount > 0 && <span>{copy.others(hiddenCount)}</span>}
    </div>
  );
}
