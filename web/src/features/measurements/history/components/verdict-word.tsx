import { cx } from 'class-variance-authority';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { historyCopy as copy, type Verdict } from '../copy.ts';

/** Proven changes have a colour and an arrow; all else is grey words. */
export function VerdictWord({ verdict, isPosition = false }: { verdict: Verdict; isPosition?: boolean }) {
  const isProven = verdict === 'rising' || verdict === 'falling';
  // A lower position is a better one.
  const isBetter = (verdict === 'rising') !== isPosition;
  const Arrow = isBetter ? ArrowUpRight : ArrowDownRight;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 [&>.lucide]:size-[15px]',
        !isProven && 'text-muted',
        isProven && 'font-medium',
        isProven && (isBetter ? 'text-positive' : 'text-negative'),
      )}
    >
      {isProven && <Arrow aria-hidden />}
      {isPosition && isProven ? copy.positions[verdict] : copy.verdicts[verdict]}
    </span>
  );
}
