/** Lower case without accents, everything but letters and digits a blank, one at each end: `dell’energia è` → ` dell energia e `. */
export function toPlainText(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replace(/[^\p{L}\p{N}&]+/gu, ' ').trim()} `;
}

/** Whether a plain text holds a word or phrase; `fattur*` stands for every word that begins so. */
export function holdsWord(plainText: string, word: string): boolean {
  const needle = toPlainText(word);
  return plainText.includes(word.endsWith('*') ? needle.trimEnd() : needle);
}
