import { Avatar, Card } from '#ui';
import { listStats } from '../list-stats.ts';
import { ActionButtons, SiteLink, UpdateBadge } from './header-parts.tsx';
import type { VariantProps } from './variant-props.ts';

/** A quiet band: who it is and what can be done on one line, the figures in cells below. */
export function CleanBanner({ company, ...actions }: VariantProps) {
  return (
    <Card className="overflow-hidden border-t-[3px] border-t-accent">
      <div className="grid gap-5 p-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar name={company.name} size="lg" />
          <div className="min-w-0">
            <p className="text-xl font-semibold tracking-tight wrap-anywhere">{company.name}</p>
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              <SiteLink company={company} />
              <UpdateBadge company={company} />
            </div>
          </div>
        </div>
        <ActionButtons {...actions} />
      </div>
      <dl className="grid grid-cols-3 divide-x border-t bg-surface">
        {listStats(company).map(({ label, value }) => (
          <div key={label} className="min-w-0 px-3 py-3 sm:px-6">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="text-xl font-medium tracking-figure sm:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
