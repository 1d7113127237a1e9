import type { CompanyHistory } from '@citato/contract';
import { formatInteger, formatPercent } from '#lib/format';
import { drawStrokes } from '#ui';
import {
  chooseTop,
  type DoneDay,
  findLast,
  groupMarks,
  listBreaks,
  listDayLabels,
  listGridlines,
  placeDay,
  placePoints,
  spreadLabels,
} from './chart-model.ts';
import { historyCopy as copy } from './copy.ts';
import { nameShortDay, nameSpan } from './day-words.ts';

const SIZE = { width: 1200, height: 640 };
const PLOT = { left: 84, top: 168, width: 800, height: 380 };
/** So that letters are sharp where the picture is shown large. */
const DENSITY = 2;
const LABEL_GAP = 7;

/** The chart with its sentence as a PNG, drawn with the colours and letters of the page; null where no browser draws. */
export async function drawPicture({
  history,
  doneDays,
  sentence,
  detail,
}: {
  history: CompanyHistory;
  doneDays: readonly DoneDay[];
  sentence: string;
  detail: string;
}): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width * DENSITY;
  canvas.height = SIZE.height * DENSITY;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.scale(DENSITY, DENSITY);
  const paint = createPaint(context);
  context.fillStyle = paint.colour('raised');
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  paint.write(sentence, { x: 40, y: 60, size: 26, weight: 600, colour: 'text', width: SIZE.width - 80 });
  paint.write(detail, { x: 40, y: 92, size: 15, colour: 'muted', width: SIZE.width - 80 });
  paint.write(`${copy.chart.title} · ${nameSpan(history.period)}`, {
    x: 40,
    y: 134,
    size: 16,
    weight: 600,
    colour: 'text',
  });
  drawChart(context, { history, doneDays, paint });
  const changes = [
    ...groupMarks(history.marks).map((mark) => `${nameShortDay(mark.day)}: ${copy.mark(mark)}`),
    ...doneDays.map(
      ({ number, day, actions }) =>
        `${String(number)} ${nameShortDay(day)}: ${copy.chart.doneBriefly(actions)}`,
    ),
  ].join(' · ');
  paint.write(changes, { x: 40, y: SIZE.height - 28, size: 13, colour: 'muted', width: SIZE.width - 160 });
  paint.write('Citato', { x: SIZE.width - 40, y: SIZE.height - 28, size: 15, weight: 600, align: 'right' });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

interface Writing {
  x: number;
  y: number;
  size: number;
  weight?: number;
  colour?: string;
  align?: CanvasTextAlign;
  /** What is longer is written narrower. */
  width?: number;
}

function createPaint(context: CanvasRenderingContext2D) {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--c-${name}`).trim();
  const family = style.getPropertyValue('--f-sans').trim();
  return {
    colour,
    write: (
      text: string,
      { x, y, size, weight = 400, colour: ink = 'text', align = 'left', width }: Writing,
    ) => {
      context.font = `${String(weight)} ${String(size)}px ${family}`;
      context.textAlign = align;
      context.fillStyle = colour(ink);
      context.fillText(text, x, y, width);
    },
  };
}

type Paint = ReturnType<typeof createPaint>;

function drawChart(
  context: CanvasRenderingContext2D,
  { history, doneDays, paint }: { history: CompanyHistory; doneDays: readonly DoneDay[]; paint: Paint },
): void {
  const breaks = listBreaks(history);
  const lines = history.lines.map((line) => ({ ...line, placed: placePoints(line.points, breaks) }));
  const top = chooseTop(
    Math.max(
      0,
      ...lines.flatMap(({ isOwn, placed }) =>
        placed.map((point) => (isOwn ? (point?.high ?? 0) : (point?.percent ?? 0))),
      ),
    ),
  );
  const days = history.lines[0]?.points ?? [];
  const toY = (percent: number) => PLOT.top + PLOT.height * (1 - percent / top);
  const toX = (place: number) => PLOT.left + (PLOT.width * place) / 100;
  for (const percent of listGridlines(top)) {
    context.strokeStyle = paint.colour(percent === 0 ? 'line-strong' : 'line');
    context.lineWidth = 1;
    context.stroke(new Path2D(`M${String(PLOT.left)} ${String(toY(percent))}h${String(PLOT.width)}`));
    const label = percent === top ? `${formatInteger(percent)}%` : formatInteger(percent);
    paint.write(label, { x: PLOT.left - 12, y: toY(percent) + 5, size: 14, colour: 'faint', align: 'right' });
  }
  for (const index of listDayLabels(days.length)) {
    const day = days[index]?.day;
    if (day === undefined) continue;
    const x = toX(placeDay(days, day));
    paint.write(nameShortDay(day), {
      x,
      y: PLOT.top + PLOT.height + 28,
      size: 14,
      colour: 'faint',
      align: 'center',
    });
  }
  context.strokeStyle = paint.colour('control');
  for (const { day } of history.marks) {
    const x = toX(placeDay(days, day));
    context.stroke(new Path2D(`M${String(x)} ${String(PLOT.top)}v${String(PLOT.height)}`));
  }
  const floor = PLOT.top + PLOT.height;
  for (const { number, day } of doneDays) {
    const x = toX(placeDay(days, day));
    context.fillStyle = paint.colour('accent');
    context.fillRect(x - 1, floor - 14, 2, 14);
    const colour = 'accent';
    paint.write(String(number), { x, y: floor - 20, size: 14, weight: 600, colour, align: 'center' });
  }
  context.save();
  context.translate(PLOT.left, PLOT.top);
  for (const [index, { isOwn, placed }] of [...lines.entries()].reverse()) {
    const strokes = drawStrokes({ points: placed, width: PLOT.width, height: PLOT.height, max: top });
    context.lineJoin = 'round';
    context.lineCap = 'round';
    for (const { line, band, isDot } of strokes) {
      if (isOwn) {
        context.globalAlpha = 0.45;
        context.fillStyle = paint.colour('accent-line');
        context.fill(new Path2D(band));
        context.globalAlpha = 1;
      }
      context.strokeStyle = paint.colour(`data-${String(index + 1)}`);
      context.lineWidth = isDot ? 5 : isOwn ? 3 : 1.5;
      context.stroke(new Path2D(line));
    }
  }
  context.restore();
  const ends = lines.flatMap((line, index) => {
    const last = findLast(line.placed);
    return last === null ? [] : [{ ...line, last, index }];
  });
  const places = spreadLabels(
    ends.map(({ last }) => 100 * (1 - last.percent / top)),
    LABEL_GAP,
  );
  for (const [at, { name, last, index, isOwn }] of ends.entries()) {
    const y = PLOT.top + (PLOT.height * (places[at] ?? 0)) / 100 + 5;
    const x = PLOT.left + PLOT.width + 16;
    context.fillStyle = paint.colour(`data-${String(index + 1)}`);
    context.fillRect(x, y - 7, 14, 3);
    const weight = isOwn ? 600 : 400;
    paint.write(name, { x: x + 22, y, size: 15, weight, width: 170 });
    paint.write(formatPercent(last.percent), { x: SIZE.width - 40, y, size: 15, weight, align: 'right' });
  }
}
