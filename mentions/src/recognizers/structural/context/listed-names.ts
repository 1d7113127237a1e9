import { type ReadSegment, isNameLike } from '../../../document/document.ts';
import { isJoiner } from '../../../lexicon/index.ts';

const MAX_LIST = 6;
const COMMA = ', '.length;

/**
 * Where the names begin that are listed before this one, itself included: "Anna Bertoldi e Carlo Neri"; over commas
 * only where asked for ("A Roma, Zorbano …" lists nothing).
 */
export function openingsOfList({ words }: ReadSegment, first: number, overCommas = false): number[] {
  const openings = [first];
  for (let opening = first; openings.length < MAX_LIST;) {
    const joiner = words[opening - 1];
    if (joiner === undefined) break;
    const isComma = overCommas && isNameLike(joiner) && (words[opening]?.start ?? 0) - joiner.end === COMMA;
    if (!isComma && !isJoiner(joiner.spelling)) break;
    const end = isComma ? opening - 1 : opening - 2;
    let before = end;
    while (before >= 0 && isNameLike(words[before] ?? joiner)) before--;
    if (before === end) break;
    opening = before + 1;
    openings.push(opening);
  }
  return openings;
}
