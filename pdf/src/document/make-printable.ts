import { toPrintableText } from '../printable-text.ts';
import type { Typeface } from '../typeface/typeface.ts';

/** Every text of some data as the typeface can show it, and whether any sign had to be replaced. */
export function makePrintable({ data, typeface }: { data: unknown; typeface: Typeface }): {
  printable: unknown;
  hasReplacements: boolean;
} {
  let hasReplacements = false;
  const drawable = {
    hasGlyph: (codePoint: number) => typeface.hasGlyph(codePoint),
    hasJoined: (signs: string) => typeface.joinedFontFor({ signs, weight: 400 }) !== null,
  };
  const text = JSON.stringify(data, (_key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const printable = toPrintableText(value, drawable);
    hasReplacements ||= countSigns(printable) > countSigns(value);
    return printable;
  });
  return { printable: JSON.parse(text), hasReplacements };
}

function countSigns(text: string): number {
  return text.split('?').length;
}
