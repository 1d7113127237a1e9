import type { ReadSegment } from '../document/document.ts';
import { flagOf } from '../document/spelling.ts';
import type { Word } from '../document/words.ts';
import type { Language, TextSpan } from '../extraction.ts';
import { eachLanguage, isIn, isUnder, lexicons } from '../lexicon/index.ts';
import { createPhraseTable } from '../lexicon/phrases.ts';

interface Tone {
  sign: 1 | -1;
  strength: number;
}

/** A word or phrase that judges. `sign` is 1 for praise, -1 for blame, after negation; `word` its place in the segment. */
export interface Cue extends TextSpan, Tone {
  word: number;
}

const NEGATION_REACH = 4;
const NEGATED_STRENGTH = 0.7;
// "senza canone più conveniente": what is absent is the noun, not the quality behind it.
const ABSENT_REACH = 2;
const MIN_SUPERLATIVE = 6;
const ENGLISH_SUPERLATIVE = 'est';
const PRAISE: Tone = { sign: 1, strength: 1 };

const isAbsence = isIn('without');
const lessens = isIn('lesser');
const isMost = isIn('most');

/** What the phrases of each section of a lexicon say. */
const TONES = [
  ['strongNegative', { sign: -1, strength: 3 }],
  ['strongPositive', { sign: 1, strength: 2 }],
  ['negative', { sign: -1, strength: 1 }],
  ['positive', PRAISE],
  ['weakNegative', { sign: -1, strength: 0.4 }],
  ['weakPositive', { sign: 1, strength: 0.4 }],
  ['choiceCues', PRAISE],
] as const;

const tones = eachLanguage((language) =>
  createPhraseTable<Tone>(
    TONES.flatMap(([section, tone]) => lexicons[language][section].map((phrase) => [phrase, tone] as const)),
  ),
);
const negates = isUnder('negators');
const opensSuperlative = isUnder('superlativeArticles');
const isPlain = isUnder('plainSuperlatives');
/** Most words open neither: for them one question is enough. */
const opensCue = eachLanguage((language) =>
  flagOf((word) => tones[language].opensWith(word) || opensSuperlative[language](word)),
);

/** The judging words of a segment in order; "non è affidabile" is blame, "senza problemi" praise. */
export function findCues({ words }: ReadSegment, language: Language): Cue[] {
  const cues: Cue[] = [];
  const mayJudge = opensCue[language];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (word === undefined || !mayJudge(word.spelling)) continue;
    const found = tones[language].findAt(words, index) ?? findSuperlative(words, index, language);
    if (found === null) continue;
    const before = cues.at(-1);
    if (before !== undefined && word.start < before.end) continue;
    const isLess = isLessened(words, index);
    if (isLess && before?.word === index - 1) cues.pop();
    const { sign, strength } = found.value;
    const end = words[index + found.length - 1]?.end ?? word.end;
    const place = { start: word.start, end, word: index };
    if (isLess || isNegated(words, index, language))
      cues.push({ ...place, sign: sign === 1 ? -1 : 1, strength: strength * NEGATED_STRENGTH });
    else cues.push({ ...place, sign, strength });
  }
  return cues;
}

/** "La più autentica", "la scelta più completa", "the easiest", "los más fiables": the most of anything that is no plain measure is praise. */
function findSuperlative(
  words: readonly Word[],
  index: number,
  language: Language,
): { value: Tone; length: number } | null {
  const [article, next, behind] = [words[index], words[index + 1], words[index + 2]];
  if (article === undefined || next === undefined || !opensSuperlative[language](article.spelling))
    return null;
  const isEnding = next.folded.length >= MIN_SUPERLATIVE && next.folded.endsWith(ENGLISH_SUPERLATIVE);
  if (language === 'en' && isEnding && !isPlain.en(next.spelling)) return { value: PRAISE, length: 2 };
  const isOfNoun = language !== 'en' && behind !== undefined && isMost(behind.spelling);
  const length = isOfNoun ? 3 : 2;
  const most = isOfNoun ? behind : next;
  const quality = words[index + length];
  if (quality === undefined || !isMost(most.spelling) || isPlain[language](quality.spelling)) return null;
  const isBlame = tones[language].findAt(words, index + length)?.value.sign === -1;
  return isBlame ? null : { value: PRAISE, length: length + 1 };
}

/** "La meno conveniente", "less reliable": a degree below. */
function isLessened(words: readonly Word[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  return before !== undefined && word?.start === before.end + 1 && lessens(before.spelling);
}

function isNegated(words: readonly Word[], index: number, language: Language): boolean {
  for (let back = index - 1; back >= Math.max(0, index - NEGATION_REACH); back--) {
    const [word, next] = [words[back], words[back + 1]];
    if (word === undefined || next === undefined || next.start - word.end > 1) return false;
    if (negates[language](word.spelling)) return !isAbsence(word.spelling) || index - back <= ABSENT_REACH;
  }
  return false;
}
