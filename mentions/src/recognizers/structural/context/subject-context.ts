import { type ReadAnswer, isNameLike } from '../../../document/document.ts';
import { flagOf } from '../../../document/spelling.ts';
import { type Word, isBlankAndMarkup } from '../../../document/words.ts';
import type { Language } from '../../../extraction.ts';
import { isSubjectVerb, kindAsWritten } from '../../../lexicon/word-kinds.ts';
import type { At } from '../place.ts';

const RELATIVE = /^(?:che|which|whose|que|cuy[ao]s?)$/u;
const opensRelative = flagOf(({ folded }) => RELATIVE.test(folded));

/** "Novicell (con sede a …", "Granola doesn’t …": a bare noun before a verb or a bracket is a name; others have an article. */
export function isBareSubject({ answer, range, language }: At<'answer' | 'range' | 'language'>): boolean {
  const { segment, last } = range;
  const word = segment.words[last];
  const next = segment.words[last + 1];
  if (word === undefined || next === undefined) return false;
  if (answer.visible.startsWith(' (', word.end)) return true;
  return (
    isBlankAndMarkup(answer.visible, word.end, next.start) && isSubjectVerb({ answer, word: next, language })
  );
}

/** "Tricount, che divide le spese", "Mint, which closed": a relative clause behind a noun without an article. */
export function hasRelativeClause({ answer, range }: At<'answer' | 'range'>): boolean {
  const end = range.segment.words[range.last]?.end;
  const next = range.segment.words[range.last + 1];
  if (end === undefined || next === undefined || !opensRelative(next.spelling)) return false;
  return answer.visible.slice(end, next.start).trimEnd() === ',';
}

/** "Kling 2.1 (Kuaishou)": alone in a bracket behind a name stands its parent or brand, unless brackets hold towns. */
export function isRelatedInBrackets({
  answer,
  range,
  language,
}: At<'answer' | 'range' | 'language'>): boolean {
  const { words } = range.segment;
  const [before, opening, closing] = [words[range.first - 1], words[range.first], words[range.last]];
  if (before === undefined || opening === undefined || closing === undefined) return false;
  if (answer.visible[opening.start - 1] !== '(' || answer.visible[closing.end] !== ')') return false;
  // "Limited Ingredient Diets (LID)": letters for the words before them.
  const spelt = words.slice(Math.max(0, range.first - opening.folded.length), range.first);
  const initials = spelt.map(({ folded }) => folded.charAt(0)).join('');
  if (opening.allCapitals && initials === opening.folded) return false;
  return (isNameLike(before) || before.digits) && !hasTownsInBrackets(answer, language);
}

const towns = new WeakMap<ReadAnswer, boolean>();

function hasTownsInBrackets(answer: ReadAnswer, language: Language): boolean {
  const known = towns.get(answer);
  if (known !== undefined) return known;
  const isTown = (word: Word): boolean =>
    answer.visible[word.start - 1] === '(' && isNameLike(word) && kindAsWritten(word, language) === 'place';
  const result = answer.segments.some(({ words }) => words.some(isTown));
  towns.set(answer, result);
  return result;
}
