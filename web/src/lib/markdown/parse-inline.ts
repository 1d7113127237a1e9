import { createMarks, judgeFlanks, type Link, type TextPiece, type Token } from './inline-marks.ts';
import { listTicks, matchBrackets, type TickRuns } from './pair-signs.ts';

export type { TextPiece } from './inline-marks.ts';

/** A part of a line and where it stands in the source. */
export interface SourceLine {
  readonly text: string;
  readonly start: number;
}

interface Source {
  readonly text: string;
  /** The offset in the source of a place in `text`. */
  readonly offset: (place: number) => number;
  /** Where the bracket opened at a place is closed. */
  readonly brackets: ReadonlyMap<number, number>;
  /** Where runs of backticks begin, by their length. */
  readonly ticks: ReadonlyMap<number, TickRuns>;
}

const MAX_ADDRESS_LENGTH = 2048;
/** Brackets within an address; more of them make it text. */
const MAX_BRACKET_DEPTH = 32;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  '#39': '’',
  nbsp: ' ',
};
const SPACE = /\s/u;

/**
 * Reads the inline Markdown of consecutive lines: strong, emphasis, struck, code, links, escapes, line breaks. Images
 * become their description, raw HTML stays text, and only http(s) addresses become links. Linear in the text's length.
 */
export function parseInline(lines: readonly SourceLine[]): TextPiece[] {
  const text = lines.map((line) => line.text).join('\n');
  const source: Source = {
    text,
    offset: placeLines(lines),
    brackets: matchBrackets(text),
    ticks: listTicks(text),
  };
  const reader = createReader(source);
  reader.read({ from: 0, to: text.length, link: undefined });
  return reader.finish();
}

