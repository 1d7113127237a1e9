import entities from './entities.json' with { type: 'json' };
import { firstIndex } from './document.ts';
import { holdsLetterOrDigit } from './signs.ts';
import type { TextSpan } from '../extraction.ts';

/** A text as a reader sees it, with a mapping back to the offsets of the original. */
export interface CleanText {
  text: string;
  /** Nothing had to be changed: the offsets are the given ones. */
  isGiven: boolean;
  /** The same stretch in offsets of the original. */
  restore: <T extends TextSpan>(span: T) => T;
}

/** A stretch of the original text that is written otherwise in the clean one. */
interface Change {
  /** In the clean text. */
  at: number;
  length: number;
  start: number;
  end: number;
}

const named: ReadonlyMap<string, string> = new Map(Object.entries(entities));
// A quick check before the full search: most answers hold none of these.
const SUSPECT =
  /&(?:#|[a-z\d]{2,31};)|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uE200-\uE2FF\u00B2\u00B3\u00B9\u2070\u2074-\u2079\u241B]|\[0?m|turn\d|<sup|\\(?:x1b|u001b|033|e\[)/iu;
const ENTITY = '&(?:amp;){0,2}(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,31});';
/** The marks of ChatGPT: most are notes; `url` and `entity` show one of their fields. */
const SHOWN =
  '\\uE200url\\uE202([^\\uE200-\\uE202\\n]{1,300})(?:\\uE202[^\\uE200-\\uE202\\n]{0,300}){0,2}\\uE201|\\uE200entity\\uE202\\["[^"]{0,300}","((?:[^"\\\\]|\\\\.){1,300})"[^\\uE200-\\uE202\\n]{0,2000}\\uE201';
const ENGINE_MARK =
  '\\uE200[a-z_]{0,24}(?:\\uE202(?:[[{][^\\uE200-\\uE202\\n]{0,2000}|[^\\uE200-\\uE202\\s]{0,300}))+\\uE201|\\uE200(?:[a-z_]{1,24}(?:\\uE202turn\\d+[a-z]+\\d+)+)?|(?:file)?cite(?:turn\\d+[a-z]+\\d+)+|[\\uE201-\\uE2FF]';
const COLOUR =
  '(?:\\u001B|\\u009B|\\u241B|\\\\(?:x1b|u001b|033|e))\\[?[\\d;?]{0,20}[a-z]|\\[(?:\\d{1,3}(?:;\\d{1,3}){0,4})?m';
const NOTE =
  '(?<=\\p{L}{3}|[\\s.,;:!?)"”»*_])[\\u207D\\s]{0,2}[\\u00B2\\u00B3\\u00B9\\u2070\\u2074-\\u2079]+(?:[,\\u207B][\\u00B2\\u00B3\\u00B9\\u2070\\u2074-\\u2079]+)*\\u207E?|<sup>[\\s\\d,;[\\]*†‡]{1,12}</sup>';
const UNSEEN =
  '[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\uFEFF]';
const CHANGED = new RegExp(`${SHOWN}|(${ENGINE_MARK}|${NOTE})|${COLOUR}|${ENTITY}|${UNSEEN}`, 'dgiu');
/** Characters that would be markup in the clean text, replaced by look-alikes. */
const INERT: Readonly<Record<string, string>> = { '|': '｜', '\n': ' ', '\r': ' ' };

/**
 * Decodes entities and removes what is not visible: the engines' marks, terminal colours, note numbers, control
 * characters.
 */
export function cleanText(given: string): CleanText {
  if (!SUSPECT.test(given)) return { text: given, isGiven: true, restore: (span) => span };
  const parts: string[] = [];
  const changes: Change[] = [];
  const isColoured = given.includes('[0m') || given.includes('[m');
  let position = 0;
  let length = 0;
  const replace = (start: number, end: number, shown: string): void => {
    parts.push(given.slice(position, start), shown);
    length += start - position;
    changes.push({ at: length, length: shown.length, start, end });
    length += shown.length;
    position = end;
  };
  for (const match of given.matchAll(CHANGED)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const inner = match.indices?.[1] ?? match.indices?.[2];
    const shown = inner === undefined ? showMatch(match, given, isColoured) : null;
    if (shown !== null) replace(start, end, shown);
    if (inner === undefined) continue;
    replace(start, inner[0], '');
    replace(inner[1], end, '');
  }
  parts.push(given.slice(position));
  return {
    text: parts.join(''),
    isGiven: false,
    restore: (span) => ({
      ...span,
      start: toGiven(changes, span.start, 'start'),
      end: toGiven(changes, span.end, 'end'),
    }),
  };
}

/** The words of a name as the user or a model wrote it, cleaned like an answer's text. */
export const cleanName = (name: string): string => cleanText(name).text.trim();

/** What replaces a match; null where it stays as it is. */
function showMatch(match: RegExpExecArray, given: string, isColoured: boolean): string | null {
  const [found, , , part] = match;
  if (found.startsWith('&')) return decode(found);
  if (found.startsWith('[') && !isColoured) return null;
  // The words on both sides of a note stay separate, an invisible character or a colour separates none.
  const isBetween =
    holdsLetterOrDigit(given.charAt(match.index - 1)) &&
    holdsLetterOrDigit(given.charAt(match.index + found.length));
  return part !== undefined && isBetween ? ' ' : '';
}

function decode(entity: string): string | null {
  const name = entity.slice(1, -1).split(';').at(-1) ?? '';
  const shown = name.startsWith('#') ? fromCode(name.slice(1)) : (named.get(name) ?? null);
  return shown === null ? null : (INERT[shown] ?? shown);
}

function fromCode(digits: string): string | null {
  const code = digits.toLowerCase().startsWith('x') ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}

function toGiven(changes: readonly Change[], offset: number, edge: 'start' | 'end'): number {
  const change =
    changes[firstIndex(changes, ({ at }) => (edge === 'start' ? at > offset : at >= offset)) - 1];
  if (change === undefined) return offset;
  const behind = offset - change.at - change.length;
  if (behind >= 0 && !(behind === 0 && edge === 'end' && change.length > 0)) return change.end + behind;
  return edge === 'start' && behind < 0 ? change.start : change.end;
}
