const STARTS = { code: 'citato_c_', access: 'citato_a_', refresh: 'citato_r_' } as const;

export type TokenKind = keyof typeof STARTS;

/** A token from a random secret: its kind can be read of it, as scanners for lost secrets want it. */
export function formatToken(kind: TokenKind, secret: string): string {
  return `${STARTS[kind]}${secret}`;
}

export function isAccessToken(text: string): boolean {
  return text.startsWith(STARTS.access);
}
