import type { TrendWeek } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { formatPercent } from '@citato/contract/format';
import { briefingCopy } from '../briefing-copy.ts';
import type { Piece } from '../paginate.ts';
import type { PdfDocument } from '../pdf-document.ts';
import type { Pen } from '../pen.ts';
import type { ReportBriefing } from '../report-snapshot.ts';
import { COLOURS, PAGE, TYPE } from '../theme.ts';
import { paragraph, space } from './text-pieces.ts';

const copy = briefingCopy.trend;
const HEIGHT = 58;
/** Room for the last value, written beside its point. */
const VALUE_WIDTH = 42;
const WIDTH = PAGE.width - VALUE_WIDTH;

interface Point {
  readonly x: number;
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}

/** The Mention Rate over twelve weeks on the whole scale from 0 to 100; nothing before two weeks have answers. */
export function trendLine({
  pen,
  changes,
  weeks,
}: { pen: Pen } & Pick<ReportBriefing, 'changes' | 'weeks'>): Piece[] {
  const rates = weeks.map(({ mentions, responses }) => buildRate({ hits: mentions, n: responses }));
  const percents = rates.map(({ percent }) => percent);
  if (percents.filter((percent) => percent !== null).length < 2) return [];
  const points = rates.map(({ percent, lowPercent, highPercent }, index) => {
    const x = (index / (weeks.length - 1)) * WIDTH;
    return percent === null || lowPercent === null || highPercent === null
      ? null
      : { x, percent, low: lowPercent, high: highPercent };
  });
  return [
    { ...space(8), keepsNext: true },
    {
      height: HEIGHT,
      keepsNext: true,
      draw: (y) => {
        const bbox = [PAGE.left, y, PAGE.right, y + HEIGHT] as const;
        const as = pen.tag('Figure', { alt: copy.alt(percents, changes), bbox });
        pen.drawing({
          x: PAGE.left,
          y,
          as,
          draw: (doc) => {
            drawWeeks({ doc, points, weeks });
          },
        });
        const last = points.at(-1);
        if (last == null) return;
        const style = TYPE.strong;
        const valueY = y + placeY(last.percent) - style.leading / 2;
        pen.write(formatPercent(last.percent), { right: PAGE.right, y: valueY, style, as });
      },
    },
    { ...space(4), keepsNext: true },
    ...paragraph({ pen, text: copy.note({ changes, last: percents.at(-1) ?? null }), style: TYPE.caption }),
  ];
}

const placeY = (percent: number) => HEIGHT * (1 - percent / 100);

function drawWeeks({
  doc,
  points,
  weeks,
}: {
  doc: PdfDocument;
  points: readonly (Point | null)[];
  weeks: readonly TrendWeek[];
}): void {
  doc.moveTo(0, HEIGHT).lineTo(WIDTH, HEIGHT).lineWidth(0.5).stroke(COLOURS.lineStrong);
  doc.moveTo(0, 0).lineTo(WIDTH, 0).lineWidth(0.5).stroke(COLOURS.line);
  const strokes = splitStrokes({ points, weeks });
  for (const stroke of strokes) drawBand({ doc, stroke });
  for (const stroke of strokes) drawStroke({ doc, stroke });
  const last = points.at(-1);
  if (last != null) doc.circle(last.x, placeY(last.percent), 2.6).fill(COLOURS.accent);
}

/** Points drawn as one stroke: a gap ends it, and so does a week that cannot be compared with the one before. */
function splitStrokes({
  points,
  weeks,
}: {
  points: readonly (Point | null)[];
  weeks: readonly TrendWeek[];
}): Point[][] {
  const strokes: Point[][] = [];
  let open: Point[] | null = null;
  for (const [index, point] of points.entries()) {
    if (point === null) open = null;
    else if (open !== null && weeks[index]?.isComparable === true) open.push(point);
    else strokes.push((open = [point]));
  }
  return strokes;
}

function drawBand({ doc, stroke }: { doc: PdfDocument; stroke: readonly Point[] }): void {
  const [only] = stroke;
  if (only === undefined) return;
  doc.fillOpacity(0.45);
  if (stroke.length === 1) {
    const [top, bottom] = [placeY(only.high), placeY(only.low)];
    doc.rect(only.x - 2, top, 4, bottom - top).fill(COLOURS.accentLine);
  } else {
    const there = stroke.map(({ x, high }): [number, number] => [x, placeY(high)]);
    const back = stroke.toReversed().map(({ x, low }): [number, number] => [x, placeY(low)]);
    doc.polygon(...there, ...back).fill(COLOURS.accentLine);
  }
  doc.fillOpacity(1);
}

function drawStroke({ doc, stroke }: { doc: PdfDocument; stroke: readonly Point[] }): void {
  const [first, ...rest] = stroke;
  if (first === undefined) return;
  if (rest.length === 0) {
    doc.circle(first.x, placeY(first.percent), 1.8).fill(COLOURS.accent);
    return;
  }
  doc.moveTo(first.x, placeY(first.percent));
  for (const { x, percent } of rest) doc.lineTo(x, placeY(percent));
  doc.lineWidth(1.5).lineCap('round').lineJoin('round').stroke(COLOURS.accent);
}
