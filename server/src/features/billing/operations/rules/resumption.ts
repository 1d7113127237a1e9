import type { OperationKind } from './operation.ts';

const DAY_MS = 24 * 60 * 60_000;
/** As long as providers repeat their events: an older request is no longer meant. */
const MEANT_FOR_MS = 3 * DAY_MS;

/**
 * What becomes of a purchase that waited for the bank's word on an invoice, once that is paid:
 * 'whole': all that is left of it · 'card': the card that paid is kept, nothing else is changed · 'nothing'.
 */
export type Resumption = 'whole' | 'card' | 'nothing';

export function decideResumption({
  createdAt,
  now,
  later,
  isPreviewed,
}: {
  createdAt: Date;
  now: Date;
  /** What the account asked for since. */
  later: readonly { readonly kind: OperationKind; readonly state: 'open' | 'done' | 'failed' }[];
  /** Whether its owner was shown what the change would archive now. */
  isPreviewed: boolean;
}): Resumption {
  if (now.getTime() - createdAt.getTime() > MEANT_FOR_MS) return 'nothing';
  const notFailed = later.filter(({ state }) => state !== 'failed');
  // Another checkout brought a card of its own.
  if (notFailed.some(({ kind }) => kind === 'create')) return 'nothing';
  return notFailed.length > 0 || !isPreviewed ? 'card' : 'whole';
}
