import patternData from './pattern-words.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import trades from '../linking/trade-words.json' with { type: 'json' };
import world from './world.json' with { type: 'json' };
import grammar from './grammar.json' with { type: 'json' };
import type { Word } from '../document/document.ts';
import { factOf, flagIn, flagOf, fold, type Spelling } from '../document/spelling.ts';
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

/** A word of a phrase; `open` where any ending may follow. */
interface PhraseWord {
  text: string;
  open: boolean;
}

interface Phrase<T> {
  words: readonly PhraseWord[];
  length: number;
  /** The first letter of its second word: a glance before its words are compared. */
  next: string;
  value: T;
}

/** Phrases looked up word by word; a star at the end of a word stands for any ending ("affidabil*"). */
export interface PhraseTable<T> {
  /** Whether any phrase begins with this word. */
  opensWith(word: Spelling): boolean;
  /** The longest phrase that begins at this word. */
  findAt(words: readonly Word[], index: number): Pick<Phrase<T>, 'value' | 'length'> | null;
  /** How many words the phrase has that ends right before this word; 0 where none does. */
  lengthBefore(words: readonly Word[], index: number): number;
}

const WORD = /[\p{L}\p{N}*]+/gu;

export function createPhraseTable<T>(entries: readonly (readonly [string, T])[]): PhraseTable<T> {
  const phrases = entries
    .map(([text, value]): Phrase<T> => {
      const words = [...fold(text).matchAll(WORD)].map(([word]) => toWord(word));
      return { words, length: words.length, next: words[1]?.text.charAt(0) ?? '', value };
    })
    .sort((a, b) => b.length - a.length);
  const byLetter = Map.groupBy(phrases, ({ words }) => words[0]?.text.charAt(0));
  // Most words begin no phrase: for them the answer is `false`, without a list to walk.
  const startingWith = factOf(({ folded }): readonly Phrase<T>[] | false => {
    const found = (byLetter.get(folded.charAt(0)) ?? []).filter(({ words }) => fits(words[0], folded));
    return found.length > 0 && found;
  });
  const opensWith = flagOf((word) => startingWith(word) !== false);
  const closesWith = flagOf(({ folded }) => phrases.some(({ words }) => fits(words.at(-1), folded)));
  const longest = phrases[0]?.length ?? 0;
  const findAt = (words: readonly Word[], index: number, length?: number): Phrase<T> | null => {
    const first = words[index]?.spelling;
    const begun = first !== undefined && opensWith(first) && startingWith(first);
    if (begun === false) return null;
    const next = words[index + 1]?.folded.charAt(0);
    for (const phrase of begun) {
      if ((length ?? phrase.length) !== phrase.length || (phrase.next !== '' && phrase.next !== next))
        continue;
      if (goesOn(phrase.words, words, index)) return phrase;
    }
    return null;
  };
  const lengthBefore = (words: readonly Word[], index: number): number => {
    const last = words[index - 1]?.spelling;
    if (last === undefined || !closesWith(last)) return 0;
    for (let length = Math.min(longest, index); length > 0; length--)
      if (findAt(words, index - length, length) !== null) return length;
    return 0;
  };
  return { opensWith, findAt, lengthBefore };
}

const toWord = (pattern: string): PhraseWord =>
  pattern.endsWith('*') ? { text: pattern.slice(0, -1), open: true } : { text: pattern, open: false };

/** Whether the words of a phrase behind its first stand in the text, too. */
function goesOn(phrase: readonly PhraseWord[], words: readonly Word[], at: number): boolean {
  for (let offset = 1; offset < phrase.length; offset++)
    if (!fits(phrase[offset], words[at + offset]?.folded ?? '')) return false;
  return true;
}

const fits = (pattern: PhraseWord | undefined, word: string): boolean =>
  pattern !== undefined && (pattern.open ? word.startsWith(pattern.text) : word === pattern.text);

/** A table that only says whether one of its phrases stands somewhere. */
export const toPhrases = (phrases: Iterable<string>): PhraseTable<true> =>
  createPhraseTable([...phrases].map((phrase) => [phrase, true] as const));

/** The phrases of each language under one heading of its lexicon. */
export const phraseTables = (section: Section): Readonly<Record<Language, PhraseTable<true>>> =>
  eachLanguage((language) => toPhrases(lexicons[language][section]));

type PatternList = Exclude<keyof typeof patternData, '$schema'>;

/** Words, stems and endings that patterns ask for, by list. */
export const patternWords: Readonly<Record<PatternList, readonly string[]>> = patternData;

const SPECIAL = /[.*+?^${}()|[\]\\]/gu;

const oneOf = (list: PatternList): string =>
  `(?:${patternWords[list].map((word) => word.replace(SPECIAL, String.raw`\$&`)).join('|')})`;

/** A regular expression that names its lists of words: pattern('iu')`^${'conditions'}\s`. */
export const pattern =
  (flags: string) =>
  (text: TemplateStringsArray, ...lists: PatternList[]): RegExp =>
    new RegExp(String.raw(text, ...lists.map(oneOf)), flags);

/** Whether a word begins with one of the stems of a list. */
export const opensWithStem = (list: PatternList): ((spelling: Spelling) => boolean) =>
  flagOf(({ folded }) => patternWords[list].some((stem) => folded.startsWith(stem)));
