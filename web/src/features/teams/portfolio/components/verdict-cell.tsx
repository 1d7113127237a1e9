import type { PortfolioCompany } from '@citato/contract';
import { cx } from 'class-variance-authority';
import { portfolioCopy as copy } from '../copy.ts';

const SIGNS: Partial<Record<PortfolioCompany['verdict'], string>> = { rising: '↗', falling: '↘' };

/** What stands among so many, and the difference it is about; without one, why. */
export function VerdictCell({ company }: { company: PortfolioCompany }) {
  const { verdict, change } = company;
  const sign = SIGNS[verdict];
  const note =
    change === null
      ? copy.tooFew
      : change.points === null
        ? copy.whyNot(company)
        : copy.points(change.points);
  return (
    <span className="block max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2.5">
      <span
        className={cx(
          'block',
          verdict === 'rising' && 'font-medium text-positive',
          verdict === 'falling' && 'font-medium text-negative',
          sign === undefined && 'text-muted',
        )}
      >
        {sign !== undefined && <span aria-hidden>{sign} </span>}
        {copy.verdict(verdict)}
      </span>
      <span className="block text-2xs text-faint">{note}</span>
    </span>
  );
}
