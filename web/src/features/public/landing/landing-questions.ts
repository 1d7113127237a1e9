import { nameEngine, PAGE_READ_EVERY_HOURS, type EngineId, type Plan } from '@citato/contract';
import { formatInteger } from '#lib/format';

/** What is known of this deployment when the answers are written; undefined while it is loading. */
export interface FaqFacts {
  freePlan: Plan | undefined;
  monitored: readonly EngineId[] | undefined;
  arriving: readonly EngineId[] | undefined;
}

export interface Question {
  question: string;
  answer: string;
}

const NOTHING_KNOWN: FaqFacts = { freePlan: undefined, monitored: undefined, arriving: undefined };
const list = new Intl.ListFormat('it-IT', { type: 'conjunction' });

/** The questions of the landing page, their answers by the plans and engines there are. */
export function listQuestions({ freePlan, monitored, arriving }: FaqFacts = NOTHING_KNOWN): Question[] {
  return [
    {
      question: 'Come fa Citato a sapere che cosa risponde l’AI?',
      answer:
        'Le fa la domanda, parola per parola come la scriveresti tu, senza suggerire il nome della tua azienda. Poi conserva la risposta: la puoi rileggere con i nomi evidenziati e le fonti.',
    },
    {
      question: 'Perché vedo un intervallo accanto alla percentuale?',
      answer:
        'Perché le risposte cambiano. Con 48 risposte, un 62,5% può valere tra il 48 e il 75%. Più analisi raccogli, più la fascia si stringe.',
    },
    { question: 'Che cosa include il piano gratuito?', answer: describeFree(freePlan) },
    {
      question: 'Ogni quanto si aggiornano i dati?',
      answer: 'Nei piani a pagamento ogni 24 ore, per ogni prompt attivo.',
    },
    {
      question: 'Posso disdire quando voglio?',
      answer: 'Sì. Il piano resta attivo fino alla fine del periodo già pagato, poi l’account diventa Free.',
    },
    { question: 'Quali motori sono monitorati?', answer: describeEngines({ monitored, arriving }) },
    {
      question: 'Devo installare qualcosa sul mio sito?',
      answer: `No. Bastano il nome dell’azienda e l’indirizzo del sito. Citato ne legge le pagine quando ti propone le domande e, nei piani con Task List, ciascuna al massimo una volta ogni ${formatInteger(PAGE_READ_EVERY_HOURS)} ore, per dirti che cosa manca.`,
    },
  ];
}

/** The free plan in one sentence. */
export function describeFree(plan: Plan | undefined): string {
  if (plan === undefined) return 'Una sola analisi, senza carta di credito. I limiti sono scritti nei piani.';
  const companies = plan.maxCompanies === 1 ? '1 azienda' : `${formatInteger(plan.maxCompanies)} aziende`;
  const analyses = plan.promptAnalysisEnabled ? 'analisi continue' : 'una sola analisi';
  return `${companies}, ${formatInteger(plan.maxPrompts)} prompt e ${analyses}, senza carta di credito.`;
}

function describeEngines({ monitored, arriving }: Pick<FaqFacts, 'monitored' | 'arriving'>): string {
  if (monitored === undefined || arriving === undefined)
    return 'Quelli elencati in questa pagina sotto l’esempio, con quelli in arrivo.';
  const today =
    monitored.length === 0 ? 'In questa prova risponde un motore demo' : `Oggi ${nameAll(monitored)}`;
  if (arriving.length === 0) return `${today}.`;
  return `${today}. ${arriving.length === 1 ? 'È' : 'Sono'} in arrivo ${nameAll(arriving)}.`;
}

function nameAll(engines: readonly EngineId[]): string {
  return list.format(engines.map((engine) => nameEngine(engine)));
}
