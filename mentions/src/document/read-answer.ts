import { type AnswerLink, type ReadAnswer, makeWellFormed } from './document.ts';
import { splitLines } from './lines.ts';
import { maskMarkup } from './markup.ts';
import { readSegments } from './segments.ts';
import { fold, flagOf, flagIn } from './spelling.ts';
import { readWords } from './words.ts';
import type { Language, TextSpan } from '../extraction.ts';
import { LANGUAGES, eachLanguage, functionWords } from '../lexicon/index.ts';
import { isCommonWord } from '../lexicon/word-kinds.ts';

// "said|TASC", "Vuori|TASC|Materials".
const SEAM = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{3})/u;
const SMALL_OPENING = /^(\p{Ll}{3,})\p{Lu}/u;
const SENTENCE_SEAM = /(?<=[\p{Ll}\d%)”"][.!?:)”"])(?=\p{Lu}\p{L})/gu;
const MIN_GLUED = 3;
const MIN_SIDE = 2;

const isEveryday = (piece: string): boolean =>
  LANGUAGES.some((language) => isCommonWord(fold(piece), language));

/** "saidTASC", "coldDried": an everyday word that goes on with a capital, unlike iPhone. */
const isGlued = flagOf(({ written }) => isEveryday(SMALL_OPENING.exec(written)?.[1] ?? ''));

/**
 * Where the breaks of a text stood that lost those between its lines and cells when it was copied from a page: between
 * "Durability" and "TASC", "rating." and "Vuori". Names in camel case stay whole: those somebody knows, and those the
 * text writes again.
 */
function findLostBreaks({ visible, segments }: ReadAnswer, isName: Names['isName']): number[] {
  const words = segments.flatMap((segment) => segment.words);
  const mixed = words.filter((word) => word.mixed);
  const glued = mixed.filter(({ capital, spelling }) => !capital && isGlued(spelling));
  if (new Set(glued.map(({ spelling }) => spelling)).size < MIN_GLUED) return [];
  const breaks = [...visible.matchAll(SENTENCE_SEAM)].map(({ index }) => index);
  if (breaks.length === 0) return [];
  const counts = Map.groupBy(words, ({ spelling }) => spelling.written);
  const isOwnWord = (piece: string): boolean => counts.has(piece) || isEveryday(piece);
  for (const { start, spelling } of mixed)
    if (counts.get(spelling.written)?.length === 1 && !isName(spelling.written))
      breaks.push(...seamsOf(spelling.written, isOwnWord).map((at) => start + at));
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
  const breaks = findLostBreaks(answer, isName);
  return breaks.length === 0 ? answer : takeApart(text, breaks, holdsName);
}

function takeApart(raw: string, breaks: readonly number[], holdsName: Names['holdsName']): ReadAnswer {
  const { segments, excluded } = readSegments(raw, splitLines(raw, breaks));
  const markup = {
    hidden: new Array<TextSpan>(),
    bold: new Array<TextSpan>(),
    links: new Array<AnswerLink>(),
    holdsName,
  };
  // Of what is no part of the answer the links alone are read.
  for (const { start, end } of [...segments, ...excluded].toSorted((a, b) => a.start - b.start))
    maskMarkup({ text: raw, start, end, markup });
  const { hidden, bold, links } = markup;
  const visible = blankOut(raw, hidden);
  for (const segment of segments)
    segment.words = readWords({ text: visible, start: segment.start, end: segment.end });
  return {
    raw,
    visible,
    segments: segments.filter(({ words }) => words.length > 0),
    signs: segments.filter(({ words, kind }) => words.length === 0 && kind === 'cell'),
    bold,
    links,
  };
}

function blankOut(text: string, hidden: readonly TextSpan[]): string {
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
