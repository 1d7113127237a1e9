import { formatInteger } from '#lib/format';

export const namesCopy = {
  correct: {
    menu: (name: string) => `Correggi ${name}`,
    merge: 'Unisci con…',
    ignore: 'Non è un’azienda',
    own: 'È la mia azienda',
    seemsOwn: 'Sembri tu: unisci?',
    seemsOwnLabel: ({ name, own }: { name: string; own: string }) => `${name} sembra ${own}: unisci?`,
    mergeTitle: (name: string) => `Unisci ${name} con un’altra azienda`,
    mergeText: 'Le sue menzioni contano per l’azienda che scegli, anche nelle prossime analisi.',
    search: 'Cerca un’azienda',
    noneFound: 'Nessuna azienda con questo nome.',
    companiesComing: 'Arrivano le altre aziende…',
    companiesFailed: 'Le altre aziende non sono arrivate.',
    merged: ({ name, into }: { name: string; into: string }) => `${name} unita a ${into}`,
    ignored: (name: string) => `${name} non conta più come azienda`,
    owned: (name: string) => `${name} conta come la tua azienda`,
    removed: (name: string) => `${name} tolto dai nomi`,
    reading: 'Stiamo rileggendo le risposte: i numeri si aggiornano da soli.',
    undo: 'Annulla',
    undone: 'Modifica annullata',
    failed: 'Nomi non modificati',
  },
  names: {
    open: 'Nomi e alias',
    count: (count: number) => `Nomi e alias (${formatInteger(count)})`,
    title: 'Nomi e alias',
    text: 'Che cosa conta come una menzione nelle risposte, e quello che hai detto tu sui nomi.',
    own: (company: string) => `Altri nomi di ${company}`,
    merged: (name: string) => `Uniti a ${name}`,
    ignored: 'Non sono aziende',
    remove: (name: string) => `Togli ${name}`,
    empty:
      'Non hai ancora corretto nessun nome. Dal menu accanto a un’azienda puoi unirla a un’altra o escluderla.',
    close: 'Chiudi',
  },
} as const;
