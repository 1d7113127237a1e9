import { looksLikeKey } from './key-text.ts';

/** Names programs put a key under in an address. */
const NAMES = new Set(['key', 'api_key', 'apikey', 'token', 'access_token', 'authorization']);

/** Whether a query holds a key, under whatever name, or what stands where one would. */
export function holdsKey(query: unknown): boolean {
  if (typeof query !== 'object' || query === null) return false;
  return Object.entries(query).some(
    ([name, value]) => NAMES.has(name.toLowerCase()) || [value].flat().some(isKey),
  );
}

function isKey(value: unknown): boolean {
  return typeof value === 'string' && looksLikeKey(value.replace(/^Bearer\s+/i, ''));
}
