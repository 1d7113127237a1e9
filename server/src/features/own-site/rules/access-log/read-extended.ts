import type { LineReader } from './log-entry.ts';
import { readFields } from './read-fields.ts';

const HEAD = '#Fields:';
/** More names than any log has. */
const MAX_FIELDS = 200;

/** The names of a `#Fields:` line; null for another line. */
export function readFieldNames(line: string): string[] | null {
  if (!line.startsWith(HEAD)) return null;
  return line.slice(HEAD.length).trim().split(/\s+/).slice(0, MAX_FIELDS);
}

/** W3C's extended format, as CloudFront and IIS write it: values in the order of the head, with tabs or blanks between. */
export function createExtendedReader(names: readonly string[]): LineReader {
  return (line) => {
    const values = line.includes('\t') ? line.split('\t') : line.split(' ');
    if (values.length < names.length) return null;
    const fields = new Map(names.map((name, place) => [name, values[place] ?? '']));
    const entry = readFields((name) => fields.get(name));
    return entry && { ...entry, userAgent: decode(entry.userAgent), referrer: decode(entry.referrer) };
  };
}

/** CloudFront writes blanks as %20, and some signs twice encoded; IIS writes blanks as +. */
function decode(text: string): string {
  const blanks = text.includes(' ') || text.includes('%') ? text : text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(decodeURIComponent(blanks));
  } catch {
    return blanks;
  }
}
