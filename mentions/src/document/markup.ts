import entities from './entities.json' with { type: 'json' };
import type { TextSpan } from '../extraction.ts';
import { pattern } from '../lexicon/index.ts';
import { type AnswerLink, firstIndex } from './document.ts';
import { holdsLetterOrDigit, isMarkCode } from './spelling.ts';

const MARK = pattern(
  'uy',
)`\\[\\\x60*_{}[\]()#+\-.!|~<>&]|\x60+|\*+|_+|~~+|!?\[|\(\[|<|https?:\/\/|【[^】]{0,200}】|[\uE000-\uF8FF]+`;
const LETTER_H = 0x68;
const ADDRESS = /https?:\/\/[^\s<>"'`|\]【]+/uy;
const TRAILING_PUNCTUATION = /[.,;:!?*_~)]+$/u;
const MIN_ADDRESS = 'http://x.y'.length;
/** "[label](address "title")", each bracket with one more inside of it. */
const LINK =
  /\[((?:[^[\]\\\n]|\\.|\[[^[\]\n]{0,400}\]){0,400})\]\(\s?<?((?:[^\s()<>]|\([^\s()]{0,400}\)){1,2000})>?(?:\s["'(]([^\n]{0,400}?)["')])?\s?\)/uy;
const NOTE = pattern('iu')`^\^|^[\d\s,_–-]+$|^${'noteLabels'}s?\s*:?\s*\d*$|^[ xX]$|^http`;
const MAX_NOTE = 60;
const CHIP_GAPS = ' ,;·';
const TAG = /<(?:!--.*?--|\/?[a-z][^<>]{0,600})>/iuy;
const MAX_CODE = 2_000;

/** Finds the markup of an answer, line by line (or cell by cell); nothing is removed, offsets are the answer's own. */
export class MarkupReader {
  /** What no reader sees. */
  readonly hidden: TextSpan[] = [];
  readonly bold: TextSpan[] = [];
  readonly links: AnswerLink[] = [];
  readonly #text: string;
  /** Whether a piece of code holds a given name; other code is not read as text. */
  readonly #holdsName: (code: string) => boolean;

  constructor(text: string, holdsName: (code: string) => boolean) {
    this.#text = text;
    this.#holdsName = holdsName;
  }

  read({ start, end }: TextSpan): void {
    let boldFrom: number | null = null;
    for (let at = start; at < end;) {
      const [mark] = this.#mayOpenMark(at) ? this.#matchAt(MARK, at, end) : [];
      if (mark === undefined) at++;
      else if (mark.startsWith('**')) {
        if (boldFrom === null) boldFrom = at + mark.length;
        else if (at >= boldFrom) {
          if (at > boldFrom) this.bold.push({ start: boldFrom, end: at });
          boldFrom = null;
        }
        at = this.#hide(at, at + mark.length);
      } else at = this.#readMark(mark, at, end);
    }
    if (boldFrom !== null && boldFrom < end - 1) this.bold.push({ start: boldFrom, end });
  }

  /** A quick check of one character: most are no markup. An `h` counts when it opens an address. */
  #mayOpenMark(at: number): boolean {
    const code = this.#text.charCodeAt(at);
    return isMarkCode(code) || (code === LETTER_H && this.#text.startsWith('http', at));
  }

  #matchAt(pattern: RegExp, at: number, end: number): readonly (string | undefined)[] {
    pattern.lastIndex = at;
    const match = pattern.exec(this.#text);
    return match !== null && pattern.lastIndex <= end ? match : [];
  }

  #hide(start: number, end: number): number {
    this.hidden.push({ start, end });
    return end;
  }

  /** Reads what a mark opens, and returns where to go on. */
  #readMark(mark: string, at: number, end: number): number {
    const sign = mark.charAt(0);
    if (sign === '\\') return this.#hide(at, at + 1) + 1;
    if (sign === '`') return this.#readCode(mark, at, end);
    if (sign === '<') return this.#readTag(at, end);
    if (sign === 'h') return this.#readAddress(at, end);
    if (sign === '(') return this.#readSources(at, end);
    if (sign === '[' || sign === '!') return this.#readLink(at, end);
    return this.#hide(at, at + mark.length);
  }

  #readCode(mark: string, at: number, end: number): number {
    const from = at + mark.length;
    const code = this.#text.slice(from, Math.min(end, from + MAX_CODE));
    const length = code.indexOf(mark);
    if (length < 0) return this.#hide(at, from);
    const closes = from + length;
    this.#hide(at, this.#holdsName(code.slice(0, length)) ? from : closes);
    return this.#hide(closes, closes + mark.length);
  }

  #readTag(at: number, end: number): number {
    const [tag] = this.#matchAt(TAG, at, end);
    if (tag === undefined) return at + 1;
    const [url] = this.#matchAt(ADDRESS, at + 1, end);
    if (url?.length === tag.length - 2) this.#addLink(at, at + tag.length, url);
    return this.#hide(at, at + tag.length);
  }

  #addLink(start: number, end: number, url: string): void {
    this.links.push({ start, end, url, label: null, title: null });
  }

  /** Closing brackets belong to the sentence unless the address opened them itself. */
  #readAddress(at: number, end: number): number {
    const found = (this.#matchAt(ADDRESS, at, Infinity)[0] ?? '').slice(0, end - at);
    const trimmed = found.replace(TRAILING_PUNCTUATION, '');
    const opened = trimmed.split('(').length - trimmed.split(')').length;
    const url = opened > 0 ? found.slice(0, trimmed.length + opened) : trimmed;
    if (url.length < MIN_ADDRESS) return at + 1;
    this.#addLink(at, at + url.length, url);
    return this.#hide(at, at + url.length);
  }

  #linkAt(at: number, end: number): (AnswerLink & { label: TextSpan }) | null {
    const [whole, label, url, title] = this.#matchAt(LINK, at, end);
    if (whole === undefined || label === undefined || url === undefined) return null;
    const inner = { start: at + 1, end: at + 1 + label.length };
    return { start: at, end: at + whole.length, url, label: inner, title: title ?? null };
  }

  #readLink(at: number, end: number): number {
    const isImage = this.#text.startsWith('!', at);
    const opens = isImage ? at + 1 : at;
    const link = this.#linkAt(opens, end);
    if (link === null) return this.#readNote(opens, end);
    const { label } = link;
    if (!isImage) this.links.push(link);
    if (NOTE.test(this.#text.slice(label.start, label.end).trim())) return this.#hide(at, link.end);
    this.#hide(at, label.start);
    this.read(label);
    return this.#hide(label.end, link.end);
  }

  /** "[1]", "[^2]", "[Source 3]". */
  #readNote(at: number, end: number): number {
    const inside = this.#text.slice(at + 1, Math.min(end, at + MAX_NOTE));
    const length = inside.indexOf(']');
    const isNote = length >= 0 && NOTE.test(inside.slice(0, length));
    return isNote ? this.#hide(at, at + length + 2) : at + 1;
  }

  /** `([site](address), [site](address))` after a sentence is a source note, not part of it. */
  #readSources(at: number, end: number): number {
    const found: AnswerLink[] = [];
    let to = at + 1;
    for (let link = this.#linkAt(to, end); link !== null; link = this.#linkAt(to, end)) {
      found.push(link);
      to = link.end;
      while (to < end && CHIP_GAPS.includes(this.#text.charAt(to))) to++;
    }
    if (found.length === 0 || to >= end || this.#text.charAt(to) !== ')') return at + 1;
    this.links.push(...found);
    return this.#hide(at, to + 1);
  }
}

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
const NOTE_NUMBER =
  '(?<=\\p{L}{3}|[\\s.,;:!?)"”»*_])[\\u207D\\s]{0,2}[\\u00B2\\u00B3\\u00B9\\u2070\\u2074-\\u2079]+(?:[,\\u207B][\\u00B2\\u00B3\\u00B9\\u2070\\u2074-\\u2079]+)*\\u207E?|<sup>[\\s\\d,;[\\]*†‡]{1,12}</sup>';
const UNSEEN =
  '[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\uFEFF]';
const CHANGED = new RegExp(`${SHOWN}|(${ENGINE_MARK}|${NOTE_NUMBER})|${COLOUR}|${ENTITY}|${UNSEEN}`, 'dgiu');
/** Characters that would be markup in the clean text, replaced by look-alikes. */
const INERT: Readonly<Record<string, string>> = { '|': '｜', '\n': ' ', '\r': ' ' };

/** Decodes entities and removes what is not visible: engines' marks, colours, note numbers, control characters. */
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
  const restore: CleanText['restore'] = (span) => {
    const [start, end] = [toGiven(changes, span.start, 'start'), toGiven(changes, span.end, 'end')];
    return { ...span, start, end };
  };
  return { text: parts.join(''), isGiven: false, restore };
}

/** The words of a name as the user or a model wrote it, cleaned like an answer's text. */
export const cleanName = (name: string): string => cleanText(name).text.trim();

/** What replaces a match; null where it stays as it is. */
function showMatch(match: RegExpExecArray, given: string, isColoured: boolean): string | null {
  const [found, , , part] = match;
  if (found.startsWith('&')) return decode(found);
  if (found.startsWith('[') && !isColoured) return null;
  // The words on both sides of a note stay separate, an invisible character or a colour separates none.
  const sides = [given.charAt(match.index - 1), given.charAt(match.index + found.length)];
  const isBetween = sides.every(holdsLetterOrDigit);
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
  const next = firstIndex(changes, ({ at }) => (edge === 'start' ? at > offset : at >= offset));
  const change = changes[next - 1];
  if (change === undefined) return offset;
  const behind = offset - change.at - change.length;
  if (behind >= 0 && !(behind === 0 && edge === 'end' && change.length > 0)) return change.end + behind;
  return edge === 'start' && behind < 0 ? change.start : change.end;
}
