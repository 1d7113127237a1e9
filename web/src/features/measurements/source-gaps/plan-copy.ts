import { nameEngine, type PlanAction } from '@citato/contract';
import { formatDate, formatInteger, withArticle } from '#lib/format';
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
    proposed: (count: number) => `Proposte ${formatInteger(count)}`,
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
  proposed: (proposedAt: string) => `Proposta da un modello il ${formatDate(proposedAt)}`,
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
  proposals: {
    ask: 'Proponi azioni',
    underWay: 'Il modello legge le fonti…',
    never:
      'Un modello AI può proporre altre azioni: ognuna parte da una fonte citata nelle risposte che nominano altri e non te.',
    none: 'Qui nessun modello AI scrive proposte: le azioni nascono dalle task list.',
    outcomes: {
      written: ({ when, count }: { when: string; count: number }) =>
        count === 0
          ? `Proposte chieste ${withArticle.il(when)}: nessuna è nel piano, perché c’erano già o perché nel frattempo domande o nomi sono cambiati.`
          : `Proposte chieste ${withArticle.il(when)}: ${count === 1 ? 'una è' : `${formatInteger(count)} sono`} nel piano, ognuna con la sua fonte.`,
      not_grounded: ({ when }: { when: string }) =>
        `Proposte chieste ${withArticle.il(when)}: le fonti non sostenevano quello che il modello ha scritto, e non l’abbiamo tenuto. Il piano è rimasto com’era.`,
      unavailable: ({ when }: { when: string }) =>
        `Proposte chieste ${withArticle.il(when)}: il modello non era disponibile, o la spesa del giorno era finita. Il piano è rimasto com’era.`,
      failed: ({ when }: { when: string }) =>
        `Proposte chieste ${withArticle.il(when)}: il modello non ha dato una risposta utilizzabile. Il piano è rimasto com’era.`,
      no_evidence: ({ when }: { when: string }) =>
        `Proposte chieste ${withArticle.il(when)}: nelle ultime quattro settimane nessuna fonte compare abbastanza nelle risposte che nominano altri e non te. Il piano è rimasto com’era.`,
      other: ({ when }: { when: string }) => `Proposte chieste ${withArticle.il(when)}.`,
    },
    next: (when: string) => `Prossima richiesta possibile: ${when}.`,
    failed: 'Le proposte non sono partite',
  },
  failed: 'Il piano non è arrivato',
  notChanged: 'L’azione non è cambiata',
} as const;
