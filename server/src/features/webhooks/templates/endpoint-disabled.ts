import { buildGreeting } from '#features/accounts';
import type { MailBody } from '#features/emails';
import { buildAppLink } from '#lib/app-link';

interface DisabledEndpoint {
  readonly firstName: string | null;
  readonly appUrl: string;
  /** Of its address; the rest may hold a key. */
  readonly host: string;
  readonly because: 'gone' | 'failing';
}

const REASONS = {
  gone: 'ha risposto «410 Gone»: chi lo gestisce ci ha chiesto di non scrivergli più',
  failing: 'da tre giorni non accetta nessuno dei nostri invii',
} as const;

/** Says that an endpoint is sent nothing any more, why, and how to switch it on again. */
export function endpointDisabled({ firstName, appUrl, host, because }: DisabledEndpoint): MailBody {
  return {
    subject: 'Un tuo webhook è stato spento',
    preview: `Il webhook verso ${host} non riceve più nulla.`,
    greeting: buildGreeting(firstName),
    paragraphs: [
      `abbiamo spento il tuo webhook verso ${host}: ${REASONS[because]}.`,
      'Le analisi continuano come prima. Nel registro degli invii trovi le ultime risposte che abbiamo ricevuto; quando il destinatario è pronto, riattiva il webhook e ripeti gli invii che ti servono.',
    ],
    action: { label: 'Apri i webhook', link: buildAppLink({ appUrl, path: '/profile?tab=webhooks' }).href },
    smallPrint: 'Il registro conserva gli invii per 30 giorni.',
  };
}
