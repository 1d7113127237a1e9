import { useId, type ReactNode } from 'react';
import { Card } from '#ui';

/** One part of the page: what it is, what can be done, and below a line the result. */
export function Section({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card className="overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-5 sm:px-6 md:flex-nowrap">
          <div className="min-w-0">
            <h2 id={titleId} className="text-lg font-semibold tracking-prompt">
              {title}
            </h2>
            <p className="max-w-[68ch] text-sm text-pretty text-muted">{text}</p>
          </div>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
