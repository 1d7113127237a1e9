import type { MailBody } from '#features/emails';

export interface Ticket {
  readonly id: string;
  readonly subject: string;
  readonly message: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** A ticket as the support team reads it. */
export function ticketOpened({ id, subject, message, email, firstName, lastName }: Ticket): MailBody {
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return {
    subject: `Assistenza: ${subject}`,
    preview: `Nuova richiesta da ${name || email}`,
    greeting: `${name || 'Un cliente'} (${email}) scrive:`,
    paragraphs: message.split(/\n+/),
    action: null,
    smallPrint: `Rispondi a questa email: la risposta va direttamente al cliente. Ticket ${id}.`,
  };
}
