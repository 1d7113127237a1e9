import { ALERT_KINDS } from '@citato/contract';
import { listMembers } from '#features/accounts';
import { enqueueMail, writeRichMail } from '#features/emails';
import { holdsAlerts } from '#features/plans';
import { type AccountId, type AlertId, toId, type UserId } from '#lib/ids';
import { canView } from '#lib/viewer';
import { type Transaction, withTransaction } from '#platform/db';
import type { AlertsDeps } from '../alerts-deps.ts';
import { type CompanyRows, loadNames } from '../listing/load-names.ts';
import { shapeAlert } from '../listing/shape-alert.ts';
import { sortMailed, type SortedMails } from '../rules/mailing/sort-mailed.ts';
import { topicOfKinds } from '../rules/mailing/topic-of-kinds.ts';
import { viewerOf } from '../rules/mailing/viewer-of-member.ts';
import { findOwnSettings } from '../settings/find-own-settings.ts';
import { postponeAlertMails, removeAlertMails, takeDueAlerts } from '../store/alert-mails.ts';
import { listMutes } from '../store/settings.ts';
import type { AlertRow } from '../tables.ts';
import { buildAlertMail } from '../templates/alert-mail.ts';
import { sendAlertMailJob } from './send-alert-mail-job.ts';

interface Scope {
  readonly accountId: AccountId;
  readonly userId: UserId;
}

type Member = Awaited<ReturnType<typeof listMembers>>[number];

/**
 * Writes one mail of all alerts a member is to be mailed by now. What is over, muted or deleted meanwhile is not
 * written; the mail exists exactly when what it is about no longer waits.
 */
export async function sendAlertMail(deps: AlertsDeps, scope: Scope): Promise<void> {
  const { db, clock, queue } = deps;
  const { accountId, userId } = scope;
  const now = clock.now();
  await withTransaction(db, async (tx) => {
    const rows = await takeDueAlerts(tx, { ...scope, now });
    const member = (await listMembers(tx, accountId)).find((one) => one.userId === userId);
    if (rows.length === 0 || member === undefined) return;
    const names = await loadNames(tx, accountId);
    const { sent, later, dropped } = await sortDue(tx, { accountId, member, names, rows, now });
    if (sent.length > 0) await writeMail(deps, tx, { accountId, member, names, rows: sent });
    await removeAlertMails(tx, { ...scope, alertIds: [...sent, ...dropped].map(({ id }) => id) });
    for (const [dueMs, late] of Map.groupBy(later, ({ dueAt }) => dueAt.getTime())) {
      const dueAt = new Date(dueMs);
      await postponeAlertMails(tx, { ...scope, alertIds: late.map(({ row }) => row.id), dueAt });
      await queue.enqueue(tx, sendAlertMailJob, scope, { startAfter: dueAt, groupId: accountId });
    }
  });
}

interface Due {
  readonly accountId: AccountId;
  readonly member: Member;
  readonly names: CompanyRows;
  readonly rows: readonly AlertRow[];
}

async function sortDue(
  tx: Transaction,
  { accountId, member, names, rows, now }: Due & { now: Date },
): Promise<SortedMails<AlertRow>> {
  if (!(await holdsAlerts(tx, accountId))) return { sent: [], later: [], dropped: rows };
  const own = await findOwnSettings(tx, { accountId, ...member });
  const mutes = await listMutes(tx, accountId);
  const viewer = viewerOf(accountId, member);
  // A company that is archived has no name here.
  return sortMailed(rows, {
    own,
    mutes,
    memberId: member.userId,
    sees: (id) => names.has(id) && canView(viewer, id),
    now,
  });
}

async function writeMail(
  deps: AlertsDeps,
  tx: Transaction,
  { accountId, member, names, rows }: Due,
): Promise<void> {
  const { unsubscribeLinks, muteLinks, settings } = deps;
  const { userId, email } = member;
  const byCompany = Map.groupBy(rows, ({ companyId }) => companyId);
  const grouped = [...names.keys()].flatMap((companyId) => byCompany.get(companyId) ?? []);
  const alerts = grouped.flatMap((row) => shapeAlert(row, names) ?? []);
  const link = (kinds: Parameters<typeof topicOfKinds>[0]) =>
    unsubscribeLinks.build({ accountId, userId, topic: topicOfKinds(kinds) });
  const kinds = ALERT_KINDS.filter((one) => rows.some(({ kind }) => kind === one));
  const linkToMute = (alertId: string) =>
    muteLinks.build({ accountId, alertId: toId<AlertId>(alertId), place: { memberId: userId } });
  const mail = buildAlertMail({
    alerts,
    kinds,
    linkToStop: (kind) => link([kind]),
    linkToMute,
    ...settings,
  });
  await enqueueMail(deps, tx, {
    userId,
    to: email,
    template: writeRichMail(mail),
    kind: 'alerts',
    unsubscribeLink: link(kinds),
  });
}
