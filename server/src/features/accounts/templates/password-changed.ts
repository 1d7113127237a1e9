import { formatMinute } from '@citato/contract/format';
import type { MailBody } from '#features/emails';
import { buildAppLink } from '#lib/app-link';
import { buildGreeting } from '../rules/greeting.ts';

interface PasswordChange {
  appUrl: string;
  changedAt: Date;
  /** After a change the device it was made on stays signed in, after a reset none does. */
  signedOut: 'other_devices' | 'all_devices';
}

const SIGNED_OUT = {
  other_devices: {
    preview: 'Gli altri dispositivi sono stati scollegati.',
    sentence: 'Per sicurezza abbiamo scollegato gli altri dispositivi: lì dovrai accedere di nuovo.',
  },
  all_devices: {
    preview: 'Tutti i dispositivi sono stati scollegati.',
    sentence: 'Per sicurezza abbiamo scollegato tutti i dispositivi: dovrai accedere di nuovo, anche da qui.',
  },
};

/** Notifies the owner of an account that its password was changed. */
export function passwordChanged({ appUrl, changedAt, signedOut }: PasswordChange): MailBody {
  const { preview, sentence } = SIGNED_OUT[signedOut];
  const link = buildAppLink({ appUrl, path: '/forgot-password' }).href;
  return {
    subject: 'La tua password è stata modificata',
    preview,
    greeting: buildGreeting(null),
    paragraphs: [
      `la password del tuo account su Citato è cambiata alle ${formatMinute(changedAt.toISOString())}, ora italiana. ${sentence}`,
      'Se la modifica viene da te, non devi fare altro. Altrimenti scegli subito una nuova password: chiunque altro resta fuori.',
    ],
    action: { label: 'Scegli una nuova password', link },
    smallPrint: null,
  };
}
