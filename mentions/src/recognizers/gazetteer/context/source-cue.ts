import type { ReadAnswer, ReadSegment } from '../../../document/document.ts';
import { flagIn, flagOf } from '../../../document/spelling.ts';
import { allPhrases, articles, grammarWords } from '../../../lexicon/index.ts';

const cues = allPhrases('sourceCues');
const lastWords = new Set([...cues].map((cue) => cue.split(' ').at(-1)));
const endsCue = flagOf(({ folded }) => lastWords.has(folded));
const MAX_CUE_WORDS = 3;
const standsBetween = flagIn(new Set([...articles, ...grammarWords('sourceLinks')]));
const BETWEEN = /^[\s:("'’“«*_]*$/u;

/** Whether the name is quoted as a source: "secondo Altroconsumo", "according to Wirecutter", "(fonte: G2)". */
export function isNamedAsSource({
  answer,
  segment,
  first,
}: {
  answer: ReadAnswer;
  segment: ReadSegment;
  /** Index of the name's first word. */
  first: number;
}): boolean {
  const { words } = segment;
  const article = words[first - 1];
  const last = article !== undefined && standsBetween(article.spelling) ? first - 2 : first - 1;
  const cueEnd = words[last];
  const to = words[first]?.start;
  if (cueEnd === undefined || to === undefined || !endsCue(cueEnd.spelling)) return false;
  let phrase = '';
  for (let index = last; index > last - MAX_CUE_WORDS && index >= 0; index--) {
    const word = words[index]?.folded ?? '';
    phrase = phrase === '' ? word : `${word} ${phrase}`;
    if (cues.has(phrase) && words[index - 1]?.folded !== 'open')
      return last < first - 1 || BETWEEN.test(answer.visible.slice(cueEnd.end, to));
  }
  return false;
}
