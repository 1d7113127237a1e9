import { formatInteger } from '#lib/format';

export const labelsCopy = {
  all: 'Tutte le etichette',
  some: (count: number) => (count === 1 ? '1 etichetta' : `${formatInteger(count)} etichette`),
  choose: 'Scegli le etichette',
  search: 'Cerca tra le etichette',
  noneFound: 'Nessuna etichetta con queste parole',
} as const;
