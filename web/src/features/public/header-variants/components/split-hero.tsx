import { Clock } from 'lucide-react';
import { formatDateTime } from '#lib/format';
import { headerVariantsCopy as copy } from '../copy.ts';
import { listStats } from '../list-stats.ts';
import { ActionButtons, SiteLink } from './header-parts.tsx';
import type { VariantProps } from './variant-props.ts';

/** Two halves: the name as a headline on the dark ground, figures and gestures on the light one. */
export function SplitHero({ company, ...actions }: VariantProps) {
  return (
    <div className="grid overflow-hidden rounded-4 border mid:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div className="flex flex-col justify-between gap-10 bg-deep p-6 text-on-deep sm:p-10">
        <SiteLink company={company} className="text-deep-muted! hover:text-on-deep!" />
        <div>
          <p className="max-w-[14ch] text-display-2 leading-[1.08] font-semibold tracking-display wrap-anywhere">
            {company.name}
          </p>
          <p className="mt-4 flex items-center gap-2 text-sm text-deep-muted">
            <Clock aria-hidden className="size-[15px] shrink-0" />
            {copy.lastUpdate(formatDateTime(company.lastUpdate))}
          </p>
        </div>
      </div>
      <div className="flex flex-col justify-between gap-8 bg-raised p-6 sm:p-10">
        <dl className="grid gap-4">
          {listStats(company).map(({ label, value }) => (
            <div key={label} className="flex items-baseline justify-between gap-4 border-b pb-3">
              <dt className="text-muted">{label}</dt>
              <dd className="text-2xl font-medium tracking-figure">{value}</dd>
            </div>
          ))}
        </dl>
        <ActionButtons {...actions} />
      </div>
    </div>
  );
}
