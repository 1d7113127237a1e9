import data from './pattern-words.json' with { type: 'json' };

type ListName = Exclude<keyof typeof data, '$schema'>;

/** Words, stems and endings that patterns ask for, by list. */
export const patternWords: Readonly<Record<ListName, readonly string[]>> = data;

const SPECIAL = /[.*+?^${}()|[\]\\]/gu;

const oneOf = (list: ListName): string =>
  `(?:${patternWords[list].map((word) => word.replace(SPECIAL, String.raw`\$&`)).join('|')})`;

/** A regular expression that names its lists of words: pattern('iu')`^${'conditions'}\s`. */
export const pattern =
  (flags: string) =>
  (text: TemplateStringsArray, ...lists: ListName[]): RegExp =>
    new RegExp(String.raw(text, ...lists.map(oneOf)), flags);

/** The word without the longest of these endings it has; null where it has none. */
export function withoutEnding(word: string, endings: readonly string[]): string | null {
  let longest = '';
  for (const ending of endings) if (ending.length > longest.length && word.endsWith(ending)) longest = ending;
  return longest === '' ? null : word.slice(0, -longest.length);
}
