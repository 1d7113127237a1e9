import type { ReactNode } from 'react';

/** What can be chosen and corrected in a tab: one row between the tabs and the cards, its last word on their edge. */
export function ToolRow({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-4 -mr-4 -mb-2 flex min-h-(--control-h) flex-wrap items-center gap-x-4 gap-y-2">
      {children}
    </div>
  );
}
