import { PLAN_IDS, type AdminStats } from '@citato/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { CalendarDays } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, lazyPart, Popover, Skeleton } from '#ui';
import { PLAN_NAMES } from '#features/companies';
import { formatInteger } from '#lib/format';
import { adminCopy } from '../copy.ts';
import { formatPeriod } from '../model.ts';
import { readPeriod, toRomeDay, writePeriod } from '../period-model.ts';
import type { Period, PeriodSearch } from '../period-search-model.ts';
import { useAdminStats } from '../queries.ts';
import { Panel } from './panel.tsx';

const copy = adminCopy.stats;

const RangeCalendar = lazyPart(async () => (await import('./range-calendar.tsx')).RangeCalendar, {
  waiting: <Skeleton className="h-72 w-64 sm:w-[540px]" />,
  failed: { title: copy.calendarFailed, text: copy.calendarFailedText },
});

/** What came to be in a period, which the address names. */
export function PeriodStatistics() {
  const search: PeriodSearch = useSearch({ from: '/admin' });
  const [now] = useState(() => new Date());
  const period = readPeriod(search, now);
  const stats = useAdminStats(period);
  return (
    <Panel
      title={copy.title}
      query={stats}
      fallback={copy.failed}
      action={
        <PeriodChoice period={period} today={toRomeDay(now)} isDefault={search.periodo === undefined} />
      }
    >
      {(data) =>
        data === null ? (
          <p className="px-4 pb-5 text-sm text-muted sm:px-6">{copy.noPeriod}</p>
        ) : (
          <Figures stats={data} isOld={stats.isPlaceholderData} />
        )
      }
    </Panel>
  );
}

function Figures({ stats, isOld }: { stats: AdminStats; isOld: boolean }) {
  return (
    <dl
      aria-busy={isOld || undefined}
      className={cx(
        'grid grid-cols-2 gap-x-5 gap-y-4 px-4 pb-5 transition-opacity sm:grid-cols-3 sm:px-6',
        isOld && 'opacity-60',
      )}
    >
      <Figure label={copy.users}>{formatInteger(stats.usersTotal)}</Figure>
      <Figure label={copy.companies}>{formatInteger(stats.companiesCreated)}</Figure>
      <Figure label={copy.prompts}>{formatInteger(stats.promptsCreated)}</Figure>
      <Figure label={copy.analyses}>{formatInteger(stats.analysesProcessed)}</Figure>
      <Figure label={copy.taskLists}>{formatInteger(stats.taskListsProcessed)}</Figure>
      <Figure label={copy.byPlan} isSmall>
        {PLAN_IDS.map((id) => (
          <span key={id} className="whitespace-nowrap not-last:after:content-['_·_']">
            {PLAN_NAMES[id]} {formatInteger(stats.usersByPlan[id])}
          </span>
        ))}
      </Figure>
    </dl>
  );
}

function Figure({
  label,
  isSmall = false,
  children,
}: {
  label: string;
  isSmall?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className={isSmall ? 'flex flex-wrap gap-x-1 text-sm leading-[22px]' : 'text-xl font-medium'}>
        {children}
      </dd>
    </div>
  );
}

function PeriodChoice({
  period,
  today,
  isDefault,
}: {
  period: Period | null;
  today: string;
  isDefault: boolean;
}) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const go = (chosen: PeriodSearch) => {
    setIsOpen(false);
    void navigate({
      to: '/admin',
      search: (old) => ({ ...old, ...chosen }),
      replace: true,
      resetScroll: false,
    });
  };
  const shown = period === null ? copy.choose : formatPeriod(period);
  return (
    <Popover
      label={copy.choice}
      align="end"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className="max-h-(--radix-popover-content-available-height) overflow-y-auto"
      trigger={
        <Button aria-label={copy.choiceOf(shown)}>
          <CalendarDays />
          {shown}
        </Button>
      }
    >
      <div className="grid gap-3 py-1">
        <RangeCalendar
          period={period}
          today={today}
          onChoose={(chosen) => {
            go(writePeriod(chosen));
          }}
        />
        <div className="flex flex-wrap justify-end gap-2 border-t pt-3">
          <Button
            variant="ghost"
            disabled={period === null}
            onClick={() => {
              go(writePeriod(null));
            }}
          >
            {copy.clear}
          </Button>
          <Button
            disabled={isDefault}
            onClick={() => {
              go({ periodo: undefined });
            }}
          >
            {copy.lastDays}
          </Button>
        </div>
      </div>
    </Popover>
  );
}
