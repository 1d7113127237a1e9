import type { Alert, EngineId } from '@citato/contract';

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

/** Answers as the address names them. */
interface ProvingAnswers {
  risposte: string;
  nome?: string;
  presenza?: 'si' | 'no';
  risposteDi?: EngineId;
  periodo: 'tutto';
}

/** The answers that prove an alert, as the address names them; null where they are gone, or there are none. */
export function searchAnswers({ answers }: Alert): ProvingAnswers | null {
  if (answers === null) return null;
  const { promptId, engine, isNamed, key } = answers;
  return {
    risposte: promptId,
    ...(key !== null && { nome: key }),
    ...(isNamed !== null && { presenza: isNamed ? 'si' : 'no' }),
    ...(engine !== null && engine !== 'other' && { risposteDi: engine }),
    periodo: 'tutto',
  };
}

export type Mood = 'up' | 'down' | 'service';

/** Whether an alert is good news, bad news, or none of the company. */
export function readMood({ kind, direction }: Alert): Mood {
  if (kind === 'engine_silent' || kind === 'no_analysis') return 'service';
  if (kind === 'negative' || kind === 'new_rival') return 'down';
  return direction === 'up' ? 'up' : 'down';
}

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
