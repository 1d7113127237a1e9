import type { MailBody } from '#features/emails';
import { buildAppLink } from '#lib/app-link';

/** The test mail an administrator sends to see whether mails go out. */
export function testMail({ firstName, appUrl }: { firstName: string | null; appUrl: string }): MailBody {
  return {
    subject: 'Email di test di Citato',
    preview: 'La consegna delle email funziona.',
    greeting: firstName === null ? null : `Ciao ${firstName},`,
    paragraphs: ['Hai chiesto questa email dal Pannello Admin. Se la leggi, la consegna funziona.'],
    action: { label: 'Torna al Pannello Admin', link: buildAppLink({ appUrl, path: '/admin' }).href },
    smallPrint: null,
  };
}
