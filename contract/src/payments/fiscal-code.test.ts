import { describe, expect, it } from 'vitest';
import { isShapedAsFiscalCode } from './fiscal-code.ts';

describe('what looks like a codice fiscale', () => {
  it.each([
    ['of a man', 'RSSMRA85T10A562S'],
    ['of a woman born on the 15th', 'VRDLCU75P55F205G'],
    ['of somebody born abroad', 'DMLNRN92E41Z114Y'],
    ['with letters for some digits (omocodia)', 'RSSMRALLA01H501Q'],
    ['with letters for all digits', 'RSSMRAULAMMHRLME'],
    ['of a 29 February', 'RSSMRA00B29H501Y'],
    ['of those who have none yet', '00743110157'],
  ])('is the one %s: %s', (_kind, code) => {
    expect(isShapedAsFiscalCode(code)).toBe(true);
  });

  it.each([
    ['29 February of a year without', 'RSSMRA01B29H501Z'],
    ['30 February', 'RSSMRA80B30H501Z'],
    ['31 April', 'RSSMRA80D31H501Z'],
    ['day 0', 'RSSMRA80A00H501Z'],
    ['day 32', 'RSSMRA80A32H501Z'],
    ['day 40', 'RSSMRA80A40H501Z'],
    ['day 72', 'RSSMRA80A72H501Z'],
    ['day 99', 'RSSMRA80A99H501Z'],
    ['a letter that is no month', 'RSSMRA80F10H501Z'],
    ['a letter that stands for no digit', 'RSSMRA8AA01H501Z'],
    ['a digit in the name', 'RSSMR180A01H501Z'],
  ])('is none with %s', (_fault, code) => {
    expect(isShapedAsFiscalCode(code)).toBe(false);
  });

  it('is none when it is too short, too long, empty or small', () => {
    for (const text of ['', 'RSSMRA85T10A562', 'RSSMRA85T10A562SS', 'rssmra85t10a562s', 'RSSMRA85T10A562S\n'])
      expect(isShapedAsFiscalCode(text)).toBe(false);
  });
});
