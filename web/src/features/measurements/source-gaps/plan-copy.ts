import { nameEngine, type PlanAction } from '@citato/contract';
import { formatDate, formatInteger } from '#lib/format';
import { nameDay } from '../history/day-words.ts';

const prompts = (count: number) => (count === 1 ? '1 domanda' : `${formatInteger(count)} domande`);

export const planCopy = {
  title: 'Il piano',
  text: 'Uno per tutta l’azienda: la stessa azione compare una volta, anche se serve a molte domande. Spunta quando è fatta: segna le linee dell’andamento, e dopo 14 e 28 giorni dice che cosa è venuto dopo. La task list di ogni domanda resta dov’è.',
  textRead:
    'Uno per tutta l’azienda: la stessa azione compare una volta, anche se serve a molte domande. Quelle fatte segnano le linee dell’andamento, e dopo 14 e 28 giorni dicono che cosa è venuto dopo. Le aggiorna chi nella squadra è proprietario o redattore.',
  show: 'Mostra',
  filters: {
    all: (count: number) => `Tutte ${formatInteger(count)}`,
    open: (count: number) => `Da fare ${formatInteger(count)}`,
    done: (count: number) => `Fatte ${formatInteger(count)}`,
  },
  columns: {
    missing: 'Manca: la frase che lo mostra',
    why: 'Perché: la fonte che c’è dietro',
    action: 'Azione',
  },
  short: { missing: 'Manca', why: 'Perché', action: 'Azione' },
  quoted: ({ engine, createdAt }: NonNullable<PlanAction['quote']>) =>
    `${nameEngine(engine)}, ${formatDate(createdAt)}`,
  read: 'leggi la risposta',
  noQuote: 'Nessuna frase conservata',
  added: 'Aggiunta da te',
  serves: (count: number, of: number) => `in ${prompts(count)} su ${formatInteger(of)}`,
  noSource: 'Nessuna fonte in particolare',
  done: (title: string) => `${title}: fatta`,
  effort: 'Impegno',
  who: 'Chi',
  by: 'Entro',
  noDate: 'senza data',
  due: (day: string) => `entro il ${nameDay(day)}`,
  doneOn: ({ doneAt, doneBy }: { doneAt: string; doneBy: string | null }) =>
    `fatta il ${formatDate(doneAt)}${doneBy === null ? '' : ` da ${doneBy}`}`,
  dropped: ({ droppedAt, dropReason }: { droppedAt: string; dropReason: string | null }) =>
    `tolta il ${formatDate(droppedAt)}${dropReason === null ? '' : `: ${dropReason}`}`,
  priorities: { High: 'Alta', Medium: 'Media', Low: 'Bassa', other: '' },
  edit: 'Chi e quando',
  editOf: (title: string) => `Chi e quando: ${title}`,
  drop: 'Togli',
  dropOf: (title: string) => `Togli: ${title}`,
  restore: 'Rimetti',
  restoreOf: (title: string) => `Rimetti: ${title}`,
  reason: 'Perché la togli',
  save: 'Salva',
  cancel: 'Annulla',
  add: 'Aggiungi azione',
  addTitle: 'Che cosa fare',
  empty: 'Nessuna azione: il piano nasce dalle task list delle domande, e puoi aggiungerne di tue.',
  nothing: 'Nessuna azione qui.',
  more: (count: number) =>
    count === 1 ? 'Mostra l’altra azione' : `Mostra le altre ${formatInteger(count)} azioni`,
  failed: 'Il piano non è arrivato',
  notChanged: 'L’azione non è cambiata',
} as const;
