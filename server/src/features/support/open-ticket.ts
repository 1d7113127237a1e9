import { enqueueMail, writeMail } from '#features/emails';
import { findContact } from '#features/users';
import { AppError } from '#lib/app-error';
import { type TicketId, type UserId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { insertTicket } from './store.ts';
import type { SupportDeps } from './support-deps.ts';
import { ticketOpened } from './templates/ticket-opened.ts';

const TICKETS = { name: 'support-ticket', uses: 5, windowSeconds: 60 * 60 };

/** Stores a request for help and mails it to the team; an answer goes straight to the account's own address. */
export async function openTicket(
  deps: SupportDeps,
  { userId, subject, message }: { userId: UserId; subject: string; message: string },
): Promise<void> {
  const { db, clock, limits, settings } = deps;
  await limits.take(TICKETS, userId);
  const contact = await findContact(db, userId);
  if (contact === null) throw new AppError('accounts.unauthenticated');
  const id = newId<TicketId>();
  const template = await writeMail(ticketOpened({ id, subject, message, ...contact }));

  await withTransaction(db, async (tx) => {
    await insertTicket(tx, { id, userId, subject, message, createdAt: clock.now() });
    if (settings.supportEmail === null) return;
    await enqueueMail(deps, tx, {
      userId,
      to: settings.supportEmail,
      replyTo: contact.email,
      template,
      kind: 'support-ticket',
    });
  });
}
