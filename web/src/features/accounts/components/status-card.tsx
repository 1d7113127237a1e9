import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Card } from '#ui';

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

interface StatusCardProps extends VariantProps<typeof signClasses> {
  sign: ReactNode;
  title: string;
  /** `alert` for a failure, `status` for everything that goes on by itself. */
  role: 'alert' | 'status';
  actions?: ReactNode;
  children: ReactNode;
}

/** One step of getting in: a sign, what happened, what to do next. */
export function StatusCard({ tone, sign, title, role, actions, children }: StatusCardProps) {
  return (
    <Card className="grid justify-items-start gap-3 p-6 sm:p-8">
      <span className={signClasses({ tone })}>{sign}</span>
      <div role={role} className="grid gap-3">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        <div className="grid gap-3 wrap-anywhere text-muted [&_b]:text-text">{children}</div>
      </div>
      {actions !== undefined && (
        <div className="mt-3 flex w-full flex-wrap gap-2 *:min-h-11 max-sm:*:w-full">{actions}</div>
      )}
    </Card>
  );
}
