import { formatInteger } from '#lib/format';

const alerts = (count: number) => (count === 1 ? '1 avviso nuovo' : `${formatInteger(count)} avvisi nuovi`);

/** What is read of alerts before their part has come. */
export const bellCopy = {
  title: 'Avvisi',
  bell: (unread: number) => (unread === 0 ? 'Avvisi, niente di nuovo' : `Avvisi, ${alerts(unread)}`),
  failed: { title: 'Gli avvisi non sono arrivati', text: 'Sono al sicuro: riprova tra poco.' },
} as const;
