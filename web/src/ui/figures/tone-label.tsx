import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { Tone } from './tone.ts';

// Shape speaks beside colour: full circle, ring, diamond.
const SHAPES: Record<Tone, string> = {
  positive: 'rounded-full bg-current',
  neutral: 'rounded-full border-2 border-current',
  negative: 'rotate-45 scale-90 rounded-bar bg-current',
};
const COLOURS: Record<Tone, string> = {
  positive: 'text-positive',
  neutral: 'text-neutral',
  negative: 'text-negative',
};

export function ToneLabel({
  tone,
  className,
  children,
}: {
  tone: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={cx('inline-flex items-baseline gap-[5px] text-sm', COLOURS[tone], className)}>
      <span aria-hidden className={cx('size-2 shrink-0 forced-color-adjust-none', SHAPES[tone])} />
      {children}
    </span>
  );
}
