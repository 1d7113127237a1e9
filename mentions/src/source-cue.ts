import type { ReadAnswer, ReadSegment } from './read-answer.ts';
import { allPhrases } from './lexicon/index.ts';
import { fold } from './text/fold.ts';

const cues = allPhrases('sourceCues');
const LONGEST_CUE = 40;
const ARTICLES = /(?:^|\s)(?:il|lo|la|l|i|gli|le|the|el|los|las|un|una|da|di|by)$/u;
const SEPARATORS = /[\s:("'’“«*_]+$/u;

/** Whether the name is quoted as a source: "secondo Altroconsumo", "according to Wirecutter", "(fonte: G2)". */
export function isNamedAsSource({
  answer,
  segment,
  start,
}: {
  answer: ReadAnswer;
  segment: ReadSegment;
  start: number;
}): boolean {
  const from = Math.max(segment.start, start - LONGEST_CUE);
  const before = fold(answer.visible.slice(from, start)).replace(SEPARATORS, '');
  const bare = before.replace(ARTICLES, '').replace(SEPARATORS, '');
  return endsWithCue(before) || endsWithCue(bare);
}

function endsWithCue(text: string): boolean {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word !== '');
  return [1, 2, 3].some((count) => cues.has(words.slice(-count).join(' ')));
}
