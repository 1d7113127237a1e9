import { cx } from 'class-variance-authority';
import type { KeyboardEvent, PointerEvent } from 'react';
import { drawStrokes } from '#ui';
import { listGridlines, type ChartPoint } from '../chart-model.ts';

/** The colours of the lines, the own one first. */
export const LINE_COLOURS = [
  'stroke-data-1',
  'stroke-data-2',
  'stroke-data-3',
  'stroke-data-4',
  'stroke-data-5',
  'stroke-data-6',
] as const;

const SIDE = 1000;

export interface PlottedLine {
  readonly key: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly placed: readonly (ChartPoint | null)[];
}

interface PlotProps {
  lines: readonly PlottedLine[];
  top: number;
  /** Where walls stand, in percent of the width, with the letter that names them below. */
  walls: readonly { place: number; letter: string }[];
  /** Where something was done, with the number that names it below. */
  done: readonly { place: number; number: number }[];
  /** The point that is read. */
  index: number;
  onRead: (index: number) => void;
  label: string;
  /** The point in words. */
  value: string;
}

const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: -Infinity,
  End: Infinity,
};

/** Lines over days; a pointer or the arrow keys lead from point to point, and each is said in words. */
export function Plot({ lines, top, walls, done, index, onRead, label, value }: PlotProps) {
  const count = lines[0]?.placed.length ?? 0;
  const last = Math.max(0, count - 1);
  const read = (wanted: number) => {
    onRead(Math.min(last, Math.max(0, wanted)));
  };
  const readAt = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) read(Math.round(((clientX - left) / width) * last));
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    read(index + by);
  };
  const place = last === 0 ? 100 : (100 * index) / last;
  const own = lines.find(({ isOwn }) => isOwn)?.placed[index];
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={value}
      onKeyDown={step}
      onPointerMove={readAt}
      onPointerDown={readAt}
      className="absolute inset-0 touch-pan-y"
    >
      <svg
        aria-hidden
        viewBox={`0 0 ${String(SIDE)} ${String(SIDE)}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        {listGridlines(top).map((percent) => (
          <path
            key={percent}
            d={`M0 ${String(SIDE * (1 - percent / top))}H${String(SIDE)}`}
            className={percent === 0 ? 'stroke-line-strong' : 'stroke-line'}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {[...lines.entries()].reverse().map(([at, { key, isOwn, placed }]) => (
          <Line key={key} placed={placed} top={top} isOwn={isOwn} colour={LINE_COLOURS[at] ?? ''} />
        ))}
      </svg>
      {walls.map(({ place: at, letter }) => (
        <span
          key={letter}
          aria-hidden
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-control/60"
          style={{ left: `${String(at)}%` }}
        />
      ))}
      {done.map(({ place: at, number }) => (
        <span
          key={number}
          aria-hidden
          className="absolute bottom-0 grid -translate-x-1/2 justify-items-center text-2xs font-semibold text-accent"
          style={{ left: `${String(at)}%` }}
        >
          {number}
          <span className="h-3 w-0.5 bg-accent" />
        </span>
      ))}
      <span
        aria-hidden
        className="absolute inset-y-0 w-px bg-line-strong"
        style={{ left: `${String(place)}%` }}
      />
      {own != null && (
        <span
          aria-hidden
          className="absolute size-[9px] -translate-x-1/2 translate-y-1/2 rounded-full bg-accent ring-2 ring-raised"
          style={{ left: `${String(place)}%`, bottom: `${String((100 * own.percent) / top)}%` }}
        />
      )}
    </div>
  );
}

function Line({
  placed,
  top,
  isOwn,
  colour,
}: {
  placed: readonly (ChartPoint | null)[];
  top: number;
  isOwn: boolean;
  colour: string;
}) {
  return drawStrokes({ points: placed, width: SIDE, height: SIDE, max: top }).map(({ line, band, isDot }) => (
    <g key={line}>
      {isOwn && (
        <path
          d={band}
          className="fill-accent-line/45 stroke-accent-line/45"
          strokeWidth={isDot ? 6 : 0}
          vectorEffect="non-scaling-stroke"
        />
      )}
      <path
        d={line}
        fill="none"
        strokeWidth={isDot ? 5 : isOwn ? 2.5 : 1.25}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={cx(colour)}
        vectorEffect="non-scaling-stroke"
      />
    </g>
  ));
}
