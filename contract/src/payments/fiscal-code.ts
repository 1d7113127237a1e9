import { isItalianVatNumber } from './vat-number.ts';

const MONTHS = 'ABCDEHLMPRST';
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Letters that stand for the digits 0–9 where two people would share a code (omocodia). */
const STANDING_IN = 'LMNPQRSTUV';
const DIGITS_AT = [6, 7, 9, 10, 12, 13, 14];
/** What a character counts for at the first, third, fifth … place; digits count as the letters A–J. */
const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];
/** Added to the day of birth of women. */
const WOMEN = 40;

/**
 * True for a codice fiscale whose check letter and date of birth hold, and for the eleven digits given to those who
 * have none yet. Expects capitals without spaces.
 */
export function isFiscalCode(code: string): boolean {
  if (/^\d{11}$/.test(code)) return isItalianVatNumber(code);
  if (!/^[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/.test(code)) return false;
  return code.endsWith(checkLetter(code.slice(0, 15))) && hasDate(readDigits(code));
}

function checkLetter(start: string): string {
  const sum = Array.from(start).reduce((total, character, index) => {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    return total + (index % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value);
  }, 0);
  return String.fromCharCode(65 + (sum % 26));
}

/** The code with its digits where letters stand in for them. */
function readDigits(code: string): string {
  return Array.from(code)
    .map((character, index) => {
      const digit = DIGITS_AT.includes(index) ? STANDING_IN.indexOf(character) : -1;
      return digit === -1 ? character : String(digit);
    })
    .join('');
}

/** The century is not said: a 29 February is a date when one of two years can have it. */
function hasDate(code: string): boolean {
  const year = Number(code.slice(6, 8));
  const month = MONTHS.indexOf(code.charAt(8));
  const written = Number(code.slice(9, 11));
  const day = written > WOMEN ? written - WOMEN : written;
  const days = month === 1 && year % 4 !== 0 ? 28 : (DAYS_IN_MONTH[month] ?? 0);
  return day >= 1 && day <= days;
}
