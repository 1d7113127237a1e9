import type { AlertId, CompanyId, AccountId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Transaction, withTransaction } from '#platform/db';
import { alertsChanged } from '../alerts-changed.ts';
import { planAlertMails } from '../mailing/plan-alert-mails.ts';
import type { Cleared } from '../rules/watch/decide-alerts.ts';
import type { WatchState } from '../rules/watch/alert-state.ts';
import { clearAlerts, insertAlerts } from '../store/alerts.ts';
import { recordWatch } from '../store/watches.ts';
import type { AlertRow } from '../tables.ts';
import type { WatchDeps } from './watch-deps.ts';

interface Decided {
  readonly companyId: CompanyId;
  readonly userId: AccountId;
  readonly lastDay: RomeDay;
  /** The last day that had been looked at when this was decided. */
  readonly before: RomeDay | null;
  readonly state: WatchState;
  readonly raised: readonly AlertRow[];
  readonly cleared: readonly Cleared[];
  /** Subjects of the service that work again. */
  readonly resumed: readonly string[];
  readonly now: Date;
}

/**
 * Writes down what a look came to, and announces it. Where another process looked meanwhile nothing is written: what it
 * wrote stands.
 */
export async function recordDecision(
  deps: Pick<WatchDeps, 'db' | 'events' | 'live' | 'queue'>,
  decided: Decided,
): Promise<void> {
  const { companyId, userId, lastDay, before, state, raised, cleared, resumed, now } = decided;
  const look = { companyId, userId, before, lastDay, state, lookedAt: now };
  if (raised.length + cleared.length + resumed.length === 0) await recordWatch(deps.db, look);
  else
    await withTransaction(deps.db, async (tx) => {
      if (await recordWatch(tx, look)) await recordChanges(deps, tx, decided);
    });
}

async function recordChanges(
  { events, live, queue }: Pick<WatchDeps, 'events' | 'live' | 'queue'>,
  tx: Transaction,
  { companyId, userId, raised, cleared, resumed, now }: Decided,
): Promise<void> {
  const clear = (because: 'reverted' | 'settled' | 'resumed', subjects: readonly string[]) =>
    clearAlerts(tx, { companyId, subjects, because, at: now });
  const ofReason = (reason: Cleared['because']) =>
    cleared.filter(({ because }) => because === reason).map(({ key }) => key);
  const ended = [
    ...(await clear('reverted', ofReason('reverted'))),
    ...(await clear('settled', ofReason('settled'))),
    ...(await clear('resumed', resumed)),
  ];
  const begun = await insertAlerts(tx, raised);
  const isNew = new Set(begun);
  const alerts = raised.filter(({ id }) => isNew.has(id));
  await planAlertMails({ queue }, tx, { accountId: userId, alerts });
  if (begun.length + ended.length === 0) return;
  const announce = (alertIds: readonly AlertId[], change: 'raised' | 'cleared') =>
    events.announceAll(
      tx,
      alertsChanged,
      alertIds.map((alertId) => ({ alertId, companyId, userId, change })),
    );
  await announce(ended, 'cleared');
  await announce(begun, 'raised');
  await live.publish(tx, { userId, event: { type: 'alerts.changed', companyId, raised: begun.length } });
}
