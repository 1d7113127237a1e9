import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { uiCopy } from '../copy.ts';
import { useDelayedPending } from './use-delayed-pending.ts';

/** One grey shape in the place of what will stand there; size by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cx('block animate-breathe rounded-1 bg-skeleton', className)} />;
}

interface SkeletonSwitchProps {
  isPending: boolean;
  /** The real layout in `Skeleton` shapes. */
  skeleton: ReactNode;
  children: () => ReactNode;
}

/** Nothing for 200 ms, then the skeleton for at least 400 ms, then the content: quick answers do not flicker. */
export function SkeletonSwitch({ isPending, skeleton, children }: SkeletonSwitchProps) {
  const phase = useDelayedPending(isPending);
  if (phase === 'ready') return children();
  return (
    <div
      role="status"
      aria-busy
      aria-label={uiCopy.loading}
      className={phase === 'quiet' ? 'invisible' : undefined}
    >
      {skeleton}
    </div>
  );
}
