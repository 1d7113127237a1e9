import type { Pen } from '../pen.ts';
import type { Tag } from '../tags.ts';
import type { TextStyle } from '../theme.ts';

/** A text of at most so many lines: what does not fit ends in dots. */
export function clipLines({
  pen,
  text,
  style,
  width,
  max,
}: {
  pen: Pen;
  text: string;
  style: TextStyle;
  width: number;
  max: number;
}): string[] {
  const lines = pen.breakLines(text, { style, width });
  if (lines.length <= max) return lines;
  const kept = lines.slice(0, max);
  let last = kept.at(-1)?.trimEnd() ?? '';
  while (last !== '' && pen.widthOf(`${last}…`, style) > width) last = last.slice(0, -1).trimEnd();
  return [...kept.slice(0, -1), `${last}…`];
}

/** Writes it and gives where it ends. */
export function writeClipped({
  pen,
  as,
  x,
  y,
  ...text
}: {
  pen: Pen;
  as: Tag | null;
  x: number;
  y: number;
  text: string;
  style: TextStyle;
  width: number;
  max: number;
}): number {
  const lines = clipLines({ pen, ...text });
  pen.writeLines(lines, { x, y, style: text.style, as });
  return y + lines.length * text.style.leading;
}
