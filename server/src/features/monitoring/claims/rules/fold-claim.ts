/**
 * What two sentences share that state the same: their letters and digits in order, whatever the case, accents and marks
 * between them. Names of the company stand for one another, so that a statement made of either is one.
 */
export function foldClaim(sentence: string, names: readonly string[]): string {
  const words = fold(sentence);
  const longestFirst = names
    .map(fold)
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((text, name) => replaceWords(text, name), ` ${words} `).trim();
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const replaceWords = (text: string, name: string): string => text.split(` ${name} `).join(' § ');
