import { MessageSquareQuote, ThumbsUp, Trophy } from 'lucide-react';
import { Avatar, Card } from '#ui';
import { listStats } from '../list-stats.ts';
import { ActionButtons, SiteLink, UpdateBadge } from './header-parts.tsx';
import type { VariantProps } from './variant-props.ts';

const ICONS = [MessageSquareQuote, ThumbsUp, Trophy];

/** One card for who it is, and beside it a card for each figure, with its sign. */
export function CardStats({ company, ...actions }: VariantProps) {
  return (
    <div className="grid grid-cols-3 gap-3 mid:grid-cols-[minmax(0,2.4fr)_repeat(3,minmax(0,1fr))]">
      <Card className="col-span-3 grid content-between gap-5 p-4 sm:p-6 mid:col-span-1">
        <div className="flex min-w-0 items-start gap-4">
          <Avatar name={company.name} />
          <div className="min-w-0">
            <p className="text-lg font-semibold tracking-prompt wrap-anywhere">{company.name}</p>
            <SiteLink company={company} />
            <div className="mt-2">
              <UpdateBadge company={company} />
            </div>
          </div>
        </div>
        <ActionButtons {...actions} />
      </Card>
      {listStats(company).map(({ label, value }, index) => {
        const Icon = ICONS[index];
        return (
          <Card
            key={label}
            className="flex items-center gap-3 p-3 max-[399px]:col-span-3 min-[400px]:grid min-[400px]:content-between min-[400px]:gap-4 sm:p-5"
          >
            {Icon && (
              <span className="grid size-9 place-items-center rounded-2 bg-accent-soft text-accent">
                <Icon aria-hidden className="size-[18px]" />
              </span>
            )}
            <dl className="flex min-w-0 flex-1 items-baseline justify-between gap-3 min-[400px]:flex-col-reverse min-[400px]:gap-0">
              <dt className="text-xs text-muted">{label}</dt>
              <dd className="text-xl font-medium tracking-figure sm:text-2xl">{value}</dd>
            </dl>
          </Card>
        );
      })}
    </div>
  );
}
