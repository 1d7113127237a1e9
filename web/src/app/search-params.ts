/**
 * The query of an address as plain texts. The router's own reader turns '1e5' into a number, which a token may
 * look like.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function formatSearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === 'string') params.set(key, value);
  }
  return params.size === 0 ? '' : `?${params.toString()}`;
}
