import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import trades from '../linking/trade-words.json' with { type: 'json' };
import world from './world.json' with { type: 'json' };
import grammar from './grammar.json' with { type: 'json' };
import { type Spelling, flagIn, flagOf, fold } from '../document/spelling.ts';
import type { Language } from '../extraction.ts';

/** What the reader knows of one language. Word lists are lines of blank-separated words, phrases are single entries. */
type Lexicon = typeof it;

export const LANGUAGES: readonly Language[] = ['it', 'en', 'es'];
/** What is found out once for each language. */
export const eachLanguage = <T>(find: (language: Language) => T): Readonly<Record<Language, T>> => ({
  it: find('it'),
  en: find('en'),
  es: find('es'),
});

export const lexicons: Readonly<Record<Language, Lexicon>> = { it, en, es };

const wordsOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' ')).map(fold);

export type Section = keyof Lexicon;
type ByLanguage = Readonly<Record<Language, ReadonlySet<string>>>;
const byLanguage = (...sections: readonly Section[]): ByLanguage =>
  eachLanguage((language) => new Set(sections.flatMap((section) => wordsOf(lexicons[language][section]))));

export const functionWords = byLanguage('functionWords');
export const genericWords = byLanguage('genericWords', 'subjectVerbs');

/** Whether a word stands under a heading of its language's lexicon. */
export const isUnder = (section: Section): Readonly<Record<Language, (spelling: Spelling) => boolean>> => {
  const words = byLanguage(section);
  return eachLanguage((language) => flagIn(words[language]));
};

const lists = { ...grammar, ...world, ...trades };
type ListName = {
  [Key in keyof typeof lists]: (typeof lists)[Key] extends string[] ? Key : never;
}[keyof typeof lists];

/** The words of some lists that no one language owns, folded; the schema of each says what it holds. */
export const wordList = (...names: readonly ListName[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => wordsOf(lists[name])));

/** Whether a word stands in one of the lists. */
export const isIn = (...names: readonly ListName[]): ((spelling: Spelling) => boolean) =>
  flagIn(wordList(...names));

export const places = wordList('places');
export const productWords = wordList('productWords');
/** Any word that says a trade, and what stands before one ("antica trattoria"). */
export const tradeWords = wordList('tradeOpenings', 'tradeClosings', 'tradeOthers', 'tradeAttributes');
/** The articles of all languages, with those prepositions take in. */
export const articles = wordList('definiteArticles', 'indefiniteArticles', 'contractedArticles');

/** The phrases of all languages under one heading of the lexicon, folded. */
export const allPhrases = (section: Section): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((language) => lexicons[language][section]).map(fold));

/** The small words one question of the reader asks for, where each language answers otherwise. */
export const wordsByLanguage = (section: 'indefinites' | 'runArticles'): ByLanguage =>
  eachLanguage((language) => new Set(grammar[section][language].split(' ')));

/** The preposition "di" with each Italian article in it, by the article. */
export const ofArticles: ReadonlyMap<string, string> = new Map(Object.entries(grammar.ofArticles));
/** What announces an example: "like", "such as". */
export const exampleLinks: readonly string[] = [...wordList('exampleLinks'), ...grammar.examplePairs];

/** What opens a contrast: "ma", "anche se". */
export const turns: readonly string[] = grammar.turns;

const AND = wordList('and');
const OR = wordList('or');

/** Whether the word says "and", within a name ("Dolce & Gabbana") or between two. */
export const isAnd = (folded: string): boolean => AND.has(folded);

/** Whether the word joins two names. */
export const isJoiner = flagOf(({ folded }) => AND.has(folded) || OR.has(folded));
