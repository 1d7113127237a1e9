import type { ChannelKind } from '@citato/contract';
import { CHAT_NAMES } from '@citato/contract';
import { formatInteger } from '@citato/contract/format';
import type { PostFault } from '#adapters/webhooks';
import type { AddressFault } from '../rules/channels/read-channel-address.ts';
import type { ChannelNote } from '../rules/channels/channel-note.ts';

/** What is wrong with an address that was pasted, but for one that nobody knows. */
export const ADDRESS_FAULTS: Readonly<Record<Exclude<AddressFault, 'unknown'>, string>> = {
  not_whole:
    'Manca una parte dell’indirizzo. Copialo di nuovo dal canale, intero: la fine è la chiave che ci fa entrare.',
  old_connector:
    'È un vecchio connettore di Teams, che Microsoft ha spento. In Teams apri Workflows, scegli «Pubblica in un canale quando arriva una richiesta webhook» e copia il nuovo indirizzo.',
  slack_workflow:
    'È un flusso di lavoro di Slack, che vuole campi suoi. Crea un webhook in entrata (Incoming Webhook) per il canale e copia quell’indirizzo.',
};

/** 'Questo è di Slack, il canale è Teams.' */
export const sayOtherChat = ({ found, wanted }: { found: ChannelKind; wanted: ChannelKind }): string =>
  `Questo è di ${CHAT_NAMES[found]}, il canale è ${CHAT_NAMES[wanted]}. Aggiungilo come canale nuovo.`;

export const sayLimit = (max: number): string =>
  `Limite raggiunto: il tuo piano ha posto per ${max === 1 ? 'un canale' : `${formatInteger(max)} canali`}. Eliminane uno che non usi più.`;

/** Why a test did not arrive. */
export function sayFailedTest({
  kind,
  responseStatus,
  fault,
}: {
  kind: ChannelKind;
  responseStatus: number | null;
  fault: PostFault | null;
}): string {
  const chat = CHAT_NAMES[kind];
  const unchanged = 'Il canale non è stato salvato.';
  if (fault === 'timeout') return `${chat} non ha risposto entro 10 secondi. ${unchanged} Riprova tra poco.`;
  if (responseStatus === null) return `${chat} non si è fatto raggiungere. ${unchanged} Riprova tra poco.`;
  if (responseStatus === 429) return `${chat} chiede di aspettare (429): riprova tra un minuto. ${unchanged}`;
  if ([401, 403, 404, 410].includes(responseStatus))
    return `${chat} ha risposto ${String(responseStatus)}: il webhook non c’è più o è stato tolto dal canale. Creane uno nuovo e incolla il suo indirizzo.`;
  return `${chat} ha risposto ${String(responseStatus)}. ${unchanged}`;
}

/** The message of a test. */
export const buildTestNote = (links: { alerts: string }): ChannelNote => ({
  title: 'Citato: la prova è arrivata',
  text: 'Da qui in poi gli avvisi arrivano anche in questo canale. È solo una prova: non è cambiato niente.',
  facts: [],
  quote: null,
  links: [{ label: 'Impostazioni avvisi', link: links.alerts }],
  items: [],
  context: null,
  impact: 'service',
});

export const ALERT_WORDS = {
  now: 'Ora',
  before: 'Prima',
  goneQuestion: 'La domanda è stata eliminata',
  see: 'Vedi le risposte',
  seeAlerts: 'Vedi gli avvisi dell’azienda',
  mute: 'Non avvisarmi più di questo',
  weekend: (count: number): string =>
    count === 1 ? 'Fine settimana: un avviso' : `Fine settimana: ${formatInteger(count)} avvisi`,
  left: (count: number): string =>
    count === 1 ? 'Un altro è nell’app.' : `Altri ${formatInteger(count)} sono nell’app.`,
  open: 'Apri le tue aziende',
} as const;
