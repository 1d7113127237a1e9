import type { MailBody } from '#features/emails';
import { buildGreeting } from '../rules/greeting.ts';

/** Asks whoever reads the mailbox to confirm that the address is theirs. */
export function verifyAddress({ firstName, link }: { firstName: string | null; link: string }): MailBody {
  return {
    subject: 'Verifica il tuo indirizzo email',
    preview: 'Un passo ancora: conferma che questo indirizzo è tuo.',
    greeting: buildGreeting(firstName),
    paragraphs: [
      'per attivare il tuo account su Citato conferma che questo indirizzo è tuo. Il link vale 24 ore; aprilo nel browser in cui hai creato l’account e sei subito dentro; in un altro ti chiediamo di scegliere la password.',
    ],
    action: { label: 'Verifica l’indirizzo', link },
    smallPrint:
      'Non hai chiesto tu un account? Non aprire il link e ignora questa email: senza la verifica l’account resta chiuso.',
  };
}
