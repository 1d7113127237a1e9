import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

export type Weight = 400 | 500 | 600;

/** A font under the name a document registers it by. */
export interface NamedFont {
  readonly name: string;
  readonly font: Font;
}

/** Reads a font of a package, whole. */
export function readFont(file: string): Font {
  const font = create(unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(file)))));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds more than one font`);
  // A glyph is remembered as it is first met. Met as a part of another one (the comma of a semicolon) it would have no
  // code point, and no later report could be copied from or read aloud where it stands.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return font;
}
