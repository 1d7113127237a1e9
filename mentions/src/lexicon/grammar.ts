import type { Language } from '../extraction.ts';
import grammar from './grammar.json' with { type: 'json' };

type Section = {
  [Key in keyof typeof grammar]: (typeof grammar)[Key] extends string[] ? Key : never;
}[keyof typeof grammar];

/** The small words of the three languages that one question of the reader asks for. */
export const wordsOf = (section: Section): ReadonlySet<string> =>
  new Set(grammar[section].flatMap((line) => line.split(' ')));

/** The same where each language answers otherwise. */
export const wordsByLanguage = (
  section: 'indefinites' | 'runArticles',
): Readonly<Record<Language, ReadonlySet<string>>> => {
  const { it, en, es } = grammar[section];
  return { it: new Set(it.split(' ')), en: new Set(en.split(' ')), es: new Set(es.split(' ')) };
};

/** Pairs of words that announce an example: "such as". */
export const examplePairs: ReadonlySet<string> = new Set(grammar.examplePairs);
