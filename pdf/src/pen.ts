import { breakLines } from './break-lines.ts';
import type { PdfDocument } from './pdf-document.ts';
import { createTagger, type Tag } from './tags.ts';
import type { TextStyle } from './theme.ts';
import type { NamedFont } from './typeface/read-font.ts';
import { type Run, splitRuns } from './typeface/split-runs.ts';
import type { Typeface } from './typeface/typeface.ts';

/** Ascender and descender of the typeface together, in ems, and the ascender alone: all fonts stand on its line. */
const LETTER_BOX = 1.3;
const ASCENDER = 1.025;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Draws on the current page of a document; all measures in points from the page's upper left corner. */
export interface Pen {
  widthOf(text: string, style: TextStyle): number;
  breakLines(text: string, options: { style: TextStyle; width: number }): string[];
  /** A part of the document for screen readers, of the whole unless a parent is given. */
  tag(role: Tag['role'], options?: Omit<Partial<Tag>, 'role'>): Tag;
  /**
   * One line whose box begins at `y`; with `right` it ends there instead of beginning at `x`.
   * @param as the part it is read as; null for what repeats what was read: footers, heads of a table that goes on
   */
  write(
    line: string,
    options: { x?: number; right?: number; y: number; style: TextStyle; as: Tag | null },
  ): void;
  /** Lines of one text, one below the other. */
  writeLines(lines: readonly string[], options: Place & { style: TextStyle; as: Tag | null }): void;
  /** A filled rectangle; decoration unless it is part of a figure. */
  fill(
    area: Place & { width: number; height: number; colour: string; radius?: number; as?: Tag | null },
  ): void;
  /** A horizontal line whose upper edge is at `y`. */
  rule(line: Place & { width: number; colour: string; thickness?: number; isDashed?: boolean }): void;
  /** A drawing in its own units, scaled from its upper left corner. */
  drawing(options: Place & { scale?: number; draw: (doc: PdfDocument) => void; as?: Tag | null }): void;
  link(area: Place & { width: number; height: number; url: string; as: Tag }): void;
  /** The page is full: what was begun on it ends there. */
  endPage(): void;
}

export function createPen({ doc, typeface }: { doc: PdfDocument; typeface: Typeface }): Pen {
  const registered = new Set<string>();
  const select = ({ name, font }: NamedFont, { size }: TextStyle) => {
    if (!registered.has(name)) doc.registerFont(name, asFontSource(font));
    registered.add(name);
    return doc.font(name).fontSize(size);
  };
  const widthOf = (text: string, style: TextStyle) =>
    splitRuns({ text, weight: style.weight, typeface }).reduce(
      (sum, run) => sum + select(run.font, style).widthOfString(run.text, optionsOf(run, style)),
      0,
    );
  const tagger = createTagger(doc);
  /** Shaped glyphs stand for several signs, and in another order: what is read aloud is said beside them. */
  const write: Pen['write'] = (text, { x = 0, right, y, style, as }) => {
    tagger.enter(as);
    let left = right === undefined ? x : right - widthOf(text, style);
    const line = y + (style.leading - LETTER_BOX * style.size) / 2 + ASCENDER * style.size;
    for (const run of splitRuns({ text, weight: style.weight, typeface })) {
      const options = optionsOf(run, style);
      if (run.font.isShaped) doc.markContent('Span', { actual: run.text });
      select(run.font, style)
        .fillColor(style.colour)
        .text(run.text, left, line, { lineBreak: false, baseline: 'alphabetic', ...options });
      left += doc.widthOfString(run.text, options);
      if (run.font.isShaped) doc.endMarkedContent();
    }
  };
  return {
    widthOf,
    breakLines: (text, { style, width }) =>
      breakLines({ text, width, widthOf: (part) => widthOf(part, style) }),
    tag: (role, options = {}) => ({ parent: tagger.root, ...options, role }),
    write,
    writeLines: (lines, { x, y, style, as }) => {
      // The space at a break belongs to the text: without it two lines are read as one word.
      for (const [index, line] of lines.entries())
        write(index < lines.length - 1 ? `${line} ` : line, { x, y: y + index * style.leading, style, as });
    },
    fill: ({ x, y, width, height, colour, radius = 0, as = null }) => {
      tagger.enter(as);
      doc.roundedRect(x, y, width, height, Math.min(radius, width / 2, height / 2)).fill(colour);
    },
    rule: ({ x, y, width, colour, thickness = 0.5, isDashed = false }) => {
      tagger.enter(null);
      const middle = y + thickness / 2;
      doc
        .save()
        .moveTo(x, middle)
        .lineTo(x + width, middle)
        .lineWidth(thickness);
      if (isDashed) doc.dash(4, { space: 3 });
      doc.stroke(colour).restore();
    },
    drawing: ({ x, y, scale = 1, draw, as = null }) => {
      tagger.enter(as);
      doc.save().translate(x, y).scale(scale);
      draw(doc);
      doc.restore();
    },
    link: ({ x, y, width, height, url, as }) => {
      const options = { structParent: tagger.elementOf(as), Contents: asTextString(url) };
      doc.link(x, y, width, height, url, options);
    },
    endPage: () => {
      tagger.leave();
    },
  };
}

/** Safe: pdfkit writes a boxed string as text and a plain one as a name, which its types do not say. */
function asTextString(text: string): string {
  return Object(text) as string;
}

/** Safe: pdfkit takes an opened font as it is (`layout` is a function), which its types do not say. */
function asFontSource(font: NamedFont['font']): Uint8Array {
  return font as unknown as Uint8Array;
}

/** Letters that join are set whole, without space between them: word by word they would stand in a wrong order. */
function optionsOf({ font }: Run, { tracking = 0 }: TextStyle) {
  return font.isShaped ? { characterSpacing: 0, features: [] } : { characterSpacing: tracking };
}
