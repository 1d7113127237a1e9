/** A path or pattern with the same letters encoded on both sides, as RFC 9309 compares them. */
export function normalizePath(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\x20-\x7e]/gu, (letter) => encodeURIComponent(letter))
    .replace(/%([0-9a-f]{2})/gi, (code, hex: string) => {
      const letter = String.fromCharCode(Number.parseInt(hex, 16));
      return /[\w.~-]/.test(letter) ? letter : code.toUpperCase();
    });
}
