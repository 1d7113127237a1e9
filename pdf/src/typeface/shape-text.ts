import type { Font } from 'fontkit';
import { Blob, Buffer as TextBuffer, Face, Font as ShapedFont, shape } from 'harfbuzzjs';

/** A glyph of a line, with the signs of its cluster on the first glyph of it. */
interface PlacedGlyph {
  readonly id: number;
  readonly codePoints: number[];
  readonly advanceWidth: number;
}

/** What pdfkit draws a line from. It scales the positions in their place, and asks for their width afterwards. */
interface GlyphLine {
  readonly glyphs: readonly PlacedGlyph[];
  readonly positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  readonly advanceWidth: number;
}

/** Safe: pdfkit asks an opened font for the glyphs of a line, their positions and their width, and for nothing else. */
function asLayout(layout: (text: string) => GlyphLine): Font['layout'] {
  return layout as unknown as Font['layout'];
}

/**
 * The font with its lines set by HarfBuzz, which knows every script: letters that join, signs that stand before the
 * letter they follow, marks, emoji made of several. A line has the signs of one script and runs to where its script runs.
 */
export function shapeWith({ font, data }: { font: Font; data: Buffer }): Font {
  const shaped = new ShapedFont(new Face(new Blob(Uint8Array.from(data).buffer)));
  const layout = (text: string): GlyphLine => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(shaped, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions().map((position) => ({ ...position }));
    const signs = splitClusters({ text, starts: infos.map(({ cluster }) => cluster) });
    const glyphs = infos.map(({ codepoint: id, cluster }) => {
      const codePoints = signs.get(cluster) ?? [];
      signs.delete(cluster);
      return { id, codePoints, advanceWidth: font.getGlyph(id).advanceWidth };
    });
    return {
      glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  return Object.assign(font, { layout: asLayout(layout) });
}

/** The code points of each cluster: from where it begins to where the next one does. */
function splitClusters({ text, starts }: { text: string; starts: readonly number[] }): Map<number, number[]> {
  const ordered = [...new Set(starts)].sort((a, b) => a - b);
  return new Map(
    ordered.map((start, index) => [
      start,
      Array.from(text.slice(start, ordered[index + 1]), (sign) => sign.codePointAt(0) ?? 0),
    ]),
  );
}
