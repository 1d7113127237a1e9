import type { AlertMute, AlertSettings } from '@citato/contract';
import type { AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { loadNames } from '../listing/load-names.ts';
import { findSettings, listMutes } from '../store/settings.ts';
import { shapeMute } from './shape-mute.ts';

/** What an account hears of, how and when, and what it asked to hear no more of. */
export async function getAlertSettings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: AccountId,
): Promise<{ settings: AlertSettings; mutes: AlertMute[] }> {
  const now = clock.now();
  const names = await loadNames(db, userId);
  const mutes = await listMutes(db, userId);
  const inForce = mutes.filter(({ mutedUntil }) => mutedUntil === null || mutedUntil > now);
  return {
    settings: await findSettings(db, userId),
    mutes: inForce.flatMap((row) => shapeMute(row, names) ?? []),
  };
}
