import { fold } from '../text/fold.ts';
import { allPhrases } from './index.ts';

const titles = allPhrases('sourceTitles');
const CONVERSATION = /^\W*sources?:\s+conversation with\b/iu;
// Asked of every line: a glance before the full look.
const HINT =
  /font|sourc|refer|rifer|fuent|bibliogr|cita|link|not[aei]|approf|further|learn|sito|work|enlac|saber/iu;
const LONGEST_TITLE = 60;

/** A line that opens the list of sources at the end of an answer. */
export function isSourceTitle(line: string): boolean {
  if (line.length > LONGEST_TITLE) return CONVERSATION.test(line);
  if (!HINT.test(line)) return false;
  const words = fold(line)
    .replace(/[^\p{L}\s]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return (titles.has(words) && !/:.*\S.*[^*_:]$/u.test(line.trim())) || CONVERSATION.test(line);
}
