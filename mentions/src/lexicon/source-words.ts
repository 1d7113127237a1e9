import { fold } from '../document/text/fold.ts';
import { allPhrases } from './index.ts';

const titles = allPhrases('sourceTitles');
const CONVERSATION = /^\W*sources?:\s+conversation with\b/iu;
// Checked on every line: a quick check before the full test.
const HINT =
  /font|sourc|refer|rifer|fuent|bibliogr|cita|link|not[aei]|approf|further|learn|sito|work|enlac|saber/iu;
const MAX_TITLE = 60;

const TITLED = /^\W*([\p{L} ]{3,30}?)[*_\s]*:/u;
const NOTE_OR_HOST =
  /^(?:\[\^?\d{1,2}\]:?|(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+[a-z]{2,6}(?:\/\S*)?|[-–—*_.]*)$/iu;
const MAX_SOURCE_LINE = 400;

/** "Fonti: sito.it, [2] altrosito.com": a title of sources with nothing but addresses behind it. */
export function isSourceLine(line: string): boolean {
  if (line.length > MAX_SOURCE_LINE || !line.includes(':')) return false;
  const title = TITLED.exec(line);
  if (title === null || !titles.has(fold(title[1] ?? '').trim())) return false;
  const listed = line.slice(title[0].length).split(/[\s,;·|]+/u);
  return listed.some((entry) => entry.includes('.')) && listed.every((entry) => NOTE_OR_HOST.test(entry));
}

/** A line that opens the list of sources at the end of an answer. */
export function isSourceTitle(line: string): boolean {
  if (line.length > MAX_TITLE) return CONVERSATION.test(line);
  if (!HINT.test(line)) return false;
  const words = fold(line)
    .replace(/[^\p{L}\s]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return (titles.has(words) && !/:.*\S.*[^*_:]$/u.test(line.trim())) || CONVERSATION.test(line);
}
