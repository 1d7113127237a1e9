import type { AlertKind } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { alertsChanged } from '#features/alerts';
import { type AccountId, type AlertId, type CompanyId, newId, type PromptId, toId } from '#lib/ids';
import { addDays, romeDay } from '#lib/rome-time';
import { withTransaction } from '#platform/db';
import { planAlertMails } from '../../src/features/alerts/mailing/plan-alert-mails.ts';
import { insertAlerts } from '../../src/features/alerts/store/alerts.ts';
import type { AlertRow } from '../../src/features/alerts/tables.ts';
import type { SignedInUser, TestApp } from '../start-test-app.ts';

export type RaisedAlert = Partial<
  Pick<AlertRow, 'subject' | 'direction' | 'engine' | 'rival' | 'quote' | 'proof'>
> & {
  readonly kind?: AlertKind;
  readonly promptId?: string;
  /** Whose answers prove it. */
  readonly answersOf?: string;
};

/** Alerts of a company that begin now, with their mails and messages planned as a look plans them. */
export async function raiseAlerts(
  app: TestApp,
  { owner, companyId }: { owner: SignedInUser; companyId: string },
  given: readonly RaisedAlert[] = [{}],
): Promise<AlertRow[]> {
  const accountId = toId<AccountId>(owner.user.id);
  const now = app.clock.now();
  const lastDay = addDays(romeDay(now), -1);
  const alerts = given.map(({ promptId, answersOf, ...one }): AlertRow => ({
    id: newId<AlertId>(),
    companyId: toId<CompanyId>(companyId),
    userId: accountId,
    kind: 'figure',
    subject: 'mention_rate',
    direction: 'up',
    engine: null,
    proof: {
      earlier: { firstDay: addDays(lastDay, -34), lastDay: addDays(lastDay, -7) },
      later: { firstDay: addDays(lastDay, -6), lastDay },
      before: buildRate({ hits: 353, n: 1680 }),
      now: buildRate({ hits: 143, n: 420 }),
      difference: { value: 13.1, low: 5.7, high: 20.3 },
      prompts: 12,
      engines: 5,
      own: null,
      rival: null,
    },
    rival: null,
    quote: null,
    answers:
      answersOf === undefined
        ? null
        : { promptId: toId<PromptId>(answersOf), engine: null, isNamed: true, key: null },
    ...one,
    promptId: promptId === undefined ? null : toId<PromptId>(promptId),
    raisedAt: now,
    clearedAt: null,
    clearedBecause: null,
    readAt: null,
  }));
  await withTransaction(app.ctx.db, async (tx) => {
    await insertAlerts(tx, alerts);
    await planAlertMails(app.ctx, tx, { accountId, alerts });
    for (const { id: alertId } of alerts)
      await app.ctx.events.announce(tx, alertsChanged, {
        alertId,
        companyId: toId<CompanyId>(companyId),
        userId: accountId,
        change: 'raised',
      });
  });
  await app.settleJobs();
  return alerts;
}
