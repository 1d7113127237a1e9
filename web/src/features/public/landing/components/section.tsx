import { useId, type ReactNode } from 'react';
import { Page } from '#ui';
import { SectionTitle } from './section-title.tsx';

/** A part of the landing page under its title. */
export function Section({
  id,
  title,
  intro,
  className,
  children,
}: {
  /** Where a link of the header leads. */
  id?: string;
  title: string;
  /** Right of the title where there is room. */
  intro?: string;
  className?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="scroll-mt-4 pt-[clamp(72px,8vw,120px)]">
      <Page width="landing" className={className ?? ''}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <SectionTitle id={titleId}>{title}</SectionTitle>
          {intro !== undefined && <p className="text-muted">{intro}</p>}
        </div>
        {children}
      </Page>
    </section>
  );
}
