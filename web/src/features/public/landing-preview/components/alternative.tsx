import { useId, type ReactNode } from 'react';
import { Page } from '#ui';

/** One design under its name, for whoever compares. */
export function Alternative({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="border-t py-12">
      <Page width="landing" className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pb-4">
        <h2 id={titleId} className="text-lg font-semibold">
          {name}
        </h2>
        <p className="text-sm text-muted">{text}</p>
      </Page>
      {children}
    </section>
  );
}
