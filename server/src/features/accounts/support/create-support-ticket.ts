import * as z from 'zod';
import { enqueueMail, writeMail } from '#features/emails';
import { findProfile } from '../users/store/users.ts';
import { AppError } from '#lib/app-error';
import { type AccountId, type TicketId, type UserId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { answerOnce } from '#platform/idempotency';
import { insertTicket } from './store.ts';
import type { SupportDeps } from '../support-deps.ts';
import { ticketOpened } from './templates/ticket-opened.ts';

const TICKETS = { name: 'support-ticket', uses: 5, windowSeconds: 60 * 60 };

/** Stores a request for help and mails it to the team, once however often it is repeated; an answer goes straight to the account's own address. */
export async function createSupportTicket(
  deps: SupportDeps,
  {
    userId,
    accountId,
    subject,
    message,
    requestId,
  }: {
    userId: UserId;
    accountId: AccountId;
    subject: string;
    message: string;
    requestId?: string | undefined;
  },
): Promise<void> {
  const { db, clock, limits, settings } = deps;
  await limits.take(TICKETS, userId);
  const contact = await findProfile(db, userId);
  if (contact === null) throw new AppError('accounts.unauthenticated');
  const id = newId<TicketId>();
  const template = await writeMail(ticketOpened({ ...contact, id, subject, message }));

  const asked = { userId: accountId, requestId, parameters: { subject, message }, now: clock.now() };
  await withTransaction(db, (tx) =>
    answerOnce(
      tx,
      { ...asked, operation: 'support.ticket', schema: z.object({ id: z.string() }) },
      async () => {
        await insertTicket(tx, { id, userId, subject, message, createdAt: clock.now() });
        if (settings.supportEmail === null) return { id };
        await enqueueMail(deps, tx, {
          userId,
          to: settings.supportEmail,
          replyTo: contact.email,
          template,
          kind: 'support-ticket',
        });
        return { id };
      },
    ),
  );
}
