import { buildRate } from '../figures/wilson-interval.ts';
import { formatInteger } from '../format/numbers.ts';
import { nameShortDay } from '../format/spans.ts';
import type { ClientReport } from './client-report.ts';

/** A rate at one place of the line: `x` from 0 to 1, the rest in percent. */
export interface ChartPoint {
  readonly x: number;
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}

export interface ReportChart {
  /** The top of the scale. */
  readonly max: number;
  readonly ticks: readonly number[];
  readonly days: readonly { readonly name: string; readonly x: number }[];
  readonly lines: readonly {
    readonly name: string;
    readonly isOwn: boolean;
    /** Strokes: a week without answers ends one. */
    readonly strokes: readonly (readonly ChartPoint[])[];
    readonly last: ChartPoint | null;
    /** Where its name stands at the end, from 0 at the top to 1, apart from the others. */
    readonly labelAt: number;
  }[];
}

const SCALES = [
  { max: 20, ticks: [0, 10, 20] },
  { max: 40, ticks: [0, 20, 40] },
  { max: 60, ticks: [0, 20, 40, 60] },
  { max: 80, ticks: [0, 40, 80] },
  { max: 100, ticks: [0, 50, 100] },
] as const;

/**
 * The line of a page for a client as it is drawn everywhere; null before two points have answers.
 * @param labelGap how far apart names stand at least, of the height
 */
export function chartReport({ lines }: ClientReport, labelGap = 0.14): ReportChart | null {
  const drawn = lines.map(({ name, isOwn, points }) => ({ name, isOwn, points: points.map(placePoint) }));
  const own = drawn.find(({ isOwn }) => isOwn)?.points ?? [];
  if (own.filter((point) => point !== null).length < 2) return null;
  const tops = drawn.flatMap(({ isOwn, points }) =>
    points.flatMap((point) => (point === null ? [] : [isOwn ? point.high : point.percent])),
  );
  const top = Math.max(...tops);
  const { max, ticks } = SCALES.find((scale) => scale.max >= top) ?? SCALES[4];
  const ends = drawn.map(({ points }) => points.findLast((point) => point !== null) ?? null);
  const places = spread(
    ends.map((end) => 1 - (end?.percent ?? 0) / max),
    labelGap,
  );
  const days = lines[0]?.points.map(({ day }) => day) ?? [];
  return {
    max,
    ticks,
    days: [0, 1 / 3, 2 / 3, 1].flatMap((share) => {
      const place = Math.round(share * (days.length - 1));
      const day = days[place];
      return day === undefined ? [] : [{ name: nameShortDay(day), x: place / (days.length - 1) }];
    }),
    lines: drawn.map(({ name, isOwn, points }, index) => ({
      name,
      isOwn,
      strokes: splitStrokes(points),
      last: ends[index] ?? null,
      labelAt: places[index] ?? 0,
    })),
  };
}

type Point = ClientReport['lines'][number]['points'][number];

function placePoint({ mentions, responses }: Point, index: number, all: readonly Point[]): ChartPoint | null {
  const { percent, lowPercent: low, highPercent: high } = buildRate({ hits: mentions, n: responses });
  if (percent === null || low === null || high === null) return null;
  return { x: all.length === 1 ? 1 : index / (all.length - 1), percent, low, high };
}

function splitStrokes(points: readonly (ChartPoint | null)[]): ChartPoint[][] {
  const strokes: ChartPoint[][] = [];
  let open: ChartPoint[] | null = null;
  for (const point of points) {
    if (point === null) open = null;
    else if (open === null) strokes.push((open = [point]));
    else open.push(point);
  }
  return strokes;
}

/** Places from top to bottom, moved apart where they would cover each other, and kept within. */
function spread(places: readonly number[], gap: number): number[] {
  const sorted = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  for (const [index, one] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before !== undefined) one.place = Math.max(one.place, before.place + gap);
  }
  const over = Math.max(0, (sorted.at(-1)?.place ?? 0) - 1);
  return sorted.sort((a, b) => a.index - b.index).map(({ place }) => Math.max(0, place - over));
}

/** The sentence that replaces the drawing. */
export function sayChart({ lines }: ReportChart): string {
  const each = lines.map(({ name, isOwn, strokes, last }) => {
    const first = strokes[0]?.[0];
    if (first === undefined || last === null) return `${name}: nessun dato`;
    const words = `${name} da ${formatInteger(first.percent)}% a ${formatInteger(last.percent)}%`;
    return isOwn
      ? `${words}, intervallo finale da ${formatInteger(last.low)} a ${formatInteger(last.high)}%`
      : words;
  });
  return `Dodici settimane: ${each.join('; ')}.`;
}
