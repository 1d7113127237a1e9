import { cutText } from '#lib/text';
import type { EngineCitation } from './answer-engine.ts';

export const MAX_ANSWER_BYTES = 256 * 1024;
const MAX_CITATIONS = 100;
const MAX_SEARCH_QUERIES = 50;
const MAX_URL_LENGTH = 2048;
const MAX_LINE_LENGTH = 500;

/** The text as the database can keep it: well formed, without NUL, at most MAX_ANSWER_BYTES in UTF-8. */
export function cleanText(text: string): string {
  const storable = text.toWellFormed().replaceAll('\0', '');
  if (Buffer.byteLength(storable) <= MAX_ANSWER_BYTES) return storable;
  const cut = Buffer.from(storable).subarray(0, MAX_ANSWER_BYTES).toString('utf8');
  // A character cut in half decodes to replacement characters at the very end.
  return cut.replace(/\uFFFD+$/u, '');
}

function cleanLine(text: string): string {
  return cutText(cleanText(text).replace(/\s+/gu, ' ').trim(), MAX_LINE_LENGTH);
}

/** Engines add their own parameters to links; with and without them one address would count as two sources. */
function cleanUrl(text: string): string | null {
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const campaign = url.searchParams.get('utm_source');
  if (campaign === 'openai' || campaign === 'chatgpt.com') url.searchParams.delete('utm_source');
  return url.href;
}

/**
 * Distinct http(s) addresses in their order of citation, at most 100; the first known title and passage win.
 * @param length of the text as stored: passages beyond it are dropped
 */
export function cleanCitations({
  citations,
  length,
}: {
  citations: readonly EngineCitation[];
  length: number;
}): EngineCitation[] {
  const kept = new Map<string, EngineCitation>();
  for (const { url: given, title, span } of citations) {
    const url = cleanUrl(given);
    if (url === null) continue;
    const known = kept.get(url);
    const passage = span !== null && span.end <= length ? span : null;
    kept.set(url, {
      url,
      title: known?.title ?? (cleanLine(title ?? '') || null),
      span: known?.span ?? passage,
    });
  }
  return [...kept.values()].slice(0, MAX_CITATIONS);
}

/** Distinct search queries in the order the engine ran them, without control and format characters. */
export function cleanSearchQueries(queries: readonly string[]): string[] {
  const lines = queries.map((query) => cleanLine(query.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')));
  return [...new Set(lines)].filter((query) => query !== '').slice(0, MAX_SEARCH_QUERIES);
}
