import type { ReactNode } from 'react';

/** One matter of the team: what it is, what it means, and its button. */
export function TeamRow({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{title}</p>
        <p className="text-xs text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
