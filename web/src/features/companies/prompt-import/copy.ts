import { formatInteger } from '#lib/format';

const questions = (count: number) => (count === 1 ? '1 domanda' : `${formatInteger(count)} domande`);

export const importCopy = {
  open: 'Aggiungi molte domande',
  title: 'Molte domande in una volta',
  text: 'Incolla da un foglio di calcolo, una domanda per riga, o trascina un file CSV. Con più colonne: domanda, etichetta, lingua (la lingua non cambia nulla: i motori ricevono ogni domanda com’è scritta).',
  field: 'Domande',
  placeholder: 'Dove dormire a Lecce con il cane?\nQuale hotel ha una spa sul lago di Garda?',
  file: 'Scegli un file',
  fileHelp: 'CSV o testo. Di Search Console va bene Query.csv, che trovi nello ZIP dell’esportazione.',
  zip: 'Questo è uno ZIP: aprilo e scegli il file Query.csv che contiene.',
  workbook:
    'Questo è un foglio di calcolo: salvalo come CSV e scegli quello, oppure copia le celle e incollale qui sopra.',
  emptyFile: 'Il file è vuoto: scegline un altro.',
  tooLarge: 'Il file supera i 5 MB: dividilo e ripeti.',
  unreadable: 'Il file non si legge: scegline un altro.',
  searches: (count: number) =>
    count === 1
      ? 'Dalle ricerche nasce 1 domanda: controllala prima di aggiungerla.'
      : `Dalle ricerche nascono ${questions(count)}, le simili insieme: controllale prima di aggiungerle.`,
  searchedNote: ({ impressions, queries }: { impressions: number; queries: number }) =>
    `${queries === 1 ? '1 ricerca' : `${formatInteger(queries)} ricerche simili`} · ${formatInteger(impressions)} impressioni`,
  preview: 'Anteprima',
  chosen: ({ chosen, all }: { chosen: number; all: number }) =>
    `${formatInteger(chosen)} di ${questions(all)} da aggiungere`,
  left: (left: number) =>
    left === 0
      ? 'Il piano non ha più posto per altre domande.'
      : `Il piano ha ancora posto per ${questions(left)}.`,
  atOnce: (max: number) => `Se ne aggiungono al massimo ${formatInteger(max)} per volta.`,
  further: (count: number) =>
    count === 1 ? 'Un’altra riga non è mostrata.' : `Altre ${formatInteger(count)} righe non sono mostrate.`,
  problems: {
    duplicate: 'esiste già',
    too_long: 'oltre 2.000 caratteri',
  },
  naming: 'contiene il nome dell’azienda: resta fuori dalle percentuali',
  namingUnknown: 'Non si sa ancora quali domande contengono il nome dell’azienda.',
  select: (text: string) => `Aggiungi «${text}»`,
  add: (count: number) => `Aggiungi ${questions(count)}`,
  adding: 'Aggiungo…',
  cancel: 'Annulla',
  added: (count: number) => (count === 1 ? '1 domanda aggiunta' : `${formatInteger(count)} domande aggiunte`),
  addedText: 'Le prime analisi partono da sole.',
  addedUnstarted: 'Le analisi partono appena il piano ne ha di libere.',
  failed: 'Le domande non sono state aggiunte. Riprova.',
  nothing: 'Qui non c’è nessuna domanda.',
} as const;
