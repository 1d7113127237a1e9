import type { AlertMute, AlertSettings } from '@citato/contract';
import { holdsAlerts, listPlansWithAlerts } from '#features/plans';
import { type Viewer, canView } from '#lib/viewer';
import type { Context } from '#platform/context';
import { loadNames } from '../listing/load-names.ts';
import { mergeOwn } from '../rules/settings/own-mail-settings.ts';
import { findSettings, listMutes } from '../store/settings.ts';
import { findOwnSettings } from './find-own-settings.ts';
import type { Member } from './set-own-mail-settings.ts';
import { shapeMute } from './shape-mute.ts';

/** What an organisation hears of and what it asked to hear no more of, with the mails of the member who looks. */
export async function getAlertSettings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { member, viewer }: { member: Member; viewer: Viewer },
): Promise<{ isIncluded: boolean; plans: string[]; settings: AlertSettings; mutes: AlertMute[] }> {
  const { accountId, userId } = member;
  const now = clock.now();
  const names = await loadNames(db, accountId);
  const mutes = await listMutes(db, accountId);
  const shown = mutes.filter(
    ({ mutedUntil, companyId, memberId }) =>
      (mutedUntil === null || mutedUntil > now) &&
      (companyId === null || canView(viewer, companyId)) &&
      (memberId === null || memberId === userId),
  );
  return {
    isIncluded: await holdsAlerts(db, accountId),
    plans: await listPlansWithAlerts(db),
    settings: mergeOwn(await findSettings(db, accountId), await findOwnSettings(db, member)),
    mutes: shown.flatMap((row) => shapeMute(row, names) ?? []),
  };
}
