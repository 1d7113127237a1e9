import { reportCopy } from '../copy.ts';
import type { Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
import type { Tag } from '../tags.ts';
import { COLOURS, PAGE, type TextStyle, TYPE } from '../theme.ts';
import type { Band, Figure } from './figures.ts';
import { drawToneLabels, setToneLabels } from './tone-labels.ts';

const GAP = 16;
const BAND_HEIGHT = 16;

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
          as: pen.tag('P'),
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
  as,
}: {
  pen: Pen;
  figure: Figure;
  notes: readonly string[];
  x: number;
  y: number;
  width: number;
  style: TextStyle;
  as: Tag;
}): void {
  pen.write(`${label} `, { x, y, style: TYPE.label, as });
  let below = y + TYPE.label.leading;
  if (typeof value === 'string' || value === null) {
    const shown = value === null ? { ...style, colour: COLOURS.faint } : style;
    pen.write(`${value ?? reportCopy.none} `, { x, y: below, style: shown, as });
    below += style.leading;
    if (band !== undefined) drawBand({ pen, band, x, y: below + 2, width });
    below += band === undefined ? 3 : BAND_HEIGHT;
  } else {
    const { placed, height } = setToneLabels({ pen, labels: value, width });
    drawToneLabels({ pen, placed, x, y: below + 5, as });
    below += 5 + height;
  }
  pen.writeLines(notes, { x, y: below, style: TYPE.caption, as });
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
