import data from './inflections.json' with { type: 'json' };
import type { Language } from '../extraction.ts';
import { eachLanguage, functionWords, genericWords } from './index.ts';
import { hasEnding, withoutEnding } from './pattern.ts';

/** What each language inflects: its everyday words, in Italian the small ones too. */
const listed: Readonly<Record<Language, ReadonlySet<string>>> = {
  ...genericWords,
  it: new Set([...genericWords.it, ...functionWords.it]),
};

/** The rules of each language, every ending with each suffix that may stand behind it. */
const rules = eachLanguage((language) =>
  data[language].rules.map(({ endings, suffixes, ...rule }) => ({
    ...rule,
    endings: endings.flatMap((ending) => [ending, ...suffixes.map((suffix) => ending + suffix)]),
  })),
);

/** Whether a folded word is an everyday word the lexicon lists or a regular form of one, or ends as such words do. */
export function isRegularForm(word: string, language: Language): boolean {
  const { wordEndings, leastLetters, doubled } = data[language];
  if (listed[language].has(word) || hasEnding(word, wordEndings, leastLetters)) return true;
  return rules[language].some((rule) => {
    const stem = withoutEnding(word, rule.endings);
    if (stem === null || stem.length < rule.leastLetters) return false;
    const isDoubled = stem.at(-1) === stem.at(-2) && doubled.includes(stem.slice(-1));
    return (
      rule.stemEndings.some((ending) => listed[language].has(stem + ending)) ||
      (isDoubled && listed[language].has(stem.slice(0, -1)))
    );
  });
}
