import { type MuteId, newId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import type { ToldAlert } from '../alerts-deps.ts';
import { insertPlaceMute, removePlaceMute } from '../store/settings.ts';
import { nameMute } from '../templates/mute-title.ts';
import { findToldAlert, type LinkDeps } from './find-told-alert.ts';
import { showMuteLink } from './show-mute-link.ts';

/** Mutes what an alert is about where its link was sent, or takes that back, and shows how it is now. */
export async function muteByLink(
  deps: LinkDeps,
  { token, isMuted }: { token: string; isMuted: boolean },
): Promise<string> {
  const told = deps.muteLinks.read(token);
  if (told !== null) await withTransaction(deps.db, (tx) => setMuted(deps, tx, { ...told, isMuted }));
  return showMuteLink(deps, token);
}

async function setMuted(
  deps: LinkDeps,
  tx: Transaction,
  { isMuted, ...told }: ToldAlert & { isMuted: boolean },
): Promise<void> {
  const found = await findToldAlert(deps, tx, told);
  if (found.state !== 'told' && found.state !== 'muted') return;
  const { accountId: userId, place } = told;
  const { companyId, subject } = found.row;
  const scope = {
    userId,
    companyId,
    subject,
    memberId: 'memberId' in place ? place.memberId : null,
    channelId: 'channelId' in place ? place.channelId : null,
  };
  if (!isMuted) await removePlaceMute(tx, scope);
  else if (found.state === 'told')
    await insertPlaceMute(tx, {
      ...scope,
      id: newId<MuteId>(),
      title: nameMute.of(found.alert),
      mutedUntil: null,
      createdAt: deps.clock.now(),
    });
}
