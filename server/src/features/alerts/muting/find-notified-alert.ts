import type { Alert } from '@citato/contract';
import { listMembers } from '#features/accounts';
import { canView } from '#lib/viewer';
import type { Queryable } from '#platform/db';
import type { AlertsDeps, NotifiedAlert } from '../alerts-deps.ts';
import { loadNames } from '../listing/load-names.ts';
import { shapeAlert } from '../listing/shape-alert.ts';
import { isMuted } from '../rules/settings/is-muted.ts';
import { viewerOf } from '../rules/mailing/viewer-of-member.ts';
import { findAlertOf } from '../store/alerts.ts';
import { listMutes } from '../store/settings.ts';
import type { AlertRow } from '../tables.ts';

/** A chat keeps a link for ever: so long after its alert began it does nothing more. */
const LINK_DAYS = 60;
const DAY_MS = 86_400_000;

export type LinkDeps = Pick<AlertsDeps, 'db' | 'clock' | 'muteLinks' | 'nameChannel' | 'settings'>;

export type LinkState =
  /** Its alert, company, question or channel is there no more, or its reader is no member any more. */
  | { readonly state: 'gone' | 'expired' }
  | {
      /** `muted_for_all`: the team asked to hear no more of it, everywhere. */
      readonly state: 'open' | 'muted' | 'muted_for_all';
      readonly row: AlertRow;
      readonly alert: Alert;
      /** Of the channel; null: in mails. */
      readonly channel: string | null;
    };

/** What a link is about as it is now. */
export async function findNotifiedAlert(
  { clock, nameChannel }: LinkDeps,
  db: Queryable,
  { accountId, alertId, place }: NotifiedAlert,
): Promise<LinkState> {
  const row = await findAlertOf(db, { userId: accountId, alertId });
  const alert = row === null ? null : shapeAlert(row, await loadNames(db, accountId));
  if (row === null || alert === null || alert.prompt?.text === null) return { state: 'gone' };
  const channel =
    'channelId' in place ? await nameChannel(db, { accountId, channelId: place.channelId }) : null;
  const reaches = 'channelId' in place ? channel !== null : await seesCompany(db, { accountId, place, row });
  if (!reaches) return { state: 'gone' };
  const now = clock.now();
  if (now.getTime() > row.raisedAt.getTime() + LINK_DAYS * DAY_MS) return { state: 'expired' };
  const mutes = await listMutes(db, accountId);
  const asked = { companyId: row.companyId, subject: row.subject, now };
  const state = isMuted(mutes, { ...asked, place: null })
    ? 'muted_for_all'
    : isMuted(mutes, { ...asked, place })
      ? 'muted'
      : 'open';
  return { state, row, alert, channel };
}

async function seesCompany(
  db: Queryable,
  {
    accountId,
    place: { memberId },
    row,
  }: Pick<NotifiedAlert, 'accountId'> & {
    place: Extract<NotifiedAlert['place'], { memberId: unknown }>;
    row: AlertRow;
  },
): Promise<boolean> {
  const member = (await listMembers(db, accountId)).find(({ userId }) => userId === memberId);
  return member !== undefined && canView(viewerOf(accountId, member), row.companyId);
}
