import type { ClientReport } from '@citato/contract';
import {
  type ChartPoint,
  chartReport,
  REPORT_WORDS,
  type ReportChart,
  sayChart,
} from '@citato/contract/client-report';
import { cx } from 'class-variance-authority';
import { formatInteger } from '#lib/format';
import { FigureNote, Marker } from '#ui';

const SIDE = 1000;

/** Twelve weeks: the company with its band, others as thin lines, each named at its end. */
export function ReportChartFigure({ report, isTall }: { report: ClientReport; isTall: boolean }) {
  const chart = chartReport(report);
  if (chart === null) return <FigureNote>{REPORT_WORDS.noLine}</FigureNote>;
  const place = ({ x, percent }: Pick<ChartPoint, 'x' | 'percent'>) =>
    `${(x * SIDE).toFixed(1)} ${(SIDE * (1 - percent / chart.max)).toFixed(1)}`;
  return (
    <figure
      role="img"
      aria-label={sayChart(chart)}
      className="grid grid-cols-[2rem_minmax(0,1fr)_7rem] sm:grid-cols-[2.25rem_minmax(0,1fr)_9.75rem]"
    >
      <div aria-hidden className="relative text-right text-2xs text-faint">
        {chart.ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-2 -translate-y-1/2"
            style={{ top: `${String(100 * (1 - tick / chart.max))}%` }}
          >
            {formatInteger(tick)}
            {tick === chart.max && '%'}
          </span>
        ))}
      </div>
      <div aria-hidden className={cx('relative', isTall ? 'h-52 sm:h-64' : 'h-47')}>
        <svg
          viewBox={`0 0 ${String(SIDE)} ${String(SIDE)}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {chart.ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${String(SIDE * (1 - tick / chart.max))}H${String(SIDE)}`}
              className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {chart.lines.map((line, index) => (
            <Line key={line.name} line={line} index={index} max={chart.max} place={place} />
          ))}
        </svg>
        <EndDot chart={chart} />
      </div>
      <Ends chart={chart} />
      <div aria-hidden className="relative col-start-2 h-5 text-2xs text-faint">
        {chart.days.map(({ name, x }, index) => (
          <span
            key={name}
            className={cx(
              'absolute top-1 whitespace-nowrap',
              index === chart.days.length - 1 ? '-translate-x-full' : index > 0 && '-translate-x-1/2',
              (index === 1 || index === 2) && 'max-sm:hidden',
            )}
            style={{ left: `${String(100 * x)}%` }}
          >
            {name}
          </span>
        ))}
      </div>
    </figure>
  );
}

interface LineProps {
  line: ReportChart['lines'][number];
  index: number;
  max: number;
  place: (point: Pick<ChartPoint, 'x' | 'percent'>) => string;
}

function Line({ line: { isOwn, strokes }, index, max, place }: LineProps) {
  return strokes.map((stroke) => (
    <g key={stroke[0]?.x}>
      {isOwn && stroke.length > 1 && (
        <path
          className="fill-client"
          fillOpacity={0.16}
          d={`M${[
            ...stroke.map(({ x, high }) => place({ x, percent: Math.min(high, max) })),
            ...stroke.toReversed().map(({ x, low }) => place({ x, percent: low })),
          ].join('L')}Z`}
        />
      )}
      <path
        d={`M${stroke.map(place).join('L')}${stroke.length === 1 ? 'h.01' : ''}`}
        fill="none"
        strokeWidth={isOwn ? 2.5 : 1.25}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className={isOwn ? 'stroke-client' : index === 1 ? 'stroke-text' : 'stroke-control'}
      />
    </g>
  ));
}

function EndDot({ chart: { lines, max } }: { chart: ReportChart }) {
  const last = lines.find(({ isOwn }) => isOwn)?.last;
  if (last == null) return null;
  return (
    <i
      className="absolute size-2.5 -translate-1/2 rounded-full bg-client ring-2 ring-raised"
      style={{ left: `${String(100 * last.x)}%`, top: `${String(100 * (1 - last.percent / max))}%` }}
    />
  );
}

function Ends({ chart: { lines } }: { chart: ReportChart }) {
  return (
    <ul aria-hidden className="relative ml-3 text-xs">
      {lines.map(({ name, isOwn, last, labelAt }) => (
        <li
          key={name}
          className="absolute inset-x-0 grid -translate-y-1/2 grid-cols-[minmax(0,1fr)_auto] items-center gap-2"
          style={{ top: `${String(100 * labelAt)}%` }}
        >
          <span className={cx('truncate', isOwn && 'font-semibold')}>
            {isOwn ? <Marker>{name}</Marker> : name}
          </span>
          <b className="font-semibold">{last === null ? 'n/d' : `${formatInteger(last.percent)}%`}</b>
        </li>
      ))}
    </ul>
  );
}
