import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export function FigureLabel({ children }: { children: ReactNode }) {
  return <div className="text-xs text-muted">{children}</div>;
}

/** A value; `xl` is the one figure of a card. An absent one is faint, never a zero. */
export function FigureValue({
  size = 'md',
  isAbsent = false,
  children,
}: {
  size?: 'md' | 'lg' | 'xl';
  isAbsent?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        'whitespace-nowrap',
        size === 'md' && 'text-2xl tracking-figure',
        size === 'lg' && 'text-3xl tracking-[-0.03em] max-[389px]:text-2xl',
        size === 'xl' && 'text-3xl tracking-[-0.03em]',
        isAbsent ? 'font-normal text-faint' : 'font-medium',
      )}
    >
      {children}
    </div>
  );
}

/** The uncertainty beside the number: n, interval, period. */
export function FigureNote({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('text-2xs text-pretty text-faint', className)}>{children}</div>;
}
