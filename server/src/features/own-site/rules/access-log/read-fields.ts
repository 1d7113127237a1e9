import fieldNames from './field-names.json' with { type: 'json' };
import type { LogEntry } from './log-entry.ts';
import { readTime } from './read-time.ts';

/** The value of a field by its name; undefined where there is none. */
export type FindField = (name: string) => unknown;

/** An entry from named fields, whichever of the usual servers and networks named them; null where what matters is missing. */
export function readFields(find: FindField): LogEntry | null {
  const first = (names: readonly string[]) => names.map(find).find((value) => isFilled(value));
  const text = (names: readonly string[]) => toText(first(names));
  const userAgent = text(fieldNames.userAgent);
  const at = readTime(first(fieldNames.time)) ?? readTime(joinTime(find));
  const [lineMethod = '', lineTarget = ''] = text(fieldNames.line).split(' ');
  const target = text(fieldNames.target) || lineTarget;
  const status = Number(text(fieldNames.status));
  if (at === null || userAgent === '' || target === '' || !(status >= 100 && status <= 599)) return null;
  const query = text(fieldNames.query);
  return {
    at,
    address: text(fieldNames.address),
    method: text(fieldNames.method) || lineMethod,
    target: query === '' || target.includes('?') ? target : `${target}?${query}`,
    status,
    userAgent,
    referrer: text(fieldNames.referrer),
  };
}

/** W3C's extended format writes day and clock apart, in UTC. */
function joinTime(find: FindField): string {
  return `${toText(find('date'))} ${toText(find('time'))}`;
}

const isFilled = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '' && value !== '-') || typeof value === 'number';

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
