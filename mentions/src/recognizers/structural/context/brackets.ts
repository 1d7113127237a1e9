import type { Language } from '../../../extraction.ts';
import { kindAsWritten } from '../../../lexicon/word-kinds.ts';
import type { ReadAnswer } from '../../../document/read-answer.ts';
import { isNameLike } from '../../../document/text/position.ts';
import { isAcronym } from '../../../document/text/words.ts';
import { isTradeName } from '../trade-name.ts';
import type { RunPlace } from './run-place.ts';

const LONGEST_EXPANSION = 60;
const MOST_INITIALS = 6;
const MOST_WORDS = 12;

const towns = new WeakMap<ReadAnswer, boolean>();

/** Whether the answer puts towns in brackets behind names ("Zorbano (Milano)"): then an unknown word there is a town, too. */
function hasTownsInBrackets(answer: ReadAnswer, language: Language): boolean {
  const known = towns.get(answer);
  if (known !== undefined) return known;
  const result = answer.segments.some(({ words }) =>
    words.some(
      (word, index) =>
        index > 0 &&
        answer.visible[word.start - 1] === '(' &&
        isNameLike(word) &&
        kindAsWritten(word, language) === 'place',
    ),
  );
  towns.set(answer, result);
  return result;
}

/** "Kling 2.1 (Kuaishou)", "Mercadona (Hacendado)": alone in a bracket behind a name stands its parent or its brand. */
export function isRelatedInBrackets({ answer, range, language }: RunPlace): boolean {
  const { segment, first, last } = range;
  const [before, opening, closing] = [segment.words[first - 1], segment.words[first], segment.words[last]];
  if (before === undefined || opening === undefined || closing === undefined) return false;
  if (answer.visible[opening.start - 1] !== '(' || answer.visible[closing.end] !== ')') return false;
  if (!isNameLike(before) && !before.digits) return false;
  return !hasTownsInBrackets(answer, language);
}

/** "Limited Ingredient Diets (LID)": letters for the everyday words before their bracket, no name of their own. */
export function isAbbreviation({ answer, range, language }: RunPlace): boolean {
  const { segment, first, last } = range;
  const word = segment.words[first];
  if (word === undefined || first !== last || !isAcronym(word)) return false;
  if (answer.visible[word.start - 1] !== '(' || answer.visible[word.end] !== ')') return false;
  const length = word.end - word.start;
  const words = segment.words.slice(Math.max(0, first - length), first);
  if (words.map(({ folded }) => folded.charAt(0)).join('') !== word.folded) return false;
  return (
    words.every((spelt) => kindAsWritten(spelt, language) !== 'unknown') && !isTradeName({ words, language })
  );
}

/** "MDR (Managed Detection and Response)": what an acronym stands for, read from its letters. */
export function isExpansion({ answer, range }: Pick<RunPlace, 'answer' | 'range'>): boolean {
  const { words } = range.segment;
  const start = words[range.first]?.start ?? 0;
  const before = answer.visible.slice(Math.max(0, start - LONGEST_EXPANSION), start);
  const open = before.lastIndexOf('(');
  if (open === -1 || before.includes(')', open)) return false;
  const bracket = start - before.length + open;
  let first = range.first;
  while ((words[first - 1]?.start ?? 0) > bracket) first--;
  const acronym = words[first - 1];
  if (acronym?.allCapitals !== true || acronym.end - acronym.start > MOST_INITIALS) return false;
  if (answer.visible.slice(acronym.end, bracket).trim() !== '') return false;
  let initials = '';
  for (let index = first; index < first + MOST_WORDS; index++) {
    const word = words[index];
    if (word === undefined) break;
    if (isNameLike(word)) initials += word.folded.charAt(0);
    if (answer.visible[word.end] === ')') break;
  }
  return initials === acronym.folded;
}
