import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font, type FontCollection } from 'fontkit';
import { expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const file = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff')),
);
const TEXT = 'Perché «Rossi & Figli», 48–75%; AVA fiducia';

function describeFont(font: Font | FontCollection) {
  if (!('layout' in font)) throw new Error('The file holds more than one font');
  const { glyphs, positions } = font.layout(TEXT);
  return {
    name: font.postscriptName,
    signs: font.characterSet,
    ids: glyphs.map(({ id }) => id),
    shapes: glyphs.map(({ path }) => path.toSVG()),
    advances: positions.map(({ xAdvance }) => xAdvance),
  };
}

it('gives the font that the packed file holds: the same signs, shapes and distances', () => {
  expect(describeFont(create(unpackWoff(file)))).toEqual(describeFont(create(file)));
});
