import type { LabelColour } from '@citato/contract';
import { formatInteger } from '#lib/format';

const questions = (count: number) => (count === 1 ? '1 domanda' : `${formatInteger(count)} domande`);

export const labelsCopy = {
  all: 'Tutte le etichette',
  some: (count: number) => (count === 1 ? '1 etichetta' : `${formatInteger(count)} etichette`),
  choose: 'Scegli le etichette',
  search: 'Cerca tra le etichette',
  noneFound: 'Nessuna etichetta con queste parole',
  open: 'Etichetta',
  title: 'Etichette delle domande scelte',
  none: 'Non hai ancora etichette: la prima la scrivi qui.',
  name: 'Nuova etichetta',
  rename: 'Nome dell’etichetta',
  colour: 'Colore',
  colours: {
    plain: 'Grigio',
    ochre: 'Ocra',
    wisteria: 'Glicine',
    blue: 'Carta da zucchero',
    brick: 'Mattone',
    ink: 'Inchiostro',
  } satisfies Record<LabelColour, string>,
  add: 'Aggiungi',
  edit: (name: string) => `Modifica «${name}»`,
  save: 'Salva',
  cancel: 'Annulla',
  delete: 'Elimina etichetta',
  put: ({ name, count }: { name: string; count: number }) => `«${name}» su ${questions(count)}`,
  taken: ({ name, count }: { name: string; count: number }) => `«${name}» tolta da ${questions(count)}`,
  undo: 'Annulla',
  failed: 'L’etichetta non è stata cambiata',
  failedText: 'Riprova tra poco.',
} as const;
