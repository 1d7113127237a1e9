import type { Mean, Rate, SentimentLabel } from '@citato/contract';
import { isSmallSample } from '@citato/contract/figures';
import {
  formatDecimal,
  formatMeanInterval,
  formatPercent,
  formatRateInterval,
} from '@citato/contract/format';
import { reportCopy } from '../copy.ts';
import type { Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
import { COLOURS, PAGE, type TextStyle, TYPE } from '../theme.ts';

const copy = reportCopy.summary;
const GAP = 16;
const BAND_HEIGHT = 16;
const LABELS_SHOWN = 3;

/** One number with its drawing and its doubt. */
export interface Figure {
  readonly label: string;
  /** Null: there is no value, which is not zero. Labels stand in the place of a number. */
  readonly value: string | null | readonly SentimentLabel[];
  readonly band?: Band;
  readonly notes: readonly string[];
}

interface Band {
  readonly min: number;
  readonly max: number;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export function rateFigure(rate: Rate): Figure {
  const { percent, lowPercent, highPercent, n } = rate;
  return {
    label: copy.mentionRate,
    value: percent === null ? null : formatPercent(percent),
    band: { min: 0, max: 100, value: percent, low: lowPercent, high: highPercent },
    notes:
      percent === null
        ? [copy.noAnswers]
        : [formatRateInterval(rate), ...(isSmallSample(n) ? [copy.smallSample] : [])],
  };
}

/** @param hasAnswers tells a company that no answer names from one that no answer was asked about */
export function positionFigure({ position, hasAnswers }: { position: Mean; hasAnswers: boolean }): Figure {
  const { value, low, high } = position;
  const absent = hasAnswers ? copy.absent : copy.noAnswers;
  return {
    label: copy.averagePosition,
    value: value === null ? null : formatDecimal(value),
    band: { min: 1, max: 10, value, low, high },
    notes: [value === null ? absent : formatMeanInterval(position)],
  };
}

/** The tones and aspects the answers bear out, or why there are none. */
export function sentimentFigure({
  labels,
  mentions,
}: {
  labels: readonly SentimentLabel[];
  mentions: number;
}): Figure {
  if (mentions > 0 && labels.length > 0)
    return { label: copy.sentiment, value: labels.slice(0, LABELS_SHOWN), notes: [] };
  return { label: copy.sentiment, value: [], notes: [mentions === 0 ? copy.noMentions : copy.inAnalysis] };
}

/** Figures side by side under one baseline. */
export function figureStrip({
  pen,
  figures,
  style,
  keepsNext = false,
}: {
  pen: Pen;
  figures: readonly Figure[];
  style: TextStyle;
  keepsNext?: boolean;
}): Piece {
  const width = (PAGE.width - GAP * (figures.length - 1)) / figures.length;
  const notesOf = ({ notes }: Figure) =>
    notes.flatMap((note) => pen.breakLines(note, { style: TYPE.caption, width }));
  const noteLines = Math.max(...figures.map((figure) => notesOf(figure).length));
  const labelHeights = figures.map(({ value }) =>
    value === null || typeof value === 'string' ? 0 : setToneLabels({ pen, labels: value, width }).height + 5,
  );
  const height =
    TYPE.label.leading +
    Math.max(style.leading + BAND_HEIGHT + noteLines * TYPE.caption.leading, ...labelHeights);
  return {
    height,
    keepsNext,
    draw: (y) => {
      for (const [index, figure] of figures.entries()) {
        drawFigure({
          pen,
          figure,
          notes: notesOf(figure),
          x: PAGE.left + index * (width + GAP),
          y,
          width,
          style,
        });
      }
    },
  };
}

function drawFigure({
  pen,
  figure: { label, value, band },
  notes,
  x,
  y,
  width,
  style,
}: {
  pen: Pen;
  figure: Figure;
  notes: readonly string[];
  x: number;
  y: number;
  width: number;
  style: TextStyle;
}): void {
  pen.write(label, { x, y, style: TYPE.label });
  let below = y + TYPE.label.leading;
  if (typeof value === 'string' || value === null) {
    const shown = value === null ? { ...style, colour: COLOURS.faint } : style;
    pen.write(value ?? reportCopy.none, { x, y: below, style: shown });
    below += style.leading;
    if (band !== undefined) drawBand({ pen, band, x, y: below + 2, width });
    below += band === undefined ? 3 : BAND_HEIGHT;
  } else {
    const { placed, height } = setToneLabels({ pen, labels: value, width });
    drawToneLabels({ pen, placed, x, y: below + 5 });
    below += 5 + height;
  }
  for (const [index, note] of notes.entries()) {
    pen.write(note, { x, y: below + index * TYPE.caption.leading, style: TYPE.caption });
  }
}

/** Band and tick: the interval as a band, the value as a tick on a hairline. */
function drawBand({
  pen,
  band: { min, max, value, low, high },
  x,
  y,
  width,
}: {
  pen: Pen;
  band: Band;
  x: number;
  y: number;
  width: number;
}): void {
  const place = (point: number) => x + (Math.min(max, Math.max(min, point)) - min) * (width / (max - min));
  pen.fill({ x, y: y + 3.75, width, height: 1.5, colour: COLOURS.line, radius: 0.75 });
  if (low !== null && high !== null) {
    const bandWidth = Math.max(2, place(high) - place(low));
    pen.fill({
      x: place(low),
      y: y + 1.75,
      width: bandWidth,
      height: 5.5,
      colour: COLOURS.accentLine,
      radius: 1.5,
    });
  }
  if (value !== null) {
    const tickX = Math.min(x + width - 2.2, Math.max(x, place(value) - 1.1));
    pen.fill({ x: tickX, y, width: 2.2, height: 9, colour: COLOURS.accent, radius: 1.1 });
  }
}

interface PlacedLabel extends SentimentLabel {
  readonly left: number;
  readonly top: number;
  readonly lines: readonly string[];
}

const MARK_WIDTH = 9;
const LABEL_GAP = 8;

/** Labels in a row, on further lines where they do not fit; a long one takes as many lines as it needs. */
export function setToneLabels({
  pen,
  labels,
  width,
}: {
  pen: Pen;
  labels: readonly SentimentLabel[];
  width: number;
}): { placed: PlacedLabel[]; height: number } {
  const style = TYPE.text;
  const placed: PlacedLabel[] = [];
  let [left, top, height] = [0, 0, 0];
  for (const label of labels) {
    const lines = pen.breakLines(label.label, { style, width: width - MARK_WIDTH });
    const labelWidth = MARK_WIDTH + Math.max(...lines.map((line) => pen.widthOf(line, style)));
    if (left > 0 && (lines.length > 1 || left + labelWidth > width)) [left, top] = [0, height];
    placed.push({ ...label, left, top, lines });
    height = Math.max(height, top + lines.length * style.leading);
    left += labelWidth + LABEL_GAP;
  }
  return { placed, height };
}

export function drawToneLabels({
  pen,
  placed,
  x,
  y,
}: {
  pen: Pen;
  placed: readonly PlacedLabel[];
  x: number;
  y: number;
}): void {
  for (const { tone, left, top, lines } of placed) {
    const style = { ...TYPE.text, colour: COLOURS[tone] };
    drawToneMark({ pen, tone, x: x + left, y: y + top + style.leading / 2 });
    for (const [index, line] of lines.entries())
      pen.write(line, { x: x + left + MARK_WIDTH, y: y + top + index * style.leading, style });
  }
}

/** Shape speaks beside colour: full circle, ring, diamond. */
function drawToneMark({
  pen,
  tone,
  x,
  y,
}: {
  pen: Pen;
  tone: SentimentLabel['tone'];
  x: number;
  y: number;
}): void {
  pen.drawing({
    x,
    y,
    draw: (doc) => {
      if (tone === 'negative')
        doc.polygon([0, 0.2], [2.9, -2.7], [5.8, 0.2], [2.9, 3.1]).fill(COLOURS.negative);
      else if (tone === 'positive') doc.circle(2.7, 0.2, 2.6).fill(COLOURS.positive);
      else doc.circle(2.7, 0.2, 2.1).lineWidth(1.1).stroke(COLOURS.neutral);
    },
  });
}
