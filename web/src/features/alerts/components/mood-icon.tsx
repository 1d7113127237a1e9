import { cx } from 'class-variance-authority';
import { ArrowDownRight, ArrowUpRight, TriangleAlert } from 'lucide-react';
import type { Mood } from '@citato/contract/alerts';

const ICONS = { up: ArrowUpRight, down: ArrowDownRight, service: TriangleAlert };

/** Good news, bad news, or none of the company: the title beside it says which. */
export function MoodIcon({ mood }: { mood: Mood }) {
  const Icon = ICONS[mood];
  return (
    <Icon
      aria-hidden
      className={cx(
        'size-[18px] shrink-0',
        mood === 'up' && 'text-positive',
        mood === 'down' && 'text-negative',
        mood === 'service' && 'text-warning',
      )}
    />
  );
}
