import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What will stand here, set as a prompt in a dashed frame. */
  example: string;
  title: string;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ example, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'grid min-h-58 grid-cols-1 content-center justify-items-start gap-2 px-4 py-6 sm:px-6',
        className,
      )}
    >
      <p className="mb-3 -ml-0.5 rounded-2 border-[1.5px] border-dashed border-line-strong px-3.5 py-2.5 wrap-anywhere text-faint quoted">
        {example}
      </p>
      <h2 className="text-lg font-semibold tracking-prompt">{title}</h2>
      <p className="text-sm text-muted">{children}</p>
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
