import type { Letter } from '#features/emails';
import { buildGreeting } from '../rules/greeting.ts';

/** Tells the owner of an account that its password is another one now. */
export function passwordChanged({ appUrl }: { appUrl: string }): Letter {
  return {
    subject: 'La tua password è stata modificata',
    preview: 'Gli altri dispositivi sono stati scollegati.',
    greeting: buildGreeting(null),
    paragraphs: [
      'la password del tuo account su Citato è appena cambiata. Per sicurezza abbiamo scollegato gli altri dispositivi: lì dovrai accedere di nuovo.',
      'Se la modifica viene da te, non devi fare altro. Altrimenti scegli subito una nuova password: chiunque altro resta fuori.',
    ],
    action: { label: 'Scegli una nuova password', link: new URL('/forgot-password', appUrl).href },
    smallPrint: null,
  };
}
