import type { ReactNode } from 'react';
import { Card } from '#ui';
import { type StepHeadProps, StepHead } from './step-head.tsx';

interface StatusCardProps extends StepHeadProps {
  actions?: ReactNode;
}

/** A card that stands alone: an icon, what happened, what to do next. */
export function StatusCard({ actions, ...head }: StatusCardProps) {
  return (
    <Card className="grid justify-items-start gap-3 p-6 sm:p-8">
      <StepHead {...head} />
      {actions !== undefined && (
        <div className="mt-3 flex w-full flex-wrap gap-2 *:min-h-11 max-sm:*:w-full">{actions}</div>
      )}
    </Card>
  );
}
