import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;
const WEIGHTS = [400, 500, 600] as const;
export type Weight = (typeof WEIGHTS)[number];

/** IBM Plex Sans in the weights of the visual language; each sign is drawn with the first subset that has it. */
export interface Typeface {
  /** Every file under the name a document registers it by. */
  readonly files: readonly { readonly name: string; readonly font: Font }[];
  hasGlyph(codePoint: number): boolean;
  /** The name of the file that draws a code point; the first one for a code point none has. */
  nameFor(character: { codePoint: number; weight: Weight }): string;
}

/** Reads the files once; every report finds them in memory. */
export function loadTypeface(): Typeface {
  const files = WEIGHTS.flatMap((weight) =>
    SUBSETS.map((subset) => ({
      name: `${subset} ${String(weight)}`,
      weight,
      font: readFont({ subset, weight }),
    })),
  );
  const find = ({ codePoint, weight }: { codePoint: number; weight: Weight }) =>
    files.find((file) => file.weight === weight && file.font.hasGlyphForCodePoint(codePoint));
  const known = new Map<string, string>();
  return {
    files,
    hasGlyph: (codePoint) => find({ codePoint, weight: WEIGHTS[0] }) !== undefined,
    nameFor: (character) => {
      const key = `${String(character.codePoint)} ${String(character.weight)}`;
      const name = known.get(key) ?? find(character)?.name ?? `${SUBSETS[0]} ${String(character.weight)}`;
      known.set(key, name);
      return name;
    },
  };
}

function readFont({ subset, weight }: { subset: string; weight: Weight }): Font {
  const file = `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${subset}-${String(weight)}-normal.woff`;
  const font = create(unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(file)))));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds more than one font`);
  // A glyph is remembered as it is first met. Met as a part of another one (the comma of a semicolon) it would have no
  // code point, and no later report could be copied from or read aloud where it stands.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return font;
}
