import { CircleAlert, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { uiCopy } from '../copy.ts';

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What is safe. */
  children: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean;
  /** `h1` where nothing else stands on the page. */
  as?: 'h1' | 'h2';
}

/** Stands in the place of what is missing, never over the whole page. */
export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying = false,
  as: Heading = 'h2',
}: ErrorStateProps) {
  return (
    <div role="alert" className="flex gap-3 rounded-3 border bg-raised px-4 py-6 sm:px-6">
      <CircleAlert className="mt-1 text-negative" />
      <div className="min-w-0">
        <Heading className="text-lg font-semibold tracking-prompt">{title}</Heading>
        <p className="text-sm wrap-anywhere text-muted">{children}</p>
        <Button className="mt-4" onClick={onRetry} isLoading={isRetrying}>
          <RefreshCw />
          {uiCopy.retry}
        </Button>
      </div>
    </div>
  );
}
