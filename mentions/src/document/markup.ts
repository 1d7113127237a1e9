import type { AnswerLink } from './document.ts';
import { isMarkCode } from './spelling.ts';
import type { TextSpan } from '../extraction.ts';
import { pattern } from '../lexicon/pattern.ts';

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
    switch (mark.charAt(0)) {
      case '\\':
        return this.#hide(at, at + 1) + 1;
      case '`':
        return this.#readCode(mark, at, end);
      case '<':
        return this.#readTag(at, end);
      case 'h':
        return this.#readAddress(at, end);
      case '(':
        return this.#readSources(at, end);
      case '[':
      case '!':
        return this.#readLink(at, end);
      default:
        return this.#hide(at, at + mark.length);
    }
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
