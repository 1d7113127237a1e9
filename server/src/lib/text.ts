/** Orders texts by code unit: the same on every machine, whatever its locale. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Text from outside as PostgreSQL can store it: without NUL and lone surrogates; its length stays the same. */
export function makeStorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

/** At most `length` UTF-16 units, never half a surrogate pair. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  const isHalved = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalved ? length - 1 : length);
}

/** At most `length` characters, cut between words. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = cutText(text, length);
  const lastBlank = cut.lastIndexOf(' ');
  const kept = cut.slice(0, lastBlank > length / 2 ? lastBlank : length);
  return `${kept.replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** JSON writes lone surrogates and NUL as escapes; a pair is written as it is. Every escape is matched whole. */
const ESCAPE = /\\(?:u(?:0000|d[89a-f][0-9a-f]{2})|.)/g;

/** A value as JSON that a jsonb column takes: the same replacement in every key and text. */
export function writeStorableJson(value: unknown): string {
  const json = JSON.stringify(value);
  // Most values hold no such escape, and a search for two characters is far quicker than looking at every escape.
  if (!json.includes('\\u')) return json;
  return json.replace(ESCAPE, (escape) => (escape.length === 6 ? '\uFFFD' : escape));
}

/** Text that stands in HTML as it is, in content and in attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
