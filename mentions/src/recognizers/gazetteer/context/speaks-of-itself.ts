import type { ReadAnswer } from '../../../document/document.ts';
import { flagOf } from '../../../document/spelling.ts';
import type { NameMatch } from '../match-names.ts';

const SELF =
  /\b(?:as an?|i['’]?m an?|in quanto|come)\s(?:\p{L}+\s){0,4}(?:model\p{L}*|assist\p{L}*|ia|ai)\b[^.]{0,40}$/iu;
const SELF_REACH = 80;
const namesAssistant = flagOf(({ folded }) => /^(?:model|assist|ia$|ai$)/u.test(folded));

/** "As an AI model made by …": the engine speaks of itself. */
export function speaksOfItself({ visible }: ReadAnswer, { segment, first, start }: NameMatch): boolean {
  const from = Math.max(segment.start, start - SELF_REACH);
  for (let index = first - 1; index >= 0; index--) {
    const word = segment.words[index];
    if (word === undefined || word.end < from) return false;
    if (namesAssistant(word.spelling)) return SELF.test(visible.slice(from, start));
  }
  return false;
}
