import type { AnswerLink } from './document.ts';
import { isMarkCode, isWordCode } from './spelling.ts';
import type { TextSpan } from '../extraction.ts';
import { pattern } from '../lexicon/pattern.ts';

const MAX_LABEL = 400;
const MAX_DEPTH = 8;
const MAX_TARGET = 2_000;
const TARGET = /^<?(\S+?)>?(?:\s+["'(](.*)["')])?$/u;

interface ReadLink {
  label: TextSpan;
  /** From the bracket that closes the label to the end of the link. */
  target: TextSpan;
  found: AnswerLink;
}

/** The link that opens with `[` at `at`, null when the brackets hold none. */
function readLinkAt({ text, at, end }: { text: string; at: number; end: number }): ReadLink | null {
  const close = findClosing(text, at, Math.min(end, at + MAX_LABEL));
  if (close === null || text[close + 1] !== '(') return null;
  const targetClose = findClosing(text, close + 1, Math.min(end, close + MAX_TARGET));
  if (targetClose === null) return null;
  const [, url, title] = TARGET.exec(text.slice(close + 2, targetClose).trim()) ?? [];
  if (url === undefined) return null;
  const label = { start: at + 1, end: close };
  return {
    label,
    target: { start: close, end: targetClose + 1 },
    found: { start: at, end: targetClose + 1, url, label, title: title ?? null },
  };
}

/** Offset of what closes the bracket at `at`, null when nothing does before `end`. */
function findClosing(text: string, at: number, end: number): number | null {
  const opening = text[at];
  const closing = opening === '[' ? ']' : ')';
  let depth = 0;
  for (let position = at; position < end; position++) {
    const character = text[position];
    if (character === '\\') position++;
    else if (character === opening && ++depth > MAX_DEPTH) return null;
    else if (character === closing && --depth === 0) return position;
  }
  return null;
}

/** What masking collects: spans no reader sees, spans in bold, links. All offsets are the answer's own. */
interface Markup {
  hidden: TextSpan[];
  bold: TextSpan[];
  links: AnswerLink[];
  /** Whether a piece of code holds a given name; other code is not read as text. */
  holdsName: (code: string) => boolean;
}

const MARK = pattern(
  'uy',
)`\\[\\\x60*_{}[\]()#+\-.!|~<>&]|\x60+|\*+|__+|_|~~+|!?\[|\(\[|<|&(?:${'markupEntities'}|#39|#x27);|https?:\/\/|【[^】]{0,200}】|[\uE000-\uF8FF]+`;
const ADDRESS = /https?:\/\/[^\s<>"'`|\]【]+/uy;
const TAG = /<(?:!--.*?--|\/?[a-z][^<>]{0,600})>/iuy;
const HIDDEN_ELEMENT = pattern(
  'iuy',
)`<(${'hiddenElements'})\b[^<>]{0,300}(?:display:\s*none|hidden)[^<>]{0,300}>.{0,5000}?<\/\1>`;
const MAX_CODE = 2_000;
const FOOTNOTE = pattern('iu')`^\^|^[\d\s,_–-]+$|^${'noteLabels'}s?\s*:?\s*\d*$|^[ xX]$`;
const CHIP_GAPS = ' ,;·';
const TRAILING_PUNCTUATION = /[.,;:!?*_~)]+$/u;

interface Masking {
  text: string;
  end: number;
  markup: Markup;
  boldFrom: number | null;
}

/** Finds the markup of one line (or cell) and adds it to `markup`; nothing is removed, offsets stay. */
export function maskMarkup({ text, start, end, markup }: TextSpan & { text: string; markup: Markup }): void {
  const masking: Masking = { text, end, markup, boldFrom: null };
  let position = start;
  while (position < end) {
    const mark = opensMark(text, position) ? (matchAt(MARK, text, position)?.[0] ?? null) : null;
    position =
      mark === null ? position + 1 : Math.max(position + 1, maskMark({ masking, at: position, mark }));
  }
  if (masking.boldFrom !== null && end - masking.boldFrom > 1)
    markup.bold.push({ start: masking.boldFrom, end });
}

const LETTER_H = 0x68;

/** A quick check of one character: most are no markup. An `h` counts when it opens an address. */
function opensMark(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isMarkCode(code) || (code === LETTER_H && text.startsWith('http', at));
}

function maskMark({ masking, at, mark }: { masking: Masking; at: number; mark: string }): number {
  const { markup } = masking;
  const hide = (to: number): number => {
    const end = Math.min(to, masking.end);
    if (end > at) markup.hidden.push({ start: at, end });
    return end;
  };
  switch (mark[0]) {
    case '\\':
      return hide(at + 1) + 1;
    case '`':
      return maskCode({ masking, at, mark });
    case '*':
      return maskStars({ masking, at, length: mark.length });
    case '_':
      return isInsideWord(masking.text, at, mark.length) ? at + mark.length : hide(at + mark.length);
    case '<':
      return maskTag({ masking, at });
    case '&':
      // Of an ampersand the sign itself stays.
      markup.hidden.push({ start: mark === '&amp;' ? at + 1 : at, end: at + mark.length });
      return at + mark.length;
    case 'h':
      return maskAddress({ masking, at });
    case '(':
    case '[':
    case '!':
      return maskLink({ masking, at });
    default:
      return hide(at + mark.length);
  }
}

function maskCode({ masking, at, mark }: { masking: Masking; at: number; mark: string }): number {
  const { text, end, markup } = masking;
  const from = at + mark.length;
  const code = text.slice(from, Math.min(end, from + MAX_CODE));
  const length = code.indexOf(mark);
  if (length === -1 || !markup.holdsName(code.slice(0, length))) {
    const close = length === -1 ? from : from + length + mark.length;
    markup.hidden.push({ start: at, end: Math.min(close, end) });
    return Math.min(close, end);
  }
  markup.hidden.push({ start: at, end: from }, { start: from + length, end: from + length + mark.length });
  return from + length + mark.length;
}

function maskStars({ masking, at, length }: { masking: Masking; at: number; length: number }): number {
  const { markup } = masking;
  const after = Math.min(at + length, masking.end);
  markup.hidden.push({ start: at, end: after });
  if (length < 2) return after;
  if (masking.boldFrom === null) masking.boldFrom = after;
  else {
    if (at > masking.boldFrom) markup.bold.push({ start: masking.boldFrom, end: at });
    masking.boldFrom = null;
  }
  return after;
}

function isInsideWord(text: string, at: number, length: number): boolean {
  return isWordCode(text.charCodeAt(at - 1)) && isWordCode(text.charCodeAt(at + length));
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function maskTag({ masking, at }: { masking: Masking; at: number }): number {
  const { text, markup } = masking;
  const [whole] = matchAt(HIDDEN_ELEMENT, text, at) ?? matchAt(TAG, text, at) ?? [''];
  const end = at + whole.length;
  if (whole === '' || end > masking.end) return at + 1;
  const url = matchAt(ADDRESS, text, at + 1)?.[0] ?? '';
  if (url.length === whole.length - 2) markup.links.push({ start: at, end, url, label: null, title: null });
  markup.hidden.push({ start: at, end });
  return end;
}

function maskAddress({ masking, at }: { masking: Masking; at: number }): number {
  const { text, markup } = masking;
  const found = matchAt(ADDRESS, text, at)?.[0] ?? '';
  const url = trimAddress(found);
  if (url.length < 'http://x.y'.length) return at + 1;
  const end = Math.min(at + url.length, masking.end);
  markup.hidden.push({ start: at, end });
  markup.links.push({ start: at, end, url, label: null, title: null });
  return end;
}

/** Closing brackets belong to the sentence unless the address opened them itself. */
function trimAddress(address: string): string {
  const trimmed = address.replace(TRAILING_PUNCTUATION, '');
  const opened = trimmed.split('(').length - trimmed.split(')').length;
  return opened > 0 ? address.slice(0, trimmed.length + opened) : trimmed;
}

function maskLink({ masking, at }: { masking: Masking; at: number }): number {
  const { text, end, markup } = masking;
  if (text[at] === '(') return maskSourceChip({ masking, at });
  const isImage = text[at] === '!';
  const open = isImage ? at + 1 : at;
  const link = readLinkAt({ text, at: open, end });
  if (link === null) return maskFootnote({ masking, at: open });
  const { label, target } = link;
  const labelText = text.slice(label.start, label.end);
  if (!isImage) markup.links.push(link.found);
  const isNumber = FOOTNOTE.test(labelText.trim()) || labelText.startsWith('http');
  if (isNumber) {
    markup.hidden.push({ start: at, end: target.end });
    return target.end;
  }
  markup.hidden.push({ start: at, end: label.start });
  maskMarkup({ text, start: label.start, end: label.end, markup });
  markup.hidden.push({ start: label.end, end: target.end });
  return target.end;
}

/** `([site](address), [site](address))` after a sentence is a source note, not part of it. */
function maskSourceChip({ masking, at }: { masking: Masking; at: number }): number {
  const { text, end, markup } = masking;
  const found: AnswerLink[] = [];
  let position = at + 1;
  while (position < end && text[position] === '[') {
    const link = readLinkAt({ text, at: position, end });
    if (link === null) break;
    found.push(link.found);
    position = link.target.end;
    while (position < end && CHIP_GAPS.includes(text.charAt(position))) position++;
  }
  if (found.length === 0 || text[position] !== ')') return at + 1;
  markup.links.push(...found);
  markup.hidden.push({ start: at, end: position + 1 });
  return position + 1;
}

function maskFootnote({ masking, at }: { masking: Masking; at: number }): number {
  const { text, end, markup } = masking;
  const close = findClosing(text, at, Math.min(end, at + MAX_LABEL));
  if (close === null || !FOOTNOTE.test(text.slice(at + 1, close))) return at + 1;
  markup.hidden.push({ start: at, end: close + 1 });
  return close + 1;
}
