/** True for eleven digits whose check digit holds (Luhn), as every Italian partita IVA has it. */
export function isItalianVatNumber(number: string): boolean {
  if (!/^\d{11}$/.test(number) || /^0+$/.test(number)) return false;
  const sum = Array.from(number).reduce((total, character, index) => {
    const value = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
