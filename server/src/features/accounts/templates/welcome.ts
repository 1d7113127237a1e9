import type { MailBody } from '#features/emails';
import { buildGreeting } from '../rules/greeting.ts';

/** Welcomes a new customer and says what to do first. */
export function welcome({ firstName, appUrl }: { firstName: string | null; appUrl: string }): MailBody {
  return {
    subject: 'Ti diamo il benvenuto in Citato',
    preview: 'Scopri come le AI parlano della tua azienda.',
    greeting: buildGreeting(firstName),
    paragraphs: [
      'il tuo account è attivo. Registra la tua azienda e scrivi una domanda che i tuoi clienti farebbero a un’AI: leggiamo le risposte per te e ti mostriamo se, dove e come ti citano.',
    ],
    action: { label: 'Vai alla dashboard', link: appUrl },
    smallPrint: 'Serve una mano? Nel menu in alto trovi «Assistenza»: rispondiamo volentieri.',
  };
}
