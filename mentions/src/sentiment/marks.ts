import type { ReadAnswer, ReadSegment } from '../document/document.ts';

const STARS = /[⭐★]/gu;
const EMPTY_STARS = /☆/gu;
const GOOD = /[✅✔👍➕🟢]/gu;
const BAD = /[❌✖👎➖🔴🚫⛔]/gu;
const BEFORE_ITEM = 8;
const ALL_STARS = 5;
const MANY_STARS = 0.8;
const FEW_STARS = 0.4;

const WEIGHT = { rated: 1, good: 0.25, bad: -0.3 } as const;

/** What the signs of a cell say: stars are a rating, a tick or a cross one point of many. */
export function weighMarks(text: string): number {
  const full = count(text, STARS);
  if (full > 0) {
    const share = full / Math.max(ALL_STARS, full + count(text, EMPTY_STARS));
    if (share >= MANY_STARS) return WEIGHT.rated;
    return share <= FEW_STARS ? -WEIGHT.rated : 0;
  }
  return WEIGHT.good * Math.sign(count(text, GOOD)) + WEIGHT.bad * Math.sign(count(text, BAD));
}

/** The side an item takes by the sign that opens it: "✅ assistenza rapida", "➖ prezzo alto". */
export function sideOfMark({ raw }: ReadAnswer, { kind, start }: ReadSegment): 'pros' | 'cons' | null {
  if (kind !== 'item') return null;
  const line = raw.lastIndexOf('\n', start - 1) + 1;
  const mark = raw.slice(Math.max(line, start - BEFORE_ITEM), start);
  if (count(mark, GOOD) > 0) return 'pros';
  return count(mark, BAD) > 0 ? 'cons' : null;
}

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;
