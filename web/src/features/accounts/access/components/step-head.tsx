import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const signClasses = cva('grid size-11 place-items-center rounded-full', {
  variants: {
    tone: {
      accent: 'bg-accent-soft text-accent',
      positive: 'bg-positive-soft text-positive',
      negative: 'bg-negative-soft text-negative',
      quiet: 'bg-sunken',
    },
  },
});

export interface StepHeadProps extends VariantProps<typeof signClasses> {
  sign: ReactNode;
  title: string;
  /** `alert` for a failure, `status` for what goes on by itself; none where nothing has happened. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** The head of every such card: an icon, a title, a text. */
export function StepHead({ tone, sign, title, role, children }: StepHeadProps) {
  return (
    <>
      <span className={signClasses({ tone })}>{sign}</span>
      <div role={role} className="grid gap-3">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        <div className="grid gap-3 wrap-anywhere text-muted [&_b]:text-text">{children}</div>
      </div>
    </>
  );
}
