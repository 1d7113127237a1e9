import type { At } from '../place.ts';
import { isBlankAndMarkup } from '../../../document/text/gaps.ts';
import { flagOf } from '../../../document/text/spelling.ts';
import { isSubjectVerb } from '../../../lexicon/verbs.ts';

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
