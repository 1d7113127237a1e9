import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export function SectionTitle({
  id,
  className,
  children,
}: {
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <h2
      id={id}
      className={cx(
        'max-w-[22ch] text-display-2 leading-[1.14] font-semibold tracking-[-0.024em]',
        className,
      )}
    >
      {children}
    </h2>
  );
}
