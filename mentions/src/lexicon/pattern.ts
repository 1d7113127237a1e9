import data from './pattern-words.json' with { type: 'json' };

import { type Spelling, flagOf } from '../document/spelling.ts';

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

/** Whether a word begins with one of the stems of a list. */
export const opensWithStem = (list: ListName): ((spelling: Spelling) => boolean) =>
  flagOf(({ folded }) => patternWords[list].some((stem) => folded.startsWith(stem)));

/** Whether a word has one of these endings, behind so many letters at least. */
export const hasEnding = (word: string, endings: readonly string[], least: number): boolean =>
  endings.some((ending) => word.length >= least + ending.length && word.endsWith(ending));

/** The word without the longest of these endings it has; null where it has none. */
export function withoutEnding(word: string, endings: readonly string[]): string | null {
  let longest = '';
  for (const ending of endings) if (ending.length > longest.length && word.endsWith(ending)) longest = ending;
  return longest === '' ? null : word.slice(0, -longest.length);
}
