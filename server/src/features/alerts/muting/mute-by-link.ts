import { type MuteId, newId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import type { NotifiedAlert } from '../alerts-deps.ts';
import { insertPlaceMute, removePlaceMute } from '../store/settings.ts';
import { nameMute } from '../templates/mute-title.ts';
import { findNotifiedAlert, type LinkDeps } from './find-notified-alert.ts';
import { showMuteLink } from './show-mute-link.ts';

/** Mutes what an alert is about where its link was sent, or takes that back, and shows how it is now. */
export async function muteByLink(
  deps: LinkDeps,
  { token, isMuted }: { token: string; isMuted: boolean },
): Promise<string> {
  const notified = deps.muteLinks.read(token);
  if (notified !== null) await withTransaction(deps.db, (tx) => setMuted(deps, tx, { ...notified, isMuted }));
  return showMuteLink(deps, token);
}

async function setMuted(
  deps: LinkDeps,
  tx: Transaction,
  { isMuted, ...notified }: NotifiedAlert & { isMuted: boolean },
): Promise<void> {
  const found = await findNotifiedAlert(deps, tx, notified);
  if (found.state !== 'open' && found.state !== 'muted') return;
  const { accountId: userId, place } = notified;
  const { companyId, subject } = found.row;
  const scope = {
    userId,
    companyId,
    subject,
    memberId: 'memberId' in place ? place.memberId : null,
    channelId: 'channelId' in place ? place.channelId : null,
  };
  if (!isMuted) await removePlaceMute(tx, scope);
  else if (found.state === 'open')
    await insertPlaceMute(tx, {
      ...scope,
      id: newId<MuteId>(),
      title: nameMute.of(found.alert),
      mutedUntil: null,
      createdAt: deps.clock.now(),
    });
}
