import type { TextSpan } from '../../extraction.ts';

// Runs are matched from their first character only: matching a long one from each of its characters would take far too
// long.
const END = /[.!?…](?<![.!?…]{2})[.!?…]*["'”»)\]*_]*(?=\s|$|\[)|\s(?<!\s{2})\s+(?=\p{Lu})|\n/gu;
const ABBREVIATION =
  /(?:^|[\s(])(?:es|ecc|etc|dott|sig|prof|art|n|e\.g|i\.e|vs|mr|mrs|dr|st|inc|ltd|co|corp|s\.p\.a|s\.r\.l|\p{L})\.$/iu;

const LEGAL_FORM = /\b(?:s\.p\.a|s\.r\.l|inc|ltd|corp)\.$/iu;

/** The sentences of a stretch of an answer's own text (markup and all), with its offsets. */
export function readSentences({ text, start, end }: TextSpan & { text: string }): TextSpan[] {
  const sentences: TextSpan[] = [];
  const stretch = text.slice(start, end);
  let from = 0;
  END.lastIndex = 0;
  while (END.test(stretch)) {
    const to = END.lastIndex;
    const ending = stretch.slice(Math.max(from, to - 12), to);
    // "… di Rossi S.p.A. Non ho trovato …": behind a legal form a capital opens the next sentence.
    const closesFirm = LEGAL_FORM.test(ending) && /^\s+\p{Lu}\p{Ll}/u.test(stretch.slice(to, to + 4));
    if (!closesFirm && ABBREVIATION.test(ending)) continue;
    if (to > from) sentences.push({ start: start + from, end: start + to });
    from = to;
  }
  if (from < stretch.length) sentences.push({ start: start + from, end });
  return sentences;
}
