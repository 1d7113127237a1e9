/** Digits in groups of four, as they stand on the card; what is no digit falls away. */
export function formatCardNumber(typed: string): string {
  return readDigits(typed)
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ');
}

/** 'MM / AA' from what is typed, pasted or filled in by the browser: '5', '0530', '05/2030'. */
export function formatExpiry(typed: string): string {
  const digits = readDigits(typed);
  const isShortMonth = /^[2-9]|^[1-9] *\//.test(typed.trimStart());
  const padded = isShortMonth ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  const rest = padded.slice(2);
  const year = rest.length === 4 ? rest.slice(2) : rest.slice(0, 2);
  return year === '' ? month : `${month} / ${year}`;
}

export function formatCvc(typed: string): string {
  return readDigits(typed).slice(0, 4);
}

export function readDigits(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}

/** The check digit of card numbers (Luhn): it finds one wrong digit, or two neighbours exchanged. */
export function hasCheckDigit(number: string): boolean {
  const digits = [...readDigits(number)].map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

/** Rewrites a field as it is typed into and keeps the caret behind the same digit. */
export function rewrite(input: HTMLInputElement, format: (typed: string) => string): void {
  const { value, selectionStart } = input;
  const next = format(value);
  if (next === value) return;
  const isAtEnd = selectionStart === null || selectionStart === value.length;
  const before = readDigits(value.slice(0, selectionStart ?? value.length)).length;
  input.value = next;
  const caret = isAtEnd ? next.length : findBehindDigit(next, before);
  input.setSelectionRange(caret, caret);
}

function findBehindDigit(text: string, count: number): number {
  let seen = 0;
  for (const [index, character] of [...text].entries()) {
    if (seen === count) return index;
    if (/\d/.test(character)) seen += 1;
  }
  return text.length;
}
