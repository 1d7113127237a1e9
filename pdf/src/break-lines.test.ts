import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

const widthOf = (text: string) => Array.from(text).length;
const lines = (text: string, width: number) => breakLines({ text, width, widthOf });

describe('breaking a text into lines', () => {
  it('fills each line and breaks at spaces', () => {
    expect(lines('qual è il miglior hosting', 10)).toEqual(['qual è il', 'miglior', 'hosting']);
  });

  it('breaks a word that is wider than a line, and goes on behind it', () => {
    expect(lines('un precipitevolissimevolmente lungo', 10)).toEqual([
      'un',
      'precipitev',
      'olissimevo',
      'lmente',
      'lungo',
    ]);
  });

  it('gives one empty line for no text', () => {
    expect(lines('', 10)).toEqual(['']);
    expect(lines('   ', 10)).toEqual(['']);
  });

  it('loses no letter and exceeds no width, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.integer({ min: 2, max: 40 }), (text, width) => {
        const broken = lines(text, width);
        expect(broken.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        for (const line of broken) expect(widthOf(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});
