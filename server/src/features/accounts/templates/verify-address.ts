import { formatMinute } from '@citato/contract/format';
import type { MailBody } from '#features/emails';
import { buildGreeting } from '../rules/greeting.ts';

/** Asks the reader to confirm that the address is theirs and says until when, since the mail may come late. */
export function verifyAddress({
  firstName,
  link,
  expiresAt,
}: {
  firstName: string | null;
  link: string;
  expiresAt: Date;
}): MailBody {
  const until = formatMinute(expiresAt.toISOString());
  return {
    subject: 'Verifica il tuo indirizzo email',
    preview: 'Un passo ancora: conferma che questo indirizzo è tuo.',
    greeting: buildGreeting(firstName),
    paragraphs: [
      `per attivare il tuo account su Citato conferma che questo indirizzo è tuo. Il link vale fino alle ${until}, ora italiana. Nel browser in cui hai creato l’account ti fa entrare subito; in un altro ti chiediamo di scegliere la password.`,
    ],
    action: { label: 'Verifica l’indirizzo', link },
    smallPrint:
      'Non hai chiesto tu un account? Non aprire il link e ignora questa email: senza la verifica l’account resta chiuso.',
  };
}
