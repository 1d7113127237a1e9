import { formatDate, withArticle } from '#lib/format';

export const sharedCopy = {
  readOnly: (agency: string) => `Sola lettura, condiviso da ${agency}`,
  expires: (iso: string) => `Scade ${withArticle.il(formatDate(iso))}`,
  ended: {
    title: 'Questo rapporto non è più aperto',
    text: 'Il link è scaduto o è stato chiuso. Chiedi quello nuovo a chi te l’ha mandato.',
  },
  failed: { title: 'Il rapporto non è arrivato', text: 'Riprova tra poco.' },
  password: {
    title: 'Questo rapporto ha una password',
    text: 'La conosce chi ti ha mandato il link.',
    label: 'Password',
    open: 'Apri il rapporto',
  },
  loading: 'Il rapporto sta arrivando',
} as const;
