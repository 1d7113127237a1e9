import type { Piece } from '../paginate.ts';
import type { Pen } from '../pen.ts';
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
}: {
  pen: Pen;
  text: string;
  style: TextStyle;
  x?: number;
  width?: number;
  keepsNext?: boolean;
}): Piece[] {
  const lines = pen.breakLines(text, { style, width });
  return lines.map((line, index) => ({
    height: style.leading,
    draw: (y) => {
      pen.write(line, { x, y, style });
    },
    keepsNext: keepsNext || (index === 0 && lines.length > 1),
  }));
}

/** The title of a section with what it says about itself; never alone at the foot of a page. */
export function sectionTitle({ pen, title, note }: { pen: Pen; title: string; note?: string }): Piece[] {
  return [
    ...paragraph({ pen, text: title, style: TYPE.title, keepsNext: true }),
    ...(note === undefined ? [] : paragraph({ pen, text: note, style: TYPE.help, keepsNext: true })),
    { ...space(10), keepsNext: true },
  ];
}
