import type { Alert } from '@citato/contract';

export type Filter = 'all' | 'unread' | 'open';

/** The alerts a choice leaves. */
export const filterAlerts = (
  alerts: readonly Alert[],
  { filter, kind }: { filter: Filter; kind: string },
): Alert[] =>
  alerts.filter(
    (alert) =>
      (kind === '' || alert.kind === kind) &&
      (filter === 'all' || (filter === 'unread' ? !alert.isRead : alert.cleared === null)),
  );

const MAX_PLACES = 5;

/** The difference as it is drawn: better lies to the right. */
export function drawDifference({ kind, figure, proof }: Alert) {
  if (proof === null) return null;
  const isPosition = figure === 'position';
  const { value, low, high } = proof.difference;
  const isTurned = isPosition || kind === 'negative' || kind === 'new_rival';
  const drawn = isTurned ? { value: -value, low: -high, high: -low } : { value, low, high };
  return { ...drawn, reach: isPosition ? MAX_PLACES : 100 };
}
