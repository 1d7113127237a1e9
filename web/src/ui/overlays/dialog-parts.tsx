import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export function DialogGrip() {
  return (
    <span
      aria-hidden
      className="mx-auto mt-2.5 -mb-1.5 h-1 w-9 shrink-0 rounded-1 bg-line-strong sm:hidden"
    />
  );
}

export const dialogHeadClasses = 'flex items-start justify-between gap-4 px-4 pt-5 sm:px-6 sm:pt-6';
export const dialogTitleClasses = 'text-xl font-semibold tracking-tight wrap-anywhere';

/** What scrolls when a dialog is taller than the window: what stands in it keeps its height then. */
export function DialogBody({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        'min-h-0 auto-rows-max overflow-y-auto scroll-more px-4 pt-2 sm:last:rounded-b-4 short:overflow-visible short:bg-none! sm:px-6',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Cancel first, then the action; on a narrow screen the action stands on top, over the full width. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-2 px-4 py-5 max-sm:*:min-h-12 max-sm:*:w-full sm:flex-row sm:justify-end sm:p-6">
      {children}
    </div>
  );
}
