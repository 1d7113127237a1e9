import { cx } from 'class-variance-authority';

/** One point of the line in percent; null where nothing was measured. */
export interface TrendPoint {
  percent: number;
  low: number;
  high: number;
  /** It can be laid beside the point before: without that no stroke joins them. */
  isJoined: boolean;
}

interface TrendLineProps {
  points: readonly (TrendPoint | null)[];
  /** The sentence that replaces the drawing. */
  label: string;
  className?: string;
}

const WIDTH = 100;
const HEIGHT = 100;

interface Placed extends TrendPoint {
  x: number;
}

/** A rate over time on the whole scale from 0 to 100: the interval as a band, gaps as gaps, the last point marked. */
export function TrendLine({ points, label, className }: TrendLineProps) {
  const placed = points.map((point, index) =>
    point === null
      ? null
      : { ...point, x: points.length < 2 ? WIDTH : (index / (points.length - 1)) * WIDTH },
  );
  const strokes = splitStrokes(placed);
  const last = placed.at(-1);
  return (
    <div role="img" aria-label={label} className={cx('relative', className)}>
      <svg
        aria-hidden
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <path
          d={`M0 ${String(HEIGHT)}H${String(WIDTH)}`}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
        {strokes.map((stroke) => (
          <g key={stroke[0]?.x}>
            <path
              d={drawBand(stroke)}
              className="fill-accent-line/45 stroke-accent-line/45"
              strokeWidth={stroke.length === 1 ? 4 : 0}
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={drawLine(stroke)}
              fill="none"
              strokeWidth={stroke.length === 1 ? 4 : 1.75}
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
          style={{ bottom: `${String(last.percent)}%` }}
        />
      )}
    </div>
  );
}

/** Points that stand together: a gap ends a stroke, and so does a point that cannot be laid beside the one before. */
function splitStrokes(points: readonly (Placed | null)[]): Placed[][] {
  const strokes: Placed[][] = [];
  let open: Placed[] | null = null;
  for (const point of points) {
    if (point === null) open = null;
    else if (open !== null && point.isJoined) open.push(point);
    else strokes.push((open = [point]));
  }
  return strokes;
}

const place = (x: number, percent: number) => `${x.toFixed(1)} ${(HEIGHT - percent).toFixed(1)}`;

function drawLine(stroke: readonly Placed[]): string {
  const [first, ...rest] = stroke;
  if (first === undefined) return '';
  // A stroke of no length is a dot.
  if (rest.length === 0) return `M${place(first.x, first.percent)}h0`;
  return `M${stroke.map(({ x, percent }) => place(x, percent)).join('L')}`;
}

function drawBand(stroke: readonly Placed[]): string {
  const there = stroke.map(({ x, high }) => place(x, high));
  const back = stroke.toReversed().map(({ x, low }) => place(x, low));
  return `M${[...there, ...back].join('L')}Z`;
}
