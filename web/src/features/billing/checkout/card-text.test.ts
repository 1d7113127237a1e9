import { describe, expect, it } from 'vitest';
import { formatCardNumber, formatCvc, formatExpiry, hasCheckDigit, rewrite } from './card-text.ts';

describe('what is typed into a card form', () => {
  it.each([
    ['42424', '4242 4'],
    ['4242 4242', '4242 4242'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 8224 6310 005'],
    ['abc', ''],
  ])('reads %s as the number %s', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
  });

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['12 / ', '12'],
    ['5', '05'],
    ['530', '05 / 30'],
    ['1/', '01'],
    ['1/30', '01 / 30'],
    ['12/30', '12 / 30'],
    ['12/2030', '12 / 30'],
    ['05/2030', '05 / 30'],
  ])('reads %s as the expiry %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it('takes four digits of a code at most', () => {
    expect(formatCvc('12 345')).toBe('1234');
  });

  it.each([
    ['4242 4242 4242 4242', true],
    ['4000 0025 0000 3155', true],
    ['378282246310005', true],
    ['4242 4242 4242 4241', false],
    ['2442 4242 4242 4242', false],
    ['', false],
  ])('knows of %s whether its check digit fits: %s', (number, fits) => {
    expect(hasCheckDigit(number)).toBe(fits);
  });

  it('keeps the caret behind the digit it stood behind', () => {
    const input = document.createElement('input');
    input.value = '4242 94242';
    input.setSelectionRange(6, 6);
    rewrite(input, formatCardNumber);
    expect(input.value).toBe('4242 9424 2');
    expect(input.selectionStart).toBe(6);
  });
});
