import { isStale, nameChange } from '@citato/contract/figures';
import type { Change } from '@citato/contract';
import { formatPoints } from '#lib/format';
import { Badge, HelpNote } from '#ui';
import { figuresCopy as copy } from '../copy.ts';

/** Only a proven change has a direction and a colour. */
const TONES = {
  rising: 'positive',
  falling: 'negative',
  within_variability: 'neutral',
  model_changed: 'neutral',
} as const;
const ARROWS = {
  rising: <span aria-hidden>↑</span>,
  falling: <span aria-hidden>↓</span>,
  within_variability: null,
  model_changed: null,
};

export function ChangeNote({ change, periodEnd }: { change: Change; periodEnd: string }) {
  const { verdict, points } = change;
  const until = isStale({ since: periodEnd, now: new Date() }) ? periodEnd : null;
  const isProven = verdict === 'rising' || verdict === 'falling';
  return (
    <>
      <HelpNote help={copy.changeHelp(change)}>
        <Badge tone={TONES[verdict]} icon={ARROWS[verdict]}>
          {nameChange(change)}
        </Badge>
      </HelpNote>
      {isProven && points !== null && (
        <span className="ml-2 font-medium whitespace-nowrap text-text">
          {copy.changePoints(formatPoints(points.difference))}
        </span>
      )}
      <p className="mt-1">{copy.changePeriod(change, until)}</p>
    </>
  );
}
