import type { ClientReport } from '@citato/contract';
import { type ChartPoint, chartReport, type ReportChart, sayChart } from '@citato/contract/client-report';
import { formatInteger } from '@citato/contract/format';
import type { PdfDocument } from '../pdf-document.ts';
import type { Pen } from '../pen.ts';
import { COLOURS } from '../theme.ts';
import { clipLines } from './clipped-text.ts';
import { CLIENT_PAGE, CLIENT_TYPE, RIVAL_COLOURS } from './page-style.ts';

const HEIGHT = 144;
const AXIS = 26;
const ENDS = 124;
const WIDTH = CLIENT_PAGE.width - AXIS - ENDS;
const LEFT = CLIENT_PAGE.left + AXIS;
const DAYS_BELOW = 5;

/** Twelve weeks of the company with its band, and of others without; gives where it ends. Nothing before two points. */
export function drawChart({
  pen,
  report,
  ink,
  y,
}: {
  pen: Pen;
  report: ClientReport;
  ink: string;
  y: number;
}): number | null {
  const chart = chartReport(report);
  if (chart === null) return null;
  const bottom = y + HEIGHT + DAYS_BELOW + CLIENT_TYPE.note.leading;
  const as = pen.tag('Figure', {
    alt: sayChart(chart),
    bbox: [CLIENT_PAGE.left, y, CLIENT_PAGE.right, bottom],
  });
  pen.drawing({
    x: LEFT,
    y,
    as,
    draw: (doc) => {
      drawGrid(doc, chart);
      for (const [index, line] of chart.lines.entries())
        if (!line.isOwn)
          drawLine({ doc, line, max: chart.max, colour: RIVAL_COLOURS[index - 1] ?? COLOURS.faint });
      for (const line of chart.lines) if (line.isOwn) drawOwn({ doc, line, max: chart.max, ink });
    },
  });
  writeAxes({ pen, chart, y });
  writeEnds({ pen, chart, y });
  return bottom;
}

const place = ({ x, percent }: Pick<ChartPoint, 'x' | 'percent'>, max: number): [number, number] => [
  x * WIDTH,
  HEIGHT * (1 - percent / max),
];

function drawGrid(doc: PdfDocument, { ticks, max }: ReportChart): void {
  for (const tick of ticks) {
    const y = HEIGHT * (1 - tick / max);
    doc
      .moveTo(0, y)
      .lineTo(WIDTH, y)
      .lineWidth(0.5)
      .stroke(tick === 0 ? COLOURS.lineStrong : COLOURS.line);
  }
}

interface Drawn {
  doc: PdfDocument;
  line: ReportChart['lines'][number];
  max: number;
}

function drawLine({ doc, line, max, colour, width = 1 }: Drawn & { colour: string; width?: number }): void {
  for (const [first, ...rest] of line.strokes) {
    if (first === undefined) continue;
    if (rest.length === 0) {
      doc.circle(...place(first, max), width).fill(colour);
      continue;
    }
    doc.moveTo(...place(first, max));
    for (const point of rest) doc.lineTo(...place(point, max));
    doc.lineWidth(width).lineCap('round').lineJoin('round').stroke(colour);
  }
}

function drawOwn({ doc, line, max, ink }: Drawn & { ink: string }): void {
  doc.fillOpacity(0.16);
  for (const stroke of line.strokes.filter(({ length }) => length > 1)) {
    const there = stroke.map(({ x, high }) => place({ x, percent: Math.min(high, max) }, max));
    const back = stroke.toReversed().map(({ x, low }) => place({ x, percent: low }, max));
    doc.polygon(...there, ...back).fill(ink);
  }
  doc.fillOpacity(1);
  drawLine({ doc, line, max, colour: ink, width: 2 });
  if (line.last !== null) doc.circle(...place(line.last, max), 3.2).fill(ink);
}

function writeAxes({
  pen,
  chart: { ticks, max, days },
  y,
}: {
  pen: Pen;
  chart: ReportChart;
  y: number;
}): void {
  const { note } = CLIENT_TYPE;
  for (const tick of ticks)
    pen.write(tick === max ? `${formatInteger(tick)}%` : formatInteger(tick), {
      right: LEFT - 6,
      y: y + HEIGHT * (1 - tick / max) - note.leading / 2,
      style: note,
      as: null,
    });
  for (const [index, { name, x }] of days.entries()) {
    const width = pen.widthOf(name, note);
    const shift = index === 0 ? 0 : index === days.length - 1 ? width : width / 2;
    pen.write(name, { x: LEFT + x * WIDTH - shift, y: y + HEIGHT + DAYS_BELOW, style: note, as: null });
  }
}

/** Names at the ends of their lines instead of a legend. */
function writeEnds({ pen, chart: { lines }, y }: { pen: Pen; chart: ReportChart; y: number }): void {
  const { value } = CLIENT_TYPE;
  for (const { name, isOwn, last, labelAt } of lines) {
    const style = isOwn ? CLIENT_TYPE.ownName : CLIENT_TYPE.rival;
    const percent = last === null ? 'n/d' : `${formatInteger(last.percent)}%`;
    const x = LEFT + WIDTH + 10;
    const width = CLIENT_PAGE.right - x - pen.widthOf(percent, value) - 8;
    const [shown = ''] = clipLines({ pen, text: name, style, width, max: 1 });
    const top = y + HEIGHT * labelAt - style.leading / 2;
    if (isOwn)
      pen.fill({
        x: x - 3,
        y: top - 0.5,
        width: pen.widthOf(shown, style) + 6,
        height: style.leading + 1,
        colour: COLOURS.marker,
        radius: 2,
      });
    pen.write(shown, { x, y: top, style, as: null });
    pen.write(percent, { right: CLIENT_PAGE.right, y: top, style: value, as: null });
  }
}
