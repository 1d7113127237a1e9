import type { SentimentLabel } from '@citato/contract';
import { reportCopy } from '../copy.ts';
import type { Pen } from '../pen.ts';
import type { Tag } from '../tags.ts';
import { COLOURS, TYPE } from '../theme.ts';

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
  as,
}: {
  pen: Pen;
  placed: readonly PlacedLabel[];
  x: number;
  y: number;
  as: Tag;
}): void {
  for (const { label, tone, left, top, lines } of placed) {
    const style = { ...TYPE.text, colour: COLOURS[tone] };
    drawToneMark({ pen, tone, x: x + left, y: y + top + style.leading / 2 });
    const spoken = pen.tag('Span', { parent: as, alt: reportCopy.tone({ label, tone }) });
    pen.writeLines(lines, { x: x + left + MARK_WIDTH, y: y + top, style, as: spoken });
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
