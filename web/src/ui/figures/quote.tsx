import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** A prompt, always in caporali: the question is the title. */
export function Quote({
  as: Tag = 'h2',
  id,
  className,
  children,
}: {
  as?: 'h1' | 'h2' | 'h3' | 'p';
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Tag
      id={id}
      className={cx(
        'max-w-(--measure-prompt) text-lg font-medium tracking-prompt text-pretty wrap-anywhere quoted',
        className,
      )}
    >
      {children}
    </Tag>
  );
}
