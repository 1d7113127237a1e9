import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiCopy } from '../copy.ts';
import { Spinner } from './spinner.tsx';

interface RetryLineProps {
  /** What did not come. */
  children: ReactNode;
  onRetry: () => void;
  isRetrying: boolean;
  className?: string;
}

/** One line in the place of a part that did not come, where a whole `ErrorState` would be too much. */
export function RetryLine({ children, onRetry, isRetrying, className = '' }: RetryLineProps) {
  return (
    <p role="alert" className={`flex flex-wrap items-center gap-x-2 text-xs text-muted ${className}`}>
      <CircleAlert aria-hidden className="size-[15px]! text-negative" />
      {children}
      <button
        type="button"
        disabled={isRetrying}
        aria-busy={isRetrying || undefined}
        onClick={onRetry}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-1 font-medium text-accent hover:underline focus-visible:rounded-1 pointer-coarse:min-h-11"
      >
        {isRetrying && <Spinner />}
        {uiCopy.retry}
      </button>
    </p>
  );
}
