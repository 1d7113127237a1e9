import type { Endpoint } from '@citato/contract';

/** Where the contract stands for API keys; the number changes when something of it is taken away. */
export const KEY_API = '/api/v1';
export const KEY_API_DOCUMENT = `${KEY_API}/openapi.json`;

/** An endpoint's address for keys: the browser's, with the version in it. */
export function versionedPath({ path }: Pick<Endpoint, 'path'>): string {
  return path.replace(/^\/api/, KEY_API);
}
