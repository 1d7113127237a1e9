import type { Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
import type { Tag } from '../tags.ts';
import { PAGE, type TextStyle, TYPE } from '../theme.ts';

export const space = (height: number): Piece => ({ height, draw: () => undefined, isSpace: true });

/** A text as lines that may stand on two pages; its first two stay together. */
export function paragraph({
  pen,
  text,
  style,
  x = PAGE.left,
  width = PAGE.width,
  keepsNext = false,
  as = pen.tag('P'),
}: {
  pen: Pen;
  text: string;
  style: TextStyle;
  x?: number;
  width?: number;
  keepsNext?: boolean;
  as?: Tag;
}): Piece[] {
  const lines = pen.breakLines(text, { style, width });
  const last = lines.length - 1;
  return lines.map((line, index) => ({
    height: style.leading,
    draw: (y) => {
      // The space at a break belongs to the text: without it two lines are read as one word.
      pen.write(index < last ? `${line} ` : line, { x, y, style, as });
    },
    keepsNext: keepsNext || (index === 0 && last > 0),
  }));
}

/** The title of a section with what it says about itself; never alone at the foot of a page. */
export function sectionTitle({ pen, title, note }: { pen: Pen; title: string; note?: string }): Piece[] {
  return [
    ...paragraph({ pen, text: title, style: TYPE.title, keepsNext: true, as: pen.tag('H2') }),
    ...(note === undefined ? [] : paragraph({ pen, text: note, style: TYPE.help, keepsNext: true })),
    { ...space(10), keepsNext: true },
  ];
}
