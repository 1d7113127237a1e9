import { useId, type ReactNode } from 'react';

/** A part of the history with its title and what it says in a sentence. */
export function HistorySection({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-xl font-semibold tracking-tight">
        {title}
      </h2>
      <p className="mt-0.5 mb-4 max-w-(--measure) text-sm text-pretty text-muted">{text}</p>
      {children}
    </section>
  );
}
