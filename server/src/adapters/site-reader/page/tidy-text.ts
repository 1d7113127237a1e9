import { cutText } from '#lib/text';

/**
 * Foreign text in one line, fit for the database: whitespace runs become one blank, control and invisible characters
 * go, at most `max` characters stay.
 */
export function tidyText(text: string, max: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]+/gu, '')
    .trim();
  return cutText(line, max).trim();
}

/** `tidyText`, null for nothing. */
export function tidyOrNull(text: unknown, max: number): string | null {
  if (typeof text !== 'string') return null;
  const line = tidyText(text.slice(0, max * 10), max);
  return line === '' ? null : line;
}
