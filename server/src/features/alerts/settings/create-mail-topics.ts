import type { OwnMailSettings } from '@citato/contract';
import { findRole } from '#features/accounts';
import type { MailTopic, MailTopics } from '#features/emails';
import type { AccountId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { readKinds } from '../rules/mailing/topic-of-kinds.ts';
import { storeChosen } from '../store/member-settings.ts';
import { nameMails } from '../templates/name-mails.ts';
import { findOwnSettings } from './find-own-settings.ts';

/** The mails of alerts, kind by kind, and the mail of Monday, as their unsubscribe links stop them. */
export function createMailTopics(): MailTopics {
  return {
    alerts: createTopic({
      name: (topic) => nameMails.ofKinds(readKinds(topic)),
      isSent: ({ mail, mailKinds }, topic) =>
        mail !== 'never' && readKinds(topic).some((kind) => mailKinds[kind]),
      change: (own, topic, isSent) => ({
        ...own,
        mail: isSent && own.mail === 'never' ? 'at_once' : own.mail,
        mailKinds: {
          ...own.mailKinds,
          ...Object.fromEntries(readKinds(topic).map((kind) => [kind, isSent])),
        },
      }),
    }),
    monday: createTopic({
      name: () => nameMails.monday,
      isSent: ({ sendsOnMondays }) => sendsOnMondays,
      change: (own, _topic, isSent) => ({ ...own, sendsOnMondays: isSent }),
    }),
  };
}

function createTopic({
  name,
  isSent,
  change,
}: {
  name: (topic: string) => string;
  isSent: (own: OwnMailSettings, topic: string) => boolean;
  change: (own: OwnMailSettings, topic: string, isSent: boolean) => OwnMailSettings;
}): MailTopic {
  return {
    find: async (db, { userId, accountId, topic }) => {
      const own = await findOfMember(db, { userId, accountId });
      return own === null ? null : { title: name(topic), isSent: isSent(own, topic) };
    },
    set: async ({ clock }, tx, { userId, accountId, topic, isSent: isWanted }) => {
      const own = await findOfMember(tx, { userId, accountId });
      if (own === null || isSent(own, topic) === isWanted) return;
      const settings = change(own, topic, isWanted);
      await storeChosen(tx, { accountId, userId, settings, now: clock.now() });
    },
  };
}

/** Null: the account is deleted, or the person is no member any more. */
async function findOfMember(
  db: Queryable,
  { userId, accountId }: { userId: UserId; accountId: AccountId },
): Promise<OwnMailSettings | null> {
  const role = await findRole(db, { accountId, userId });
  return role === null ? null : findOwnSettings(db, { accountId, userId, role });
}
