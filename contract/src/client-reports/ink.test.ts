import { describe, expect, it } from 'vitest';
import { findContrast, isHexColour, makeReadable } from './ink.ts';
import { REPORT_NIGHT, REPORT_PAPER } from './report-colours.ts';

describe('the colour of a client', () => {
  it('is kept where it can be read on paper', () => {
    expect(makeReadable({ colour: '#7A2E3A', background: REPORT_PAPER })).toBe('#7A2E3A');
  });

  it('is darkened on paper, and lightened at night, until it can be read', () => {
    for (const colour of ['#FFE873', '#7A2E3A', '#FFFFFF', '#000000', '#00FF00', '#808080'])
      for (const background of [REPORT_PAPER, REPORT_NIGHT]) {
        const ink = makeReadable({ colour, background });
        expect(findContrast(ink, background)).toBeGreaterThanOrEqual(4.5);
      }
  });

  it('has the contrast WCAG says', () => {
    expect(findContrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(findContrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });

  it('is six digits, and nothing that a style could be broken with', () => {
    expect(isHexColour('#7a2E3A')).toBe(true);
    for (const wrong of ['red', '#FFF', '#7A2E3A;background:url(x)', '#GGGGGG', '', '7A2E3A'])
      expect(isHexColour(wrong)).toBe(false);
  });
});
