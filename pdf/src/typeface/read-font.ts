import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { shapeWith } from './shape-text.ts';
import { unpackWoff } from './unpack-woff.ts';

export type Weight = 400 | 500 | 600;

/** A font under the name a document registers it by. */
export interface NamedFont {
  readonly name: string;
  readonly font: Font;
  /** Its lines are set whole, by the rules of its script. */
  readonly isShaped: boolean;
}

/** Reads a font of a package, whole. */
export function readFont(file: string, { isShaped }: { isShaped: boolean }): NamedFont {
  const data = unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(file))));
  const font = create(data);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds more than one font`);
  if (isShaped) return { name: file, font: shapeWith({ font, data }), isShaped };
  // A glyph is remembered as it is first met. Met as a part of another one (the comma of a semicolon) it would have no
  // code point, and no later report could be copied from or read aloud where it stands.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return { name: file, font, isShaped };
}
