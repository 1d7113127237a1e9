import { formatInteger } from '#lib/format';

export const documentationCopy = {
  open: 'Documentazione',
  opening: 'Apertura...',
  waiting: 'Caricamento...',
  search: {
    label: 'Cerca nella documentazione',
    none: 'Nessuna parte con queste parole.',
    found: (count: number) => (count === 1 ? 'In una parte.' : `In ${formatInteger(count)} parti.`),
  },
  failed: 'Documentazione non aperta',
  fallback: 'Impossibile aprire la documentazione.',
  blocked: 'Impossibile aprire la documentazione. Consenti a questo sito di aprire nuove finestre e riprova.',
} as const;
