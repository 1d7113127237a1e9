import { cx } from 'class-variance-authority';
import { drawStrokes, type TrendPoint } from './stroke-paths.ts';

interface TrendLineProps {
  points: readonly (TrendPoint | null)[];
  /** The top of the scale; it begins at zero. */
  max?: number;
  /** The sentence that replaces the drawing. */
  label: string;
  className?: string;
}

const SIDE = 100;

/** A rate over time, on the whole scale from 0 to 100 without a top of its own: the interval as a band, gaps as gaps, the last point marked. */
export function TrendLine({ points, max = 100, label, className }: TrendLineProps) {
  const last = points.at(-1);
  return (
    <div role="img" aria-label={label} className={cx('relative', className)}>
      <svg
        aria-hidden
        viewBox={`0 0 ${String(SIDE)} ${String(SIDE)}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <path
          d={`M0 ${String(SIDE)}H${String(SIDE)}`}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
        {drawStrokes({ points, width: SIDE, height: SIDE, max }).map(({ line, band, isDot }) => (
          <g key={line}>
            <path
              d={band}
              className="fill-accent-line/45 stroke-accent-line/45"
              strokeWidth={isDot ? 4 : 0}
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={line}
              fill="none"
              strokeWidth={isDot ? 4 : 1.75}
              strokeLinecap="round"
              strokeLinejoin="round"
              className="stroke-accent"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ))}
      </svg>
      {last != null && (
        <span
          aria-hidden
          className="absolute right-0 size-[7px] translate-x-1/2 translate-y-1/2 rounded-full bg-accent ring-2 ring-raised"
          style={{ bottom: `${String((100 * last.percent) / max)}%` }}
        />
      )}
    </div>
  );
}
