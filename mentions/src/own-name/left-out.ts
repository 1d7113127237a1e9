import { fold } from '../document/spelling.ts';
import { articles, tradeWords } from '../lexicon/index.ts';
import { kindOfWord } from '../lexicon/word-kinds.ts';
import { nameWords } from '../linking/identity.ts';
import { splitAtBlanks, withoutJoints } from '../document/signs.ts';

/** What of a name does not count alone: a part of it, its letters without the capital, or without a sign it has. */
export interface LeftOut {
  readonly because: 'part' | 'small_letters' | 'sign_left_out';
  readonly spelling: string;
}

const MAX_LEFT_OUT = 3;

/** What a reader might take for the name, as far as it is never found: its parts, small letters, signs left out. */
export function listLeftOut(bare: string, isNeverFound: (spelling: string) => boolean): LeftOut[] {
  const candidates: LeftOut[] = [
    ...partsOf(bare).map((spelling) => ({ because: 'part' as const, spelling })),
    { because: 'sign_left_out', spelling: bare.replaceAll('+', '') },
    { because: 'small_letters', spelling: bare.toLowerCase() },
  ];
  const isNew = ({ spelling }: LeftOut, at: number): boolean =>
    candidates.findIndex((other) => other.spelling === spelling) === at;
  return candidates
    .filter((one, at) => isNew(one, at) && one.spelling !== bare && one.spelling.trim() !== '')
    .filter(({ spelling }) => isNeverFound(spelling))
    .slice(0, MAX_LEFT_OUT);
}

/** All but the first word, and all but the last, without the small words that are left at an edge. */
function partsOf(name: string): string[] {
  const words = splitAtBlanks(name);
  if (words.length < 2) return [];
  return [trimSmall(words.slice(1)), trimSmall(words.slice(0, -1))].filter(isTelling);
}

const isSmall = (word: string): boolean => kindOfWord(fold(word), 'it') === 'function';

/** "La Perla" keeps its article, "di Nina" and "L’Orto di" lose their preposition. */
function trimSmall(words: readonly string[]): string {
  const kept = [...words];
  while (kept.length > 0 && isSmall(kept.at(-1) ?? '')) kept.pop();
  while (kept.length > 0 && isSmall(kept[0] ?? '') && !articles.has(fold(kept[0] ?? ''))) kept.shift();
  return withoutJoints(kept.join(' '));
}

function isTelling(part: string): boolean {
  const words = nameWords(part).map(fold);
  return words.some((word) => word.length > 2 && !tradeWords.has(word) && !articles.has(word));
}
