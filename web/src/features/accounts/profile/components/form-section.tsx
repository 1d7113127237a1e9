import type { ReactNode } from 'react';

/** One part of the profile: a title, what belongs to it; a hairline divides it from the part before. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 px-4 py-6 not-first:border-t sm:p-6">
      <h2 className="text-lg font-semibold tracking-prompt">{title}</h2>
      {children}
    </section>
  );
}
