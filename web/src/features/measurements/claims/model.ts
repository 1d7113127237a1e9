import type { Claim } from '@citato/contract';

export const CLAIM_FILTERS = ['negative', 'open', 'marked'] as const;
export type ClaimFilter = (typeof CLAIM_FILTERS)[number];

/** The statements of a choice: negative or all that wait for a mark, and those that bear one. */
export function filterClaims(claims: readonly Claim[], filter: ClaimFilter): Claim[] {
  return claims.filter(({ tone, mark }) => {
    if (filter === 'marked') return mark !== null;
    return mark === null && (filter === 'open' || tone === 'negative');
  });
}
