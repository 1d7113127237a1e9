import { listCode, type Range } from './code-ranges.ts';
import { findBareFinal, findEnd, isMeantToClose, isMeantToOpen, type Sign } from './thinking-signs.ts';
import { isWithin, moveRange } from './ranges.ts';

/** More marks than this are no reasoning model, but a text made of marks. */
const MAX_THOUGHTS = 100;

/** What is removed, and where the answer begins after the reasoning before it. */
export function findThoughts(text: string, signs: readonly Sign[]): { cuts: Range[]; begin: number } {
  const bare = findBareFinal(text);
  if (bare !== null && !isWithin(bare, listCode(text)))
    return { cuts: [{ start: 0, end: bare.end }], begin: bare.end };
  const ends = listEnds(signs);
  const cuts: Range[] = [];
  let begin = 0;
  let at = 0;
  let first = nextWord(text, 0);
  let code: readonly Range[] | null = null;
  for (const [index, sign] of signs.entries()) {
    if (sign.start < at || cuts.length === MAX_THOUGHTS) continue;
    const isAtBegin = sign.start === first;
    // Code is searched for only after the reasoning, which may begin a code block that it never ends.
    if (!isAtBegin) code ??= listCode(text.slice(begin)).map((range) => moveRange(range, begin));
    if (!isAtBegin && isWithin(sign, code ?? [])) continue;
    const cut = judgeSign({ text, sign, ends: ends[index] ?? NO_ENDS, isAtBegin });
    if (cut === null) continue;
    cuts.push(isAtBegin ? { start: begin, end: cut.end } : cut);
    at = cut.end;
    if (!isAtBegin && cut.start > 0) continue;
    begin = cut.end;
    first = nextWord(text, begin);
    code = null;
  }
  return { cuts, begin };
}

/** Where reasoning that begins at a mark ends: at the next closing mark, or the next end of a channel. */
interface Ends {
  readonly close: Sign | null;
  readonly channel: Sign | null;
}
const NO_ENDS: Ends = { close: null, channel: null };

function listEnds(signs: readonly Sign[]): Ends[] {
  let next = NO_ENDS;
  return signs
    .toReversed()
    .map((sign) => {
      const ends = next;
      if (sign.kind === 'close') next = { ...next, close: sign };
      else if (sign.kind !== 'open' && sign.kind !== 'block') next = { ...next, channel: sign };
      return ends;
    })
    .toReversed();
}

/** What is removed with a mark; null where the mark belongs to the answer. */
function judgeSign({
  text,
  sign: { kind, start, end },
  ends,
  isAtBegin,
}: {
  text: string;
  sign: Sign;
  ends: Ends;
  isAtBegin: boolean;
}): Range | null {
  const isFollowed = nextWord(text, end) < findEnd(text);
  switch (kind) {
    case 'end':
      return null;
    case 'block':
      return isAtBegin || isMeantToOpen(text, { start, end }) ? { start, end } : null;
    case 'final':
      return { start: isFollowed ? 0 : start, end };
    case 'channel':
      if (ends.channel === null) return { start, end };
      return { start, end: ends.channel.kind === 'end' ? ends.channel.end : ends.channel.start };
    case 'close':
      if (!isAtBegin && !isMeantToClose(text, { start, end })) return null;
      return { start: isFollowed ? 0 : start, end };
    case 'open':
      if (!isAtBegin && !isMeantToOpen(text, { start, end })) return null;
      if (ends.close !== null) return { start, end: ends.close.end };
      return /^[^\S\n]*(?:\n|$)/u.test(text.slice(end, end + 80)) ? { start, end } : null;
  }
}

export function nextWord(text: string, from: number): number {
  const ahead = /\S/gu;
  ahead.lastIndex = from;
  return ahead.exec(text)?.index ?? text.length;
}
