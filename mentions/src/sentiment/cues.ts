import type { At, ReadSegment } from '../document/document.ts';
import { type Spelling, factOf, flagIn, flagOf, fold } from '../document/spelling.ts';
import type { Word } from '../document/words.ts';
import type { Language, TextSpan } from '../extraction.ts';
import { lexicons, eachLanguage, wordList, isIn } from '../lexicon/index.ts';

/** A word of a phrase; `open` where any ending may follow. */
interface PhraseWord {
  text: string;
  open: boolean;
}

interface Phrase<T> {
  words: readonly PhraseWord[];
  value: T;
}

/** Phrases looked up word by word; a star at the end of a word stands for any ending ("affidabil*"). */
export interface PhraseTable<T> {
  /** Whether any phrase begins with this word. */
  opensWith(word: Spelling): boolean;
  /** The longest phrase that begins at this word. */
  findAt(words: readonly Word[], index: number): { value: T; length: number } | null;
}

const WORD = /[\p{L}\p{N}*]+/gu;

export function createPhraseTable<T>(entries: readonly (readonly [string, T])[]): PhraseTable<T> {
  const phrases = entries
    .map(([text, value]) => ({ words: [...fold(text).matchAll(WORD)].map(([word]) => toWord(word)), value }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length);
  const byLetter = Map.groupBy(phrases, ({ words }) => words[0]?.text.charAt(0));
  // Most words begin no phrase: for them the answer is `false`, without a list to walk.
  const startingWith = factOf(({ folded }): readonly Phrase<T>[] | false => {
    const found = (byLetter.get(folded.charAt(0)) ?? []).filter(({ words }) => fits(words[0], folded));
    return found.length > 0 && found;
  });
  const opensWith = flagOf((word) => startingWith(word) !== false);
  return {
    opensWith,
    findAt: (words, index) => {
      const first = words[index];
      const begun = first !== undefined && opensWith(first.spelling) && startingWith(first.spelling);
      if (begun === false) return null;
      for (const phrase of begun)
        if (goesOn(phrase.words, words, index)) return { value: phrase.value, length: phrase.words.length };
      return null;
    },
  };
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

/** The phrases of each language under one heading of its lexicon. */
export const phraseTables = (
  section: 'avoidTitles' | 'concessions',
): Readonly<Record<Language, PhraseTable<true>>> =>
  eachLanguage((language) =>
    createPhraseTable(lexicons[language][section].map((phrase) => [phrase, true] as const)),
  );

/** A word or phrase that judges. `sign` is 1 for praise, -1 for blame, after negation; `word` its place in the segment. */
export interface Cue extends TextSpan {
  sign: 1 | -1;
  strength: number;
  word: number;
  negated: boolean;
}

const NEGATION_REACH = 4;
const NEGATED_STRENGTH = 0.7;
// "senza canone più conveniente": what is absent is the noun, not the quality behind it.
const ABSENT_REACH = 2;
const ABSENCE = wordList('without');
const lessens = isIn('lesser');

interface Tone {
  sign: 1 | -1;
  strength: number;
}

const STRENGTH = { strongNegative: 3, strong: 2, plain: 1, weak: 0.4 } as const;

const isMost = isIn('most');
const ENGLISH_SUPERLATIVE = 'est';
const MIN_SUPERLATIVE = 6;
const PRAISE: Tone = { sign: 1, strength: STRENGTH.plain };

interface CueTables {
  tones: PhraseTable<Tone>;
  negates: (spelling: Spelling) => boolean;
  opensSuperlative: (spelling: Spelling) => boolean;
  /** Opens a judging phrase or a superlative: a quick check before the search. */
  opens: (spelling: Spelling) => boolean;
  plain: ReadonlySet<string>;
}

const foldedWords = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')).map(fold));

const tables = eachLanguage(buildTables);

function buildTables(language: Language): CueTables {
  const lexicon = lexicons[language];
  const tone = (phrases: readonly string[], sign: 1 | -1, strength: number): [string, Tone][] =>
    phrases.map((phrase) => [phrase, { sign, strength }]);
  const articles = foldedWords(lexicon.superlativeArticles);
  const tones = createPhraseTable<Tone>([
    ...tone(lexicon.strongNegative, -1, STRENGTH.strongNegative),
    ...tone(lexicon.strongPositive, 1, STRENGTH.strong),
    ...tone(lexicon.negative, -1, STRENGTH.plain),
    ...tone(lexicon.positive, 1, STRENGTH.plain),
    ...tone(lexicon.weakNegative, -1, STRENGTH.weak),
    ...tone(lexicon.weakPositive, 1, STRENGTH.weak),
    ...tone(lexicon.choiceCues, 1, STRENGTH.plain),
  ]);
  return {
    tones,
    negates: flagIn(new Set(lexicon.negators)),
    opensSuperlative: flagIn(articles),
    opens: flagOf((word) => tones.opensWith(word) || articles.has(word.folded)),
    plain: foldedWords(lexicon.plainSuperlatives),
  };
}

/** The judging words of a segment in order; "non è affidabile" is blame, "senza problemi" praise. */
export function findCues(segment: ReadSegment, language: Language): Cue[] {
  const known = tables[language];
  const { tones, negates, opens, opensSuperlative } = known;
  const { words } = segment;
  const cues: Cue[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (word === undefined || !opens(word.spelling)) continue;
    const found =
      tones.findAt(words, index) ??
      (opensSuperlative(word.spelling) ? findSuperlative({ segment, index, language, known }) : null);
    if (found === null) continue;
    const isLess = isLessened(segment, index);
    if (isLess && cues.at(-1)?.word === index - 1) cues.pop();
    const negated = isLess || isNegated({ segment, index, negates });
    const { start } = word;
    const end = words[index + found.length - 1]?.end ?? start;
    const sign = negated === (found.value.sign === 1) ? -1 : 1;
    const strength = negated ? found.value.strength * NEGATED_STRENGTH : found.value.strength;
    cues.push({ start, end, sign, strength, word: index, negated });
    index += found.length - 1;
  }
  return cues;
}

/** "La più autentica", "la scelta più completa", "the easiest", "los más fiables": the most of anything that is no plain measure is praise. */
function findSuperlative({
  segment,
  index,
  language,
  known,
}: At<'segment' | 'index' | 'language'> & { known: CueTables }): { value: Tone; length: number } | null {
  const { plain, tones } = known;
  const behind = language === 'en' ? undefined : segment.words[index + 2];
  const isOfNoun = behind !== undefined && isMost(behind.spelling);
  const at = isOfNoun ? index + 2 : index + 1;
  const most = segment.words[at];
  const quality = segment.words[at + 1];
  if (most === undefined) return null;
  const isSuperlative = most.folded.length >= MIN_SUPERLATIVE && most.folded.endsWith(ENGLISH_SUPERLATIVE);
  if (language === 'en' && isSuperlative && !plain.has(most.folded)) return { value: PRAISE, length: 2 };
  if (!isMost(most.spelling) || quality === undefined || plain.has(quality.folded)) return null;
  if (tones.findAt(segment.words, at + 1)?.value.sign === -1) return null;
  return { value: PRAISE, length: at + 2 - index };
}

/** "La meno conveniente", "less reliable": a degree below. */
function isLessened({ words }: ReadSegment, index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  return (
    before !== undefined && word !== undefined && word.start - before.end === 1 && lessens(before.spelling)
  );
}

function isNegated({
  segment,
  index,
  negates,
}: At<'segment' | 'index'> & { negates: (spelling: Spelling) => boolean }): boolean {
  for (let back = index - 1; back >= Math.max(0, index - NEGATION_REACH); back--) {
    const word = segment.words[back];
    const next = segment.words[back + 1];
    if (word === undefined || next === undefined || next.start - word.end > 1) return false;
    if (negates(word.spelling)) return !ABSENCE.has(word.folded) || index - back <= ABSENT_REACH;
  }
  return false;
}
