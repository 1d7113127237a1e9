import { expect, it } from 'vitest';
import { decodeFile } from './decode-model.ts';

const TEXT = 'Perché scegliere un albergo a Forlì?';
const utf16 = (isLittle: boolean, mark: boolean) => {
  const bytes = Array.from(`${mark ? '\uFEFF' : ''}${TEXT}`).flatMap((sign) => {
    const code = sign.charCodeAt(0);
    return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
  });
  return Uint8Array.from(bytes);
};

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16, little end first', utf16(true, true)],
  ['UTF-16, big end first', utf16(false, true)],
  ['UTF-16 without a mark', utf16(true, false)],
  ['Latin-1', Uint8Array.from(TEXT, (sign) => sign.charCodeAt(0))],
])('a file in %s is read as it was written', (_name, bytes) => {
  expect(decodeFile(bytes)).toBe(TEXT);
});

it('an empty file is an empty text', () => {
  expect(decodeFile(new Uint8Array())).toBe('');
});
