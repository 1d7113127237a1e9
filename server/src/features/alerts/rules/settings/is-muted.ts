import type { CompanyId, UserId, WebhookId } from '#lib/ids';

interface Mute {
  readonly companyId: CompanyId | null;
  readonly subject: string | null;
  readonly mutedUntil: Date | null;
  readonly memberId: UserId | null;
  readonly channelId: WebhookId | null;
}

/** Where an alert is shown: in a member's mails, in a channel of a chat; null: everywhere, to the whole team. */
export type Place = { readonly memberId: UserId } | { readonly channelId: WebhookId } | null;

/** Whether somebody asked to hear no more of a subject of a company: everywhere, or in this place. */
export function isMuted(
  mutes: readonly Mute[],
  { companyId, subject, place, now }: { companyId: CompanyId; subject: string; place: Place; now: Date },
): boolean {
  return mutes.some(
    (mute) =>
      isOfPlace(mute, place) &&
      (mute.companyId === null || mute.companyId === companyId) &&
      (mute.subject === null || mute.subject === subject) &&
      (mute.mutedUntil === null || mute.mutedUntil > now),
  );
}

function isOfPlace({ memberId, channelId }: Mute, place: Place): boolean {
  if (memberId !== null) return place !== null && 'memberId' in place && place.memberId === memberId;
  if (channelId !== null) return place !== null && 'channelId' in place && place.channelId === channelId;
  return true;
}
