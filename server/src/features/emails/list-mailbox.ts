import type { MailboxMessage } from '@citato/contract';
import type { Context } from '#platform/context';
import { readLinks } from './rules/mail-links.ts';
import { listKeptEmails } from './store/kept-mails.ts';

const MAILBOX_SIZE = 200;

/** The mails caught by the embedded mailbox, newest first; `to` narrows to one recipient, in any case of letters. */
export async function listMailbox(
  { db }: Pick<Context, 'db'>,
  { to }: { to?: string | undefined },
): Promise<MailboxMessage[]> {
  const mails = await listKeptEmails(db, { recipient: to?.trim().toLowerCase(), limit: MAILBOX_SIZE });
  return mails.map((mail) => ({
    ...mail,
    links: readLinks(mail.html),
    createdAt: mail.createdAt.toISOString(),
  }));
}
