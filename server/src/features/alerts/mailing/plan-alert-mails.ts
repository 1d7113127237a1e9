import { listMembers } from '#features/accounts';
import type { AccountId } from '#lib/ids';
import { canView } from '#lib/viewer';
import type { Context } from '#platform/context';
import type { Transaction } from '#platform/db';
import { planMail } from '../rules/mailing/plan-mail.ts';
import { viewerOf } from '../rules/mailing/viewer-of-member.ts';
import { decideOwnSettings } from '../rules/settings/own-mail-settings.ts';
import { insertAlertMails } from '../store/alert-mails.ts';
import { listChosen } from '../store/member-settings.ts';
import { findSettings } from '../store/settings.ts';
import type { AlertRow } from '../tables.ts';
import { sendAlertMailJob } from './send-alert-mail-job.ts';

/** Plans the mails of alerts that began: to every member who sees the company and wants mails of their kind. */
export async function planAlertMails(
  { queue }: Pick<Context, 'queue'>,
  tx: Transaction,
  { accountId, alerts }: { accountId: AccountId; alerts: readonly AlertRow[] },
): Promise<void> {
  if (alerts.length === 0) return;
  const account = await findSettings(tx, accountId);
  const chosen = await listChosen(tx, accountId);
  const members = await listMembers(tx, accountId);
  const rows = members.flatMap(({ userId, role, companyIds }) => {
    const own = decideOwnSettings({ chosen: chosen.get(userId) ?? null, account, role });
    const { mail: pace } = own;
    if (pace === 'never') return [];
    const viewer = viewerOf(accountId, { role, companyIds });
    return alerts
      .filter(({ kind, companyId }) => own.mailKinds[kind] && canView(viewer, companyId))
      .map(({ id: alertId, raisedAt }) => ({
        alertId,
        organisationId: accountId,
        userId,
        dueAt: planMail({ raisedAt, pace, hours: own }),
      }));
  });
  await insertAlertMails(tx, rows);
  const jobs = new Map(rows.map((row) => [`${row.userId} ${row.dueAt.toISOString()}`, row]));
  await queue.enqueueMany(
    tx,
    sendAlertMailJob,
    // Each writes whatever is due by then: of several for one moment the first finds it all.
    [...jobs.values()].map(({ userId, dueAt }) => ({
      payload: { accountId, userId },
      options: { startAfter: dueAt, groupId: accountId },
    })),
  );
}
