import * as z from 'zod';
import { buildAppLink } from '#lib/app-link';
import { type AccountId, type UserId, toId } from '#lib/ids';
import type { Sealer } from '#platform/secrets';
import type { UnsubscribeLinks } from '../unsubscribe-deps.ts';

/** What the token is sealed for. */
const OWNER = 'unsubscribe';

const sealed = z.tuple([z.uuid().transform(toId<UserId>), z.uuid().transform(toId<AccountId>), z.string()]);

/** Links with whose mails they stop sealed in them: nothing is stored, and a forwarded one tells no address. */
export function createUnsubscribeLinks({
  sealer,
  appUrl,
}: {
  sealer: Sealer;
  appUrl: string;
}): UnsubscribeLinks {
  return {
    build: ({ userId, accountId, topic }) => {
      const link = buildAppLink({ appUrl, path: '/api/mail/unsubscribe' });
      link.searchParams.set('token', sealer.seal(JSON.stringify([userId, accountId, topic]), OWNER));
      return link.href;
    },
    read: (token) => {
      const text = sealer.open(token, OWNER);
      if (text === null) return null;
      const [userId, accountId, topic] = sealed.parse(JSON.parse(text));
      return { userId, accountId, topic };
    },
  };
}
