import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badgeClasses = cva(
  'inline-flex min-h-[22px] items-center gap-1.5 rounded-1 px-2 py-[3px] text-2xs font-medium [&>.lucide]:size-[13px] [&>.lucide]:stroke-[1.9]',
  {
    variants: {
      tone: {
        neutral: 'bg-neutral-soft text-neutral',
        positive: 'bg-positive-soft text-positive',
        negative: 'bg-negative-soft text-negative',
        warning: 'bg-warning-soft text-warning',
        accent: 'bg-accent-soft text-accent',
        outline: 'font-normal text-muted inset-ring inset-ring-line-strong',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

interface BadgeProps extends VariantProps<typeof badgeClasses> {
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badgeClasses({ tone })}>
      {icon}
      {children}
    </span>
  );
}

/** A state that is on ('Attiva'): dot and word, no box. */
export function StatusDot({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex min-h-[22px] items-center gap-1.5 text-2xs font-medium whitespace-nowrap text-positive">
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  );
}
