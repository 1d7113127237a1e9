/** Letters that stand for the digits 0–9 where two people would share a code (omocodia). */
const SUBSTITUTES = 'LMNPQRSTUV';
const MONTHS = 'ABCDEHLMPRST';
/** Added to the day of birth of women. */
const WOMEN = 40;

/**
 * True for what a codice fiscale looks like: sixteen letters and digits around a date of birth that exists, or the
 * eleven digits of those who have none yet. Expects capitals without spaces.
 */
export function isShapedAsFiscalCode(code: string): boolean {
  if (/^\d{11}$/.test(code)) return true;
  if (!/^[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/.test(code)) return false;
  const written = readNumber(code.slice(9, 11));
  const month = MONTHS.indexOf(code.charAt(8));
  const day = written > WOMEN ? written - WOMEN : written;
  // The century is not said; of both that are possible 2000 is the one with a 29 February.
  return new Date(Date.UTC(2000 + readNumber(code.slice(6, 8)), month, day)).getUTCMonth() === month;
}

function readNumber(digits: string): number {
  return Number(digits.replace(/[L-V]/g, (letter) => String(SUBSTITUTES.indexOf(letter))));
}
