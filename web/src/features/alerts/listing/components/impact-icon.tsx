import { cx } from 'class-variance-authority';
import { ArrowDownRight, ArrowUpRight, TriangleAlert } from 'lucide-react';
import type { Impact } from '@citato/contract/alerts';

const ICONS = { up: ArrowUpRight, down: ArrowDownRight, service: TriangleAlert };

/** Good news, bad news, or none of the company: the title beside it says which. */
export function ImpactIcon({ impact }: { impact: Impact }) {
  const Icon = ICONS[impact];
  return (
    <Icon
      aria-hidden
      className={cx(
        'size-[18px] shrink-0',
        impact === 'up' && 'text-positive',
        impact === 'down' && 'text-negative',
        impact === 'service' && 'text-warning',
      )}
    />
  );
}
