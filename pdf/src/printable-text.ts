const graphemes = new Intl.Segmenter('it', { granularity: 'grapheme' });
const REPLACEMENT = '?';
/** The longest run of replacement marks. */
const MAX_REPLACEMENTS = 3;
/** Control, format and private characters: they have no shape, and some turn the direction of a line. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u;
const WHITE_SPACE = /\s+/gu;

/**
 * A text as the report's typeface can show it: what has a glyph stays; a sign without one becomes '?', a row of them at most '???'; marks and invisible characters without a glyph are left out.
 * White space becomes single spaces.
 * @param hasGlyph whether the typeface can draw a code point
 */
export function toPrintableText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  let printable = '';
  let replaced = 0;
  for (const { segment } of graphemes.segment(
    text.normalize('NFC').replaceAll('\uFEFF', '').replace(WHITE_SPACE, ' '),
  )) {
    const shown = keepDrawable(segment, hasGlyph);
    const isReplaced = shown === null;
    replaced = isReplaced ? replaced + 1 : shown === '' ? replaced : 0;
    printable += isReplaced ? (replaced > MAX_REPLACEMENTS ? '' : REPLACEMENT) : shown;
  }
  return printable;
}

/** The part of a character that can be drawn; null when its base cannot, empty when nothing of it is visible. */
function keepDrawable(segment: string, hasGlyph: (codePoint: number) => boolean): string | null {
  const [base, ...marks] = Array.from(segment).filter((character) => !SHAPELESS.test(character));
  if (base === undefined) return '';
  const canDraw = (character: string) => hasGlyph(character.codePointAt(0) ?? 0);
  if (canDraw(base)) return [base, ...marks.filter(canDraw)].join('');
  const [letter = base] = base.normalize('NFD');
  return canDraw(letter) ? letter : null;
}
