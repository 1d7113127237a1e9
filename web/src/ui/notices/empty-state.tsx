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
      <p className="rounded-2 border-[1.5px] border-dashed border-line-strong px-3.5 py-2.5 wrap-anywhere text-faint quoted">
        {example}
      </p>
      <AnswerToCome />
      <h2 className="text-lg font-semibold tracking-prompt">{title}</h2>
      <p className="text-sm text-muted">{children}</p>
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}

/** Lines of an answer nobody has given yet, with the place where a name will stand. */
function AnswerToCome() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 240 44"
      fill="none"
      strokeWidth={1.5}
      strokeLinecap="round"
      className="mt-2 mb-3 ml-4 h-11 w-60 max-w-full stroke-line-strong"
    >
      <path d="M1 6h150M1 22h58M133 22h84M1 38h172" />
      <rect x="72" y="13" width="48" height="18" rx="4" strokeDasharray="4 3.5" className="stroke-accent" />
    </svg>
  );
}
