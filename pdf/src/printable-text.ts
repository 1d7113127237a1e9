import { isJoiner } from './typeface/split-runs.ts';

const graphemes = new Intl.Segmenter('it', { granularity: 'grapheme' });
const REPLACEMENT = '?';
/** The longest run of replacement marks. */
const MAX_REPLACEMENTS = 3;
/** Control, format and private characters: they have no shape, and some turn the direction of a line. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u;
const WHITE_SPACE = /\s+/gu;

/** Scripts whose letters change their shape beside U+200C and U+200D. */
const JOINING =
  /[\p{scx=Arabic}\p{scx=Devanagari}\p{scx=Bengali}\p{scx=Tamil}\p{scx=Telugu}\p{scx=Gujarati}\p{scx=Gurmukhi}\p{scx=Kannada}\p{scx=Malayalam}\p{scx=Oriya}\p{scx=Sinhala}]/u;

/** What can be drawn: a code point, and several that make one emoji. */
export interface Drawable {
  readonly hasGlyph: (codePoint: number) => boolean;
  readonly hasJoined: (signs: string) => boolean;
}

/**
 * A text as the report's typeface can show it: what has a glyph stays, and so do emoji made of several signs; a sign without one becomes '?', a row of them at most '???'; marks and invisible characters without a glyph are left out.
 * White space becomes single spaces.
 */
export function toPrintableText(text: string, drawable: Drawable): string {
  let printable = '';
  let replaced = 0;
  for (const { segment } of graphemes.segment(
    text.normalize('NFC').replaceAll('\uFEFF', '').replace(WHITE_SPACE, ' '),
  )) {
    const shown = drawable.hasJoined(segment) ? segment : keepDrawable(segment, drawable);
    const isReplaced = shown === null;
    replaced = isReplaced ? replaced + 1 : shown === '' ? replaced : 0;
    printable += isReplaced ? (replaced > MAX_REPLACEMENTS ? '' : REPLACEMENT) : shown;
  }
  return printable;
}

/** The part of a character that can be drawn; null when its base cannot, empty when nothing of it is visible. */
function keepDrawable(segment: string, { hasGlyph }: Drawable): string | null {
  const isJoining = JOINING.test(segment);
  const shaped = Array.from(segment).filter(
    (character) => !SHAPELESS.test(character) || (isJoining && isJoiner(character)),
  );
  const [base, ...marks] = shaped;
  if (base === undefined) return '';
  const canDraw = (character: string) => isJoiner(character) || hasGlyph(character.codePointAt(0) ?? 0);
  if (canDraw(base)) return [base, ...marks.filter(canDraw)].join('');
  const [letter = base] = base.normalize('NFD');
  return canDraw(letter) ? letter : null;
}
