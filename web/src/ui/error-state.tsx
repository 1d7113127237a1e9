import { CircleAlert, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { uiCopy } from './copy.ts';

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What is safe. */
  children: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Stands in the place of what is missing, never over the whole page. */
export function ErrorState({ title, children, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className="flex gap-3 rounded-3 border bg-raised p-6">
      <CircleAlert className="mt-1 text-negative" />
      <div className="min-w-0">
        <h2 className="text-lg font-semibold tracking-prompt">{title}</h2>
        <p className="text-sm wrap-anywhere text-muted">{children}</p>
        <Button className="mt-4" onClick={onRetry} isLoading={isRetrying}>
          <RefreshCw />
          {uiCopy.retry}
        </Button>
      </div>
    </div>
  );
}
