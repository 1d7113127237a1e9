import { describe, expect, it } from 'vitest';
import { italianCodes } from './italian-codes.ts';

const { isFiscalCode, isVatNumber } = italianCodes;
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const DIGITS = Array.from('0123456789');

describe('a codice fiscale', () => {
  it.each([
    'RSSMRA85T10A562S',
    'VRDLCU75P55F205G',
    'DMLNRN92E41Z114Y',
    'RSSMRALLA01H501Q',
    'RSSMRAULAMMHRLME',
  ])('%s has the one check letter that fits', (code) => {
    const fitting = LETTERS.filter((letter) => isFiscalCode(code.slice(0, 15) + letter));
    expect(fitting).toEqual([code.slice(15)]);
  });

  it('is not taken with one letter or digit mistyped', () => {
    const code = 'RSSMRA85T10A562S';
    for (const [index, right] of Array.from(code).entries())
      for (const wrong of /\d/.test(right) ? DIGITS : LETTERS)
        if (wrong !== right)
          expect(isFiscalCode(code.slice(0, index) + wrong + code.slice(index + 1))).toBe(false);
  });

  it('may be the eleven digits of those who have none yet', () => {
    expect([isFiscalCode('00743110157'), isFiscalCode('00743110158')]).toEqual([true, false]);
  });
});

describe('a partita IVA', () => {
  it.each(['00743110157', '12345670017', '01533030480', '07643520567'])('%s holds', (number) => {
    expect(isVatNumber(number)).toBe(true);
    expect(DIGITS.filter((digit) => isVatNumber(number.slice(0, 10) + digit))).toHaveLength(1);
  });

  it.each(['', '00000000000', '00743110158', '0074311015', '007431101570', '0074311015A'])(
    '%o does not',
    (number) => {
      expect(isVatNumber(number)).toBe(false);
    },
  );
});
