import type { Language, TextSpan } from '../extraction.ts';
import { lexicons } from '../lexicon/index.ts';
import type { ReadSegment } from '../read-answer.ts';
import type { PhraseTable } from './phrase-table.ts';
import { createPhraseTable } from './phrase-table.ts';

/** A word or phrase that judges. `sign` is 1 for praise, -1 for blame, after negation; `word` its place in the segment. */
export interface Cue extends TextSpan {
  sign: 1 | -1;
  strength: number;
  word: number;
  negated: boolean;
}

const NEGATION_REACH = 3;
const NEGATED_STRENGTH = 0.7;

interface CueTables {
  tones: PhraseTable<1 | -1>;
  negators: ReadonlySet<string>;
}

const tables = new Map<Language, CueTables>();

function tablesOf(language: Language): CueTables {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const { positive, negative, negators } = lexicons[language];
  const built = {
    tones: createPhraseTable<1 | -1>([
      ...negative.map((phrase) => [phrase, -1] as const),
      ...positive.map((phrase) => [phrase, 1] as const),
    ]),
    negators: new Set(negators),
  };
  tables.set(language, built);
  return built;
}

/** The judging words of a segment in order; "non è affidabile" is blame, "senza problemi" praise. */
export function findCues(segment: ReadSegment, language: Language): Cue[] {
  const { tones, negators } = tablesOf(language);
  const { words } = segment;
  const cues: Cue[] = [];
  for (let index = 0; index < words.length; index++) {
    const found = tones.findAt(words, index);
    if (found === null) continue;
    const negated = isNegated({ segment, index, negators });
    const start = words[index]?.start ?? segment.start;
    const end = words[index + found.length - 1]?.end ?? start;
    const sign = negated ? (found.value === 1 ? -1 : 1) : found.value;
    cues.push({ start, end, sign, strength: negated ? NEGATED_STRENGTH : 1, word: index, negated });
    index += found.length - 1;
  }
  return cues;
}

function isNegated({
  segment,
  index,
  negators,
}: {
  segment: ReadSegment;
  index: number;
  negators: ReadonlySet<string>;
}): boolean {
  for (let back = index - 1; back >= Math.max(0, index - NEGATION_REACH); back--) {
    const word = segment.words[back];
    const next = segment.words[back + 1];
    if (word === undefined || next === undefined || next.start - word.end > 1) return false;
    if (negators.has(word.folded)) return true;
  }
  return false;
}
