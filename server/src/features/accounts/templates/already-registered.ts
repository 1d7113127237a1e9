import type { MailBody } from '#features/emails';
import { buildAppLink } from '#lib/app-link';
import { buildGreeting } from '../rules/greeting.ts';

/** Tells the owner of an account that somebody tried to register with the address again. */
export function alreadyRegistered({ appUrl }: { appUrl: string }): MailBody {
  return {
    subject: 'Hai già un account Citato',
    preview: 'Qualcuno ha provato a registrarsi con questo indirizzo.',
    greeting: buildGreeting(null),
    paragraphs: [
      'qualcuno, forse tu, ha provato a registrarsi con questo indirizzo. Un account c’è già: per entrare usa la tua password di sempre.',
    ],
    action: { label: 'Accedi', link: buildAppLink({ appUrl, path: '/login' }).href },
    smallPrint:
      'Se la richiesta non viene da te, non devi fare nulla: il tuo account e la tua password non sono cambiati.',
  };
}
