import type { Language, TextSpan } from '../extraction.ts';
import { wordsOf } from '../lexicon/grammar.ts';
import { lexicons } from '../lexicon/index.ts';
import type { ReadSegment } from '../document/read-answer.ts';
import { fold } from '../document/text/fold.ts';
import { firstIndex } from '../document/text/within.ts';
import type { Cue } from './find-cues.ts';
import type { Named } from './named.ts';
import type { PhraseTable } from './phrase-table.ts';
import { createPhraseTable } from './phrase-table.ts';

const CONCEDED = 0.5;
const CONCESSION_REACH = 10;
const OBJECT_REACH = 3;
const THAN = wordsOf('than');
const LIMITS = wordsOf('limits');
const ANOTHER = wordsOf('others');
const REJECTING = wordsOf('better');

const concessionsOf = (language: Language): PhraseTable<true> =>
  createPhraseTable(lexicons[language].concessions.map((phrase) => [phrase, true] as const));
const concessions = { it: concessionsOf('it'), en: concessionsOf('en'), es: concessionsOf('es') };
const comparativesOf = (language: Language): ReadonlySet<string> =>
  new Set(lexicons[language].comparatives.map(fold));
const comparatives = { it: comparativesOf('it'), en: comparativesOf('en'), es: comparativesOf('es') };

/** How much of a cue's weight counts: less behind "sebbene" or "despite", nothing before "solo" ("vince solo sul prezzo"). */
export function shareOfCue(segment: ReadSegment, cue: Cue, language: Language): number {
  const next = segment.words[firstIndex(segment.words, ({ start }) => start >= cue.end)];
  if (cue.sign === 1 && next !== undefined && LIMITS.has(next.folded)) return 0;
  for (let index = cue.word - 1; index >= Math.max(0, cue.word - CONCESSION_REACH); index--) {
    const word = segment.words[index];
    const after = segment.words[index + 1];
    if (word === undefined || after === undefined || after.start - word.end > 1) return 1;
    if (concessions[language].findAt(segment.words, index) !== null) return CONCEDED;
  }
  return 1;
}

/** Whom a comparison sets lower: Emma in "Dorelan è superiore a Emma". */
export function objectOfComparison({
  segment,
  cue,
  inside,
  language,
}: {
  segment: ReadSegment;
  cue: Cue;
  inside: readonly Named[];
  language: Language;
}): Named | null {
  if (!comparatives[language].has(segment.words[cue.word]?.folded ?? '')) return null;
  const named = inside[firstIndex(inside, ({ start }) => start >= cue.end)];
  if (named === undefined) return null;
  const last = firstIndex(segment.words, ({ start }) => start >= named.start) - 1;
  const word = segment.words[last];
  if (word === undefined || last <= cue.word - 1 || last - cue.word > OBJECT_REACH) return null;
  return THAN.has(word.folded) ? named : null;
}

/** "Meglio un artigiano", "better elsewhere": an unnamed alternative is preferred, which is blame for the company. */
export function choosesAnother(segment: ReadSegment, cue: Cue, named: readonly TextSpan[]): boolean {
  const word = segment.words[cue.word];
  const next = segment.words[cue.word + 1];
  if (word === undefined || next === undefined || !REJECTING.has(word.folded)) return false;
  return ANOTHER.has(next.folded) && !named.some(({ start }) => start > cue.start);
}
