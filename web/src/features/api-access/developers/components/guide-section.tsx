import type { ReactNode } from 'react';

/** A part of the guide, with the place links lead to. */
export function GuideSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3.5">
      <h2 id={id} className="scroll-mt-20 text-lg font-semibold tracking-prompt">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What is done one after the other. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid list-decimal gap-2.5 pl-5 text-sm marker:font-semibold marker:text-accent">
      {steps.map((step) => (
        <li key={step} className="pl-1 text-pretty wrap-anywhere">
          {step}
        </li>
      ))}
    </ol>
  );
}