/** An http(s) address as it may stand in a link; null for anything else. */
export function readWebAddress(address: string): string | null {
  if (address.length > MAX_ADDRESS_LENGTH || !/^https?:\/\//i.test(address)) return null;
  return URL.canParse(address) ? address : null;
}

function placeLines(lines: readonly SourceLine[]): (place: number) => number {
  const froms: number[] = [];
  let from = 0;
  for (const line of lines) {
    froms.push(from);
    from += line.text.length + 1;
  }
  return (place) => {
    let [low, high] = [0, froms.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((froms[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return (lines[low]?.start ?? 0) + place - (froms[low] ?? 0);
  };
}

/** Something more than plain text: what it shows, and where it ends. */
interface Special {
  /** Where the plain text before it ends; its own place when not given. */
  readonly plainEnd?: number;
  readonly from: number;
  readonly to: number;
  readonly over?: Partial<Token>;
  readonly end: number;
}

/** A place to read at, the end of the range, and the link the range stands in. */
interface Place {
  readonly text: string;
  readonly place: number;
  readonly to: number;
  readonly link: Link | undefined;
}

function createReader(source: Source) {
  const { text, offset } = source;
  const tokens: Token[] = [];
  const marks = createMarks(tokens);
  let plainFrom = -1;
  /** The ranges being read, innermost last; each with where reading goes on after it. */
  const within: { to: number; link: Link | undefined; end: number }[] = [];

  const push = ({
    from,
    to,
    link,
    over,
  }: {
    from: number;
    to: number;
    link: Link | undefined;
    over?: Partial<Token> | undefined;
  }) => {
    const start = offset(from);
    tokens.push({
      text: text.slice(from, to),
      start,
      end: start + to - from,
      ...(link && { link }),
      ...over,
    });
  };
  const flush = (to: number, link: Link | undefined) => {
    if (plainFrom >= 0 && plainFrom < to) push({ from: plainFrom, to, link });
    plainFrom = -1;
  };

  const read = ({ from, to, link }: { from: number; to: number; link: Link | undefined }) => {
    within.push({ to, link, end: to });
    let place = from;
    // A stack of our own: an answer may nest links deeper than calls may nest.
    for (let range = within.at(-1); range !== undefined; range = within.at(-1)) {
      if (place >= range.to) {
        flush(range.to, range.link);
        within.pop();
        place = range.end;
        continue;
      }
      const end = readAt({ text, place, to: range.to, link: range.link });
      if (end === null && plainFrom < 0) plainFrom = place;
      place = end ?? place + 1;
    }
  };

  /** Reads what begins here, and says where to go on; null when it is plain text. */
  const readAt = (at: Place): number | null => {
    const sign = at.text[at.place] ?? '';
    if (sign === '*' || sign === '_' || sign === '~') return readDelimiter({ ...at, sign });
    if (sign === '[' || (sign === '!' && at.text[at.place + 1] === '[')) return readLink(at);
    const special = sign === '`' ? readCode(at, source.ticks) : (READERS.get(sign)?.(at) ?? null);
    if (special === null) return null;
    flush(special.plainEnd ?? at.place, at.link);
    push({ from: special.from, to: special.to, link: at.link, over: special.over });
    return special.end;
  };

  const readLink = ({ place, to, link }: Place): number | null => {
    const isImage = text[place] === '!';
    const opening = isImage ? place + 1 : place;
    const closing = source.brackets.get(opening);
    if (closing === undefined || closing >= to || text[closing + 1] !== '(') return null;
    const target = readTarget({ text, from: closing + 2, to });
    if (target === null) return null;
    flush(place, link);
    // An image is never loaded: its description stands for it. A link within a link is text.
    const href = isImage || link !== undefined ? null : readWebAddress(target.address);
    within.push({ to: closing, link: href === null ? link : { href }, end: target.end });
    return opening + 1;
  };

  const readDelimiter = ({ place, to, sign, link }: Place & { sign: string }): number => {
    let end = place + 1;
    while (end < to && text[end] === sign) end += 1;
    flush(place, link);
    push({ from: place, to: end, link });
    marks.add({ sign, length: end - place, ...judgeFlanks({ text, place, end, sign }) });
    return end;
  };

  return { read, finish: marks.finish };
}

const READERS = new Map<string, (at: Place) => Special | null>([
  ['\n', readLineEnd],
  ['\\', readEscape],
  ['&', readEntity],
  ['<', readAngle],
  ['h', readBareAddress],
  ['H', readBareAddress],
]);

function readLineEnd({ text, place }: Place): Special {
  const isEscaped = text[place - 1] === '\\';
  const isHard = isEscaped || text.slice(Math.max(0, place - 2), place) === '  ';
  return {
    plainEnd: isEscaped ? place - 1 : place,
    from: place,
    to: place + 1,
    over: { text: isHard ? '\n' : ' ' },
    end: place + 1,
  };
}

function readEscape({ text, place, to }: Place): Special | null {
  const next = text[place + 1] ?? '';
  if (place + 1 >= to || !/[!-/:-@[-`{-~]/.test(next)) return null;
  return { from: place + 1, to: place + 2, end: place + 2 };
}

function readCode({ text, place, to }: Place, ticks: Source['ticks']): Special {
  let length = 1;
  while (text[place + length] === '`') length += 1;
  const runs = ticks.get(length) ?? { places: [], next: 0 };
  while ((runs.places[runs.next] ?? Infinity) < place + length) runs.next += 1;
  const closing = runs.places[runs.next];
  if (closing === undefined || closing >= to) return { from: place, to: place + length, end: place + length };
  return { from: place + length, to: closing, over: { isCode: true }, end: closing + length };
}

function readEntity({ text, place, to }: Place): Special | null {
  const [entity, name = ''] = /^&([a-z]{2,4}|#39);/.exec(text.slice(place, Math.min(to, place + 7))) ?? [];
  const character = Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
  if (entity === undefined || character === undefined) return null;
  const end = place + entity.length;
  return { from: place, to: end, over: { text: character }, end };
}

/** `<br>` and `<https://…>`; every other tag is text. */
function readAngle({ text, place, to, link }: Place): Special | null {
  const slice = text.slice(place, Math.min(to, place + MAX_ADDRESS_LENGTH + 2));
  const [lineBreak] = /^<br\s?\/?>/i.exec(slice) ?? [];
  if (lineBreak !== undefined) {
    const end = place + lineBreak.length;
    return { from: place, to: end, over: { text: '\n' }, end };
  }
  if (link !== undefined || !/^<https?:/i.test(slice)) return null;
  const close = slice.search(/[\s>]/);
  const href = slice[close] === '>' ? readWebAddress(slice.slice(1, close)) : null;
  if (href === null) return null;
  return { from: place + 1, to: place + close, over: { link: { href } }, end: place + close + 1 };
}

function readBareAddress({ text, place, to, link }: Place): Special | null {
  if (link !== undefined || /[\p{L}\p{N}]/u.test(text[place - 1] ?? '')) return null;
  const slice = text.slice(place, Math.min(to, place + MAX_ADDRESS_LENGTH));
  const [written] = /^https?:\/\/[^\s<>"'`*|\\[\]]+/i.exec(slice) ?? [];
  if (written === undefined) return null;
  let length = written.length;
  while (/[.,;:!?)»”’]/.test(written[length - 1] ?? '')) length -= 1;
  const href = readWebAddress(written.slice(0, length));
  return href === null
    ? null
    : { from: place, to: place + length, over: { link: { href } }, end: place + length };
}

/** The address in the round brackets behind a link's text, and where they end. */
function readTarget({ text, from, to }: { text: string; from: number; to: number }) {
  const slice = text.slice(from, Math.min(to, from + MAX_ADDRESS_LENGTH + 300));
  let depth = 0;
  for (let place = 0; place < slice.length; place += 1) {
    const sign = slice[place];
    if (sign === '\n' || depth > MAX_BRACKET_DEPTH) return null;
    if (sign === '(') depth += 1;
    if (sign !== ')') continue;
    if (depth > 0) depth -= 1;
    else return { address: readAddress(slice.slice(0, place)), end: from + place + 1 };
  }
  return null;
}

/** `<address>` or `address`, with or without a title behind it. */
function readAddress(target: string): string {
  const trimmed = target.trim();
  if (trimmed.startsWith('<')) return trimmed.slice(1, Math.max(1, trimmed.indexOf('>')));
  const end = trimmed.search(SPACE);
  return end < 0 ? trimmed : trimmed.slice(0, end);
}
