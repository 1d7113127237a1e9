import { SENT_DATA, type SentData } from '@citato/contract';

const WORDS: Record<SentData, string> = {
  prompt: 'il testo del prompt',
  visitor_question: 'la domanda che hai letto o corretto nella prova',
  answers: 'il testo delle risposte raccolte',
  known_names: 'i nomi già noti delle aziende, compresa la tua',
  company_name: 'il nome dell’azienda',
  website: 'l’indirizzo del sito',
  description: 'la descrizione che ne hai scritto',
  page: 'quello che si legge sulla pagina del sito',
  findings: 'i numeri e i nomi che abbiamo trovato nelle risposte',
  quotations: 'le frasi e le pagine citate a sostegno',
  plan_titles: 'i titoli delle azioni che le task list hanno già',
};
const RECEIVERS: Record<keyof typeof SENT_DATA, string> = {
  answer: 'Ai motori AI che monitoriamo per te',
  visitor: 'Al motore AI della prova nella pagina iniziale',
  reading: 'A un modello AI che legge le risposte, dove è attivo',
  suggestion: 'A un modello AI che propone le domande, dove è attivo',
  task_list: 'A un modello AI che scrive le Task List, dove è attivo',
  action_plan: 'A un modello AI che propone azioni per il piano, dove è attivo e quando lo chiedi',
};
const list = new Intl.ListFormat('it-IT', { type: 'conjunction' });

/** What leaves for whom, purpose by purpose. */
export const SENT_PARAGRAPHS: readonly string[] = [
  ...(['answer', 'reading', 'suggestion', 'task_list', 'action_plan', 'visitor'] as const).map(
    (purpose) => `${RECEIVERS[purpose]}: ${list.format(SENT_DATA[purpose].map((kind) => WORDS[kind]))}.`,
  ),
  'Il tuo nome, la tua email e i tuoi dati di pagamento non arrivano a nessuno di loro. Non scrivere dati personali nei prompt e nella descrizione.',
];
