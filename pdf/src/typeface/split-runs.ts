import { mirror, orderRuns } from './order-runs.ts';
import type { NamedFont, Weight } from './read-font.ts';
import type { Typeface } from './typeface.ts';

/** A part of a line that one font draws. */
export interface Run {
  readonly font: NamedFont;
  readonly text: string;
}

const graphemes = new Intl.Segmenter('it', { granularity: 'grapheme' });
const JOINS = /^[\p{M}\p{Cf}]$/u;
const NEUTRAL = /^[\p{P}\p{Z}\p{S}\p{N}]$/u;
/** A line of one font, as nearly all are. */
const PLAIN = /^[\u0020-\u024F\u2010-\u203A\u20AC]*$/u;

/** Parts of a line from left to right, by the font that draws them. */
export function splitRuns({
  text,
  weight,
  typeface,
}: {
  text: string;
  weight: Weight;
  typeface: Typeface;
}): Run[] {
  return orderRuns(text).flatMap(({ text: part, isRightToLeft }) => {
    const runs: { font: NamedFont; text: string }[] = [];
    for (const { signs, font: joined } of splitSigns({ text: part, weight, typeface })) {
      const last = runs.at(-1);
      const font = joined ?? chooseFont({ sign: signs, last: last?.font, isRightToLeft, weight, typeface });
      if (last?.font.name === font.name) last.text += signs;
      else runs.push({ font, text: signs });
    }
    return isRightToLeft ? runs.toReversed().map(turnPlain) : runs;
  });
}

interface PlacedSigns {
  readonly signs: string;
  /** Of several signs that are drawn as one. */
  readonly font: NamedFont | null;
}

/** The signs of a part one by one, but for those that are drawn together as one emoji. */
function splitSigns({
  text,
  weight,
  typeface,
}: {
  text: string;
  weight: Weight;
  typeface: Typeface;
}): PlacedSigns[] {
  const alone = (part: string): PlacedSigns[] => Array.from(part, (signs) => ({ signs, font: null }));
  if (PLAIN.test(text)) return alone(text);
  return Array.from(graphemes.segment(text)).flatMap(({ segment }) => {
    const font = typeface.joinedFontFor({ signs: segment, weight });
    return font === null ? alone(segment) : [{ signs: segment, font }];
  });
}

/** A mark stays with its letter, and a space with the words of its script, where their font has it. */
function chooseFont({
  sign,
  last,
  isRightToLeft,
  weight,
  typeface,
}: {
  sign: string;
  last: NamedFont | undefined;
  isRightToLeft: boolean;
  weight: Weight;
  typeface: Typeface;
}): NamedFont {
  const codePoint = sign.codePointAt(0) ?? 0;
  const isKept = JOINS.test(sign) || (NEUTRAL.test(sign) && isRightToLeft);
  // What only joins or keeps apart has a shape in no font.
  const has = last?.font.hasGlyphForCodePoint(codePoint) === true || isJoiner(sign);
  return last !== undefined && isKept && has ? last : typeface.fontFor({ codePoint, weight });
}

/** Letters join across it, or stay apart. */
export const isJoiner = (sign: string): boolean => sign === '\u200C' || sign === '\u200D';

/** A font without rules of a script draws what it is given from left to right, as it stands. */
function turnPlain(run: Run): Run {
  return run.font.isShaped ? run : { ...run, text: Array.from(run.text, mirror).toReversed().join('') };
}
