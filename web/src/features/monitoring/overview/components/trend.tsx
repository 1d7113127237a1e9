import { Link } from '@tanstack/react-router';
import type { CompanyTrend, CompanyWithPrompts } from '@citato/contract';
import { findLastMeasured } from '@citato/contract/briefing';
import { buildRate, isStale } from '@citato/contract/figures';
import { useCompanies } from '#features/companies';
import { FigureNote, TrendLine, type TrendPoint } from '#ui';
import { briefingCopy as copy } from '../copy.ts';
import { useTrends } from '../queries.ts';
import { readNow } from '#lib/read-now';

type Week = CompanyTrend['weeks'][number];

/** The weeks as a line draws them. */
function placeWeeks(weeks: readonly Week[]): (TrendPoint | null)[] {
  return weeks.map(({ mentions, responses, isComparable }) => {
    const { percent, lowPercent, highPercent } = buildRate({ hits: mentions, n: responses });
    return percent === null || lowPercent === null || highPercent === null
      ? null
      : { percent, low: lowPercent, high: highPercent, isJoined: isComparable };
  });
}

/** The trends of all companies, asked for once however many of them are on screen. */
export function useTrendOf({ id }: CompanyWithPrompts) {
  const updates = useCompanies().data?.companies.flatMap(({ lastUpdated }) => lastUpdated ?? []) ?? [];
  const trends = useTrends(updates.sort().at(-1) ?? null);
  return { ...trends, trend: trends.data?.companies.find(({ companyId }) => companyId === id) ?? null };
}

/** A company’s Mention Rate over twelve weeks; nothing before there are two of them to be joined. */
export function Trend({
  company,
  isBare = false,
}: {
  company: CompanyWithPrompts;
  /** The line alone, where its period stands elsewhere. */
  isBare?: boolean;
}) {
  const { trend } = useTrendOf(company);
  const points = placeWeeks(trend?.weeks ?? []);
  const since = findLastMeasured(company);
  const end = since !== null && isStale({ since, now: readNow() }) ? since : null;
  if (points.filter((point) => point !== null).length < 2) return null;
  const line = (
    <TrendLine
      points={points}
      label={copy.trendLabel({ weeks: points.map((point) => point?.percent ?? null), end })}
      className={isBare ? 'mr-1 h-8' : 'mr-1 h-14'}
    />
  );
  // The same weeks, where each of them can be read.
  const wholeHistory = {
    to: '/',
    search: { azienda: company.id, scheda: 'andamento', arco: '12settimane' },
  } as const;
  if (isBare) {
    return (
      <div className="relative min-w-0">
        {line}
        <Link {...wholeHistory} className="absolute -inset-1 rounded-1">
          <span className="sr-only">{copy.history(company.name)}</span>
        </Link>
      </div>
    );
  }
  return (
    <div className="min-w-0">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-1.5">
        <div aria-hidden className="-my-1.5 flex flex-col justify-between text-right text-2xs text-faint">
          <span>100%</span>
          <span>0</span>
        </div>
        {line}
      </div>
      <FigureNote className="mt-1.5">
        <Link
          {...wholeHistory}
          className="inline-block min-h-6 underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent pointer-coarse:min-h-11"
        >
          {copy.weeks(end)}
          <span className="sr-only">. {copy.history(company.name)}</span>
        </Link>
      </FigureNote>
    </div>
  );
}
