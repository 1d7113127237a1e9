import { type Spelling, flagIn, fold } from '../../../document/spelling.ts';
import type { Word } from '../../../document/words.ts';
import type { Language } from '../../../extraction.ts';
import { LANGUAGES, lexicons } from '../../../lexicon/index.ts';
import { openingsOfList } from './listed-names.ts';
import type { At } from '../place.ts';

const MAX_CUE_WORDS = 3;
const PIN = '📍';
const PIN_REACH = 4;
const PIN_WORDS = 3;

interface PlaceCues {
  phrases: ReadonlySet<string>;
  ends: (spelling: Spelling) => boolean;
}

const placeCues = new Map<Language, PlaceCues>(
  LANGUAGES.map((language) => {
    const phrases = lexicons[language].placeCues.map(fold);
    const ends = flagIn(new Set(phrases.map((phrase) => phrase.split(' ').at(-1) ?? '')));
    return [language, { phrases: new Set(phrases), ends }];
  }),
);

/** "near Ostuni and Monopoli", "in via Stalingrado", behind a pin: what stands before says that a place follows. */
export function isBehindPlaceCue({ answer, range, language }: At<'answer' | 'range' | 'language'>): boolean {
  const { segment, first, last } = range;
  const before = answer.raw.slice(Math.max(0, segment.start - PIN_REACH), segment.start);
  if (first < PIN_WORDS && before.trimEnd().endsWith(PIN)) return true;
  // PayPal, N26: no place is spelt so.
  if (segment.words.slice(first, last + 1).some(({ mixed }) => mixed)) return false;
  return openingsOfList(segment, first).some((opening) =>
    endsPlaceCue(range.segment.words, opening, language),
  );
}

function endsPlaceCue(words: readonly Word[], opening: number, language: Language): boolean {
  const cues = placeCues.get(language);
  const cue = words[opening - 1];
  if (cue === undefined || cues?.ends(cue.spelling) !== true) return false;
  return Array.from({ length: MAX_CUE_WORDS }, (_, index) => opening - 1 - index).some((from) =>
    cues.phrases.has(
      words
        .slice(Math.max(0, from), opening)
        .map(({ folded }) => folded)
        .join(' '),
    ),
  );
}
