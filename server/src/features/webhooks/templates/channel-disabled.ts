import { type ChannelKind, CHAT_NAMES } from '@citato/contract';
import { buildGreeting } from '#features/accounts';
import type { MailBody } from '#features/emails';
import { buildAppLink } from '#lib/app-link';

const REASONS = {
  gone: 'la chat ha risposto che il webhook non esiste più (410)',
  failing: 'da tre giorni la chat non accetta nessuno dei nostri messaggi',
} as const;

/** Says that a channel of a chat is sent nothing any more, why, and how to switch it on again. */
export function channelDisabled({
  firstName,
  appUrl,
  kind,
  name,
  because,
}: {
  firstName: string | null;
  appUrl: string;
  kind: ChannelKind;
  name: string;
  because: 'gone' | 'failing';
}): MailBody {
  const channel = `${CHAT_NAMES[kind]}${name === '' ? '' : ` ${name}`}`;
  return {
    subject: `Il canale ${channel} è stato spento`,
    preview: `Gli avvisi non arrivano più in ${channel}.`,
    greeting: buildGreeting(firstName),
    paragraphs: [
      `abbiamo spento il canale ${channel}: ${REASONS[because]}.`,
      'Nessun avviso è perso: sono tutti nell’app. Per riaverli anche lì, crea un webhook nuovo nella chat, incolla il suo indirizzo al posto di quello vecchio e riattiva il canale.',
    ],
    action: {
      label: 'Impostazioni avvisi',
      link: buildAppLink({ appUrl, path: '/profile?tab=alerts' }).href,
    },
    smallPrint: null,
  };
}
