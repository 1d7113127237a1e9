import type { ClaimList } from '@citato/contract';

/** Nobody said anything. */
export const NO_CLAIMS: ClaimList = {
  firstDay: '2026-10-26',
  lastDay: '2026-11-22',
  answers: 0,
  isCut: false,
  claims: [],
  otherClaims: 0,
};
