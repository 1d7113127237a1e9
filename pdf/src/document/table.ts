import type { Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
import type { Tag } from '../tags.ts';
import { COLOURS, PAGE, type TextStyle, TYPE } from '../theme.ts';

/** A column of text: where it begins, or for numbers where it ends. */
export interface Column {
  readonly label: string;
  readonly x?: number;
  readonly right?: number;
}

const ROW_PADDING = 1.75;
const MIN_ROW = 16.5;

/**
 * The heads of a table's columns on a quiet ground between two hairlines. Where the table goes on, on another page, they
 * are drawn again and read no second time.
 */
export function tableHead({
  pen,
  columns,
  table,
}: {
  pen: Pen;
  columns: readonly Column[];
  table: Tag;
}): Piece {
  const height = 18;
  const row = pen.tag('TR', { parent: table });
  let isRead = false;
  return {
    height,
    keepsNext: true,
    draw: (y) => {
      pen.fill({ x: PAGE.left, y, width: PAGE.width, height, colour: COLOURS.surface });
      pen.rule({ x: PAGE.left, y, width: PAGE.width, colour: COLOURS.line });
      pen.rule({ x: PAGE.left, y: y + height, width: PAGE.width, colour: COLOURS.line });
      for (const { label, x, right } of columns) {
        pen.write(label, {
          ...(x === undefined ? {} : { x }),
          ...(right === undefined ? {} : { right }),
          y: y + (height - TYPE.head.leading) / 2,
          style: TYPE.head,
          as: isRead ? null : pen.tag('TH', { parent: row, scope: 'Column' }),
        });
      }
      isRead = true;
    },
  };
}

/**
 * A row as high as its longest text, with a hairline below.
 * @param lines of the column that may need more than one
 * @param draw gets the upper edge of a line of `TYPE.text` in the middle of the row
 */
export function tableRow({
  pen,
  lines,
  leading = TYPE.text.leading,
  isOwn = false,
  head,
  table,
  draw,
}: {
  pen: Pen;
  lines: number;
  leading?: number;
  isOwn?: boolean;
  head: Piece;
  table: Tag;
  draw: (row: {
    lineY: number;
    textY: number;
    centreY: number;
    /** The next cell of the row, read in this order. */
    cell: () => Tag;
    /** The cell that says what the row is about. */
    headCell: () => Tag;
  }) => void;
}): Piece {
  const row = pen.tag('TR', { parent: table });
  const textHeight = lines * leading;
  const height = Math.max(MIN_ROW, textHeight + 2 * ROW_PADDING);
  return {
    height,
    head,
    draw: (y) => {
      if (isOwn) pen.fill({ x: PAGE.left, y, width: PAGE.width, height, colour: COLOURS.ownRow });
      pen.rule({ x: PAGE.left, y: y + height, width: PAGE.width, colour: COLOURS.line });
      draw({
        lineY: y + (height - TYPE.text.leading) / 2,
        textY: y + (height - textHeight) / 2,
        centreY: y + height / 2,
        cell: () => pen.tag('TD', { parent: row }),
        headCell: () => pen.tag('TH', { parent: row, scope: 'Row' }),
      });
    },
  };
}

/** Lines of a name one below the other; the monitored company’s carry the marker. */
export function writeName({
  pen,
  lines,
  x,
  y,
  style,
  isOwn,
  as,
}: {
  pen: Pen;
  lines: readonly string[];
  x: number;
  y: number;
  style: TextStyle;
  isOwn: boolean;
  as: Tag;
}): void {
  if (isOwn) {
    for (const [index, line] of lines.entries()) {
      const width = pen.widthOf(line, style) + 4;
      pen.fill({
        x: x - 2,
        y: y + index * style.leading + 0.5,
        width,
        height: style.leading - 1,
        colour: COLOURS.marker,
        radius: 1.5,
      });
    }
  }
  pen.writeLines(lines, { x, y, style, as });
}
