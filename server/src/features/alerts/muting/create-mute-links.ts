import * as z from 'zod';
import { buildAppLink } from '#lib/app-link';
import { type AccountId, type AlertId, toId, type UserId, type WebhookId } from '#lib/ids';
import type { Sealer } from '#platform/secrets';
import type { MuteLinks } from '../alerts-deps.ts';

/** What the token is sealed for. */
const OWNER = 'mute-link';

const sealed = z.tuple([
  z.uuid().transform(toId<AccountId>),
  z.uuid().transform(toId<AlertId>),
  z.enum(['member', 'channel']),
  z.uuid(),
]);

/** Links with what they mute, and where, sealed in them: nothing is stored. */
export function createMuteLinks({ sealer, appUrl }: { sealer: Sealer; appUrl: string }): MuteLinks {
  return {
    build: ({ accountId, alertId, place }) => {
      const where = 'memberId' in place ? ['member', place.memberId] : ['channel', place.channelId];
      const link = buildAppLink({ appUrl, path: '/api/alerts/mute-link' });
      link.searchParams.set('token', sealer.seal(JSON.stringify([accountId, alertId, ...where]), OWNER));
      return link.href;
    },
    read: (token) => {
      const text = sealer.open(token, OWNER);
      if (text === null) return null;
      const [accountId, alertId, kind, id] = sealed.parse(JSON.parse(text));
      const place = kind === 'member' ? { memberId: toId<UserId>(id) } : { channelId: toId<WebhookId>(id) };
      return { accountId, alertId, place };
    },
  };
}
