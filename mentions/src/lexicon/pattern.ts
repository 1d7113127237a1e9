import data from './pattern-words.json' with { type: 'json' };
import { flagOf, type Spelling } from '../document/spelling.ts';

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
