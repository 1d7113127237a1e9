import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFiscalCode } from './fiscal-code.ts';
import { isItalianVatNumber } from './vat-number.ts';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const DIGITS = Array.from('0123456789');
const completions = (start: string) => LETTERS.filter((letter) => isFiscalCode(start + letter));

describe('a codice fiscale', () => {
  it.each([
    ['of a man', 'RSSMRA85T10A562S'],
    ['of a woman born on the 15th', 'VRDLCU75P55F205G'],
    ['of somebody born abroad', 'DMLNRN92E41Z114Y'],
    ['with letters for some digits (omocodia)', 'RSSMRALLA01H501Q'],
    ['with letters for all digits', 'RSSMRAULAMMHRLME'],
    ['of a 29 February', 'RSSMRA00B29H501Y'],
  ])('%s has one check letter that fits: %s', (_kind, code) => {
    expect(completions(code.slice(0, 15))).toEqual([code.slice(15)]);
  });

  it.each([
    ['29 February of a year without', 'RSSMRA01B29H501'],
    ['30 February', 'RSSMRA80B30H501'],
    ['31 April', 'RSSMRA80D31H501'],
    ['day 0', 'RSSMRA80A00H501'],
    ['day 32', 'RSSMRA80A32H501'],
    ['day 72', 'RSSMRA80A72H501'],
    ['a letter that is no month', 'RSSMRA80F10H501'],
    ['a letter that stands for no digit', 'RSSMRA8AA01H501'],
    ['a digit in the name', 'RSSMR180A01H501'],
  ])('is none with %s', (_fault, start) => {
    expect(completions(start)).toEqual([]);
  });

  it('is none when it is too short, too long, empty or small', () => {
    for (const text of ['', 'RSSMRA85T10A562', 'RSSMRA85T10A562SS', 'rssmra85t10a562s', 'RSSMRA85T10A562S\n'])
      expect(isFiscalCode(text)).toBe(false);
  });

  it('notices one letter or digit mistyped', () => {
    const code = 'RSSMRA85T10A562S';
    for (const [index, right] of Array.from(code).entries())
      for (const wrong of /\d/.test(right) ? DIGITS : LETTERS)
        if (wrong !== right)
          expect(isFiscalCode(code.slice(0, index) + wrong + code.slice(index + 1))).toBe(false);
  });

  it('may be the eleven digits of those who have none yet', () => {
    expect(isFiscalCode('00743110157')).toBe(true);
    expect(isFiscalCode('00743110158')).toBe(false);
  });
});

describe('a partita IVA', () => {
  it.each(['00743110157', '12345670017', '01533030480', '07643520567'])('%s holds', (number) => {
    expect(isItalianVatNumber(number)).toBe(true);
  });

  it('has one last digit that fits, of ten', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (start) => {
        const ten = DIGITS.map((digit) => String(start).padStart(10, '0') + digit);
        expect(ten.filter(isItalianVatNumber)).toHaveLength(1);
      }),
    );
  });

  it.each(['', '00000000000', '00743110158', '0074311015', '007431101570', 'IT00743110157', '0074311015A'])(
    '%o does not',
    (number) => {
      expect(isItalianVatNumber(number)).toBe(false);
    },
  );
});
