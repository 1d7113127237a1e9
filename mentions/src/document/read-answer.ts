import { type AnswerLink, type ReadAnswer, makeWellFormed } from './document.ts';
import { splitLines } from './lines.ts';
import { maskMarkup } from './markup.ts';
import { readSegments } from './segments.ts';
import { fold, flagOf, flagIn } from './spelling.ts';
import { type Word, readWords } from './words.ts';
import type { Language, TextSpan } from '../extraction.ts';
import { LANGUAGES, eachLanguage, functionWords } from '../lexicon/index.ts';
import { isCommonWord, kindOfWord } from '../lexicon/word-kinds.ts';

// "said|TASC", "Vuori|TASC|Materials".
const SEAM = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{3})/u;
const SMALL_OPENING = /^(\p{Ll}{3,})\p{Lu}/u;
const SENTENCE_SEAM = /(?<=[\p{Ll}\d%)”"][.!?:)”"])(?=\p{Lu}\p{L})/gu;
const MIN_GLUED = 3;
const MIN_SIDE = 2;

const isEveryday = (piece: string): boolean =>
  LANGUAGES.some((language) => isCommonWord(fold(piece), language));

/** macOS, WebAuthn. */
const isTermWord = (written: string): boolean => kindOfWord(fold(written), 'en') === 'term';

/** "saidTASC", "coldDried": an everyday word that goes on with a capital, unlike iPhone and macOS. */
const isClearlyGlued = flagOf(({ written }) => {
  const [, opening] = SMALL_OPENING.exec(written) ?? [];
  return opening !== undefined && isEveryday(opening) && !isTermWord(written);
});

/** Whether a text lost the breaks between its lines and cells when it was copied from a page. */
function isGlued(text: string, mixed: readonly Word[]): boolean {
  const glued = new Set<string>();
  for (const { capital, spelling } of mixed)
    if (!capital && isClearlyGlued(spelling)) glued.add(spelling.written);
  return glued.size >= MIN_GLUED && text.search(SENTENCE_SEAM) !== -1;
}

interface GluedText {
  text: string;
  segments: readonly { words: readonly Word[] }[];
  /** Whether somebody knows a company or product by this name. */
  isName: (word: string) => boolean;
}

/**
 * Where the breaks of a glued text stood: between "Durability" and "TASC", "rating." and "Vuori". Names in camel case stay
 * whole: those somebody knows, and those the text writes again.
 */
function findLostBreaks({ text, segments, isName }: GluedText): number[] {
  const mixed = mixedWords(segments);
  if (!isGlued(text, mixed)) return [];
  const counts = countWords(segments);
  const breaks = [...text.matchAll(SENTENCE_SEAM)].map(({ index }) => index);
  const isOwnWord = (piece: string): boolean => counts.has(piece) || isEveryday(piece);
  for (const { start, spelling } of mixed) {
    const { written } = spelling;
    if (counts.get(written) !== 1 || isName(written) || isTermWord(written)) continue;
    breaks.push(...seamsOf(written, isOwnWord).map((at) => start + at));
  }
  return breaks.toSorted((a, b) => a - b);
}

/** The seams of a word at which one side is a word of its own. */
function seamsOf(written: string, isOwnWord: (piece: string) => boolean): number[] {
  const pieces = written.split(SEAM);
  const seams: number[] = [];
  let at = 0;
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1] ?? '';
    if (before.length >= MIN_SIDE && piece.length >= MIN_SIDE)
      if (isOwnWord(before) || isOwnWord(piece)) seams.push(at);
    at += piece.length;
  });
  return seams;
}

function mixedWords(segments: GluedText['segments']): Word[] {
  const mixed: Word[] = [];
  for (const { words } of segments) for (const word of words) if (word.mixed) mixed.push(word);
  return mixed;
}

/** How often the text writes each word, by its spelling. */
function countWords(segments: GluedText['segments']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of segments)
    for (const { spelling } of words) counts.set(spelling.written, (counts.get(spelling.written) ?? 0) + 1);
  return counts;
}

const ENOUGH_WORDS = 150;

const isFunctionWord = eachLanguage((language) => flagIn(functionWords[language]));

/** The language whose function words the answer uses most; Italian when none prevails. */
export function detectLanguage({ segments }: ReadAnswer): Language {
  const counts: Record<Language, number> = { it: 0, en: 0, es: 0 };
  let read = 0;
  for (const { words } of segments) {
    for (const { spelling } of words)
      for (const language of LANGUAGES) if (isFunctionWord[language](spelling)) counts[language]++;
    read += words.length;
    if (read > ENOUGH_WORDS) break;
  }
  return LANGUAGES.reduce((best, language) => (counts[language] > counts[best] ? language : best), 'it');
}

/** What is known of names while a text is taken apart. */
interface Names {
  /** Whether somebody knows a company or product by this word. */
  isName: (word: string) => boolean;
  /** Whether a piece of code holds a name that was given. */
  holdsName: (code: string) => boolean;
}

const NO_NAMES: Names = { isName: () => false, holdsName: () => false };

/**
 * Takes Markdown (or what is left of it after copying) apart into segments, words and links. Any text is valid input.
 * A text that lost its line breaks is taken apart once more where they stood; a word that is a name stays whole.
 */
export function readAnswer(given: string, { isName, holdsName }: Names = NO_NAMES): ReadAnswer {
  const text = makeWellFormed(given);
  const answer = takeApart(text, [], holdsName);
  const breaks = findLostBreaks({ text: answer.visible, segments: answer.segments, isName });
  return breaks.length === 0 ? answer : takeApart(text, breaks, holdsName);
}

function takeApart(answer: string, breaks: readonly number[], holdsName: Names['holdsName']): ReadAnswer {
  const lines = splitLines(answer, breaks);
  const { segments, excluded } = readSegments(answer, lines);
  const markup = {
    hidden: new Array<TextSpan>(),
    bold: new Array<TextSpan>(),
    links: new Array<AnswerLink>(),
    holdsName,
  };
  for (const segment of segments)
    maskMarkup({ text: answer, start: segment.start, end: segment.end, markup });
  const visible = blankOut({ text: answer, hidden: markup.hidden });
  for (const segment of segments)
    segment.words = readWords({ text: visible, start: segment.start, end: segment.end });
  const notes = { hidden: [], bold: [], links: new Array<AnswerLink>(), holdsName };
  for (const { start, end } of excluded) maskMarkup({ text: answer, start, end, markup: notes });
  return {
    raw: answer,
    visible,
    segments: segments.filter(({ words }) => words.length > 0),
    signs: segments.filter(({ words, kind }) => words.length === 0 && kind === 'cell'),
    bold: markup.bold,
    links: [...markup.links, ...notes.links],
  };
}

function blankOut({ text, hidden }: { text: string; hidden: readonly TextSpan[] }): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end } of hidden) {
    if (end <= position) continue;
    const from = Math.max(start, position);
    parts.push(text.slice(position, from), ' '.repeat(end - from));
    position = end;
  }
  parts.push(text.slice(position));
  return parts.join('');
}
