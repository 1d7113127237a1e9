import { createFurtherFonts } from './further-fonts.ts';
import { type NamedFont, readFont, type Weight } from './read-font.ts';

const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;
const WEIGHTS = [400, 500, 600] as const satisfies Weight[];

/** IBM Plex Sans in the weights of the visual language, and other scripts in Noto Sans; each sign is drawn with the first font that has it. */
export interface Typeface {
  hasGlyph(codePoint: number): boolean;
  /** What draws a code point; the first font for a code point none has. */
  fontFor(character: { codePoint: number; weight: Weight }): NamedFont;
  /** What draws several signs as one emoji; null where they are none. */
  joinedFontFor(character: { signs: string; weight: Weight }): NamedFont | null;
}

/** Reads the house typeface once; every report finds it in memory. */
export function loadTypeface(): Typeface {
  const files = WEIGHTS.flatMap((weight) =>
    SUBSETS.map((subset) => {
      const file = `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${subset}-${String(weight)}-normal.woff`;
      return { ...readFont(file, { isShaped: false }), weight };
    }),
  );
  const further = createFurtherFonts();
  const known = new Map<string, NamedFont | null>();
  const find = ({ codePoint, weight }: { codePoint: number; weight: Weight }): NamedFont | null => {
    const key = `${String(codePoint)} ${String(weight)}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const own = files.find((file) => file.weight === weight && file.font.hasGlyphForCodePoint(codePoint));
    const found = own ?? further.find({ codePoint, weight });
    known.set(key, found);
    return found;
  };
  return {
    hasGlyph: (codePoint) => find({ codePoint, weight: WEIGHTS[0] }) !== null,
    fontFor: ({ codePoint, weight }) => {
      const found = find({ codePoint, weight }) ?? files.find((file) => file.weight === weight);
      if (found === undefined) throw new Error(`no font of weight ${String(weight)}`);
      return found;
    },
    joinedFontFor: further.findJoined,
  };
}
