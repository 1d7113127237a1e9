import { Link } from '@tanstack/react-router';
import type { PortfolioCompany } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { formatPercent } from '#lib/format';
import { FigureNote, TrendLine, type TrendPoint } from '#ui';
import { portfolioCopy as copy } from '../copy.ts';

/** Twelve weeks with their band, and where each of them can be read. */
export function PortfolioTrend({ company }: { company: PortfolioCompany }) {
  const { companyId, name, weeks } = company;
  const points = weeks.mentions.map((hits, place): TrendPoint | null => {
    const { percent, lowPercent, highPercent } = buildRate({ hits, n: weeks.responses[place] ?? 0 });
    if (percent === null || lowPercent === null || highPercent === null) return null;
    return { percent, low: lowPercent, high: highPercent, isJoined: !weeks.incomparable.includes(place) };
  });
  const measured = points.filter((point) => point !== null);
  if (measured.length < 2) return <FigureNote>{copy.weeksLater}</FigureNote>;
  const percent = formatPercent(measured.at(-1)?.percent ?? 0);
  return (
    <div className="relative mr-1.5 min-w-0">
      <TrendLine
        points={points}
        label={copy.trend({ name, weeks: points.length, percent })}
        className="h-8"
      />
      <Link
        to="/"
        search={{ azienda: companyId, scheda: 'andamento', arco: '12settimane' }}
        className="absolute -inset-1 rounded-1"
      >
        <span className="sr-only">{copy.history(name)}</span>
      </Link>
    </div>
  );
}
