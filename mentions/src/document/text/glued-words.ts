import { LANGUAGES } from '../../lexicon/index.ts';
import { isCommonWord, kindOfWord } from '../../lexicon/word-kinds.ts';
import { fold } from './fold.ts';
import { flagOf } from './spelling.ts';
import type { Word } from './words.ts';

// "said|TASC", "Vuori|TASC|Materials".
const SEAM = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{3})/u;
const SMALL_OPENING = /^(\p{Ll}{3,})\p{Lu}/u;
const PLURAL_OPENING = /^(\p{L}\p{Ll}{3,}s)\p{Lu}\p{Ll}+$/u;
const SENTENCE_SEAM = /(?<=[\p{Ll}\d%)”"][.!?:)”"])(?=\p{Lu}\p{L})/gu;
const MIN_GLUED = 3;
const MIN_SIDE = 2;

const isEveryday = (piece: string): boolean =>
  LANGUAGES.some((language) => isCommonWord(fold(piece), language));

/** macOS, WebAuthn. */
const isTerm = (written: string): boolean => kindOfWord(fold(written), 'en') === 'term';

/** "saidTASC", "coldDried": an everyday word that goes on with a capital, unlike iPhone and macOS. */
const isClearlyGlued = flagOf(({ written }) => {
  const [, opening] = SMALL_OPENING.exec(written) ?? [];
  return opening !== undefined && isEveryday(opening) && !isTerm(written);
});

/** "ConsiderationsHuskies", "BootsMerrell": hardly a name in camel case opens with a plural. */
const isPluralGlued = flagOf(({ written }) => {
  const [, opening] = PLURAL_OPENING.exec(written) ?? [];
  return opening !== undefined && isEveryday(opening) && !isTerm(written);
});

/** Whether a text lost the breaks between its lines and cells when it was copied from a page. */
function isGlued(text: string, mixed: readonly Word[]): boolean {
  const glued = new Set<string>();
  for (const { capital, spelling } of mixed)
    if (!capital && isClearlyGlued(spelling)) glued.add(spelling.written);
  return glued.size >= MIN_GLUED && text.search(SENTENCE_SEAM) !== -1;
}

interface Reading {
  text: string;
  segments: readonly { words: readonly Word[] }[];
  /** Whether this is the name of a known company or product. */
  isName: (word: string) => boolean;
}

/**
 * Where the breaks of a glued text stood: between "Durability" and "TASC", "rating." and "Vuori"; in other texts only
 * inside "ConsiderationsHuskies", a plural before a word of the text or a known name. Names in camel case stay whole:
 * those somebody knows, and those the text writes again.
 */
export function findLostBreaks({ text, segments, isName }: Reading): number[] {
  const mixed = mixedWords(segments);
  const glued = isGlued(text, mixed);
  const open = glued ? mixed : mixed.filter(({ spelling }) => isPluralGlued(spelling));
  if (open.length === 0) return [];
  const counts = countWords(segments);
  const breaks = glued ? [...text.matchAll(SENTENCE_SEAM)].map(({ index }) => index) : [];
  const isOwnWord = (piece: string): boolean =>
    counts.has(piece) || (glued ? isEveryday(piece) : isName(piece));
  for (const { start, spelling } of open) {
    const { written } = spelling;
    if (counts.get(written) !== 1 || isName(written) || isTerm(written)) continue;
    const seams = glued ? seamsOf(written, isOwnWord) : seamsBehind(written, isOwnWord);
    breaks.push(...seams.map((at) => start + at));
  }
  return breaks.toSorted((a, b) => a - b);
}

/** The seams of a word at which one side is a word by itself. */
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

/** The seam before the last part of a word, when that part is a word by itself. */
function seamsBehind(written: string, isOwnWord: (piece: string) => boolean): number[] {
  const last = written.split(SEAM).at(-1) ?? '';
  return last.length > MIN_SIDE && isOwnWord(last) ? [written.length - last.length] : [];
}

function mixedWords(segments: Reading['segments']): Word[] {
  const mixed: Word[] = [];
  for (const { words } of segments) for (const word of words) if (word.mixed) mixed.push(word);
  return mixed;
}

/** How often the text writes each word, by its spelling. */
function countWords(segments: Reading['segments']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of segments)
    for (const { spelling } of words) counts.set(spelling.written, (counts.get(spelling.written) ?? 0) + 1);
  return counts;
}
