import type { FindingCode } from '@citato/contract';
import { withArticle } from '#lib/format';

/** The values of a finding's text; `n/d` for unknown ones. */
export interface FindingFacts {
  /** The engine's name. */
  readonly name: string;
  readonly calls: string;
  readonly failures: string;
  readonly p95: string;
  readonly failingFor: string;
  readonly retryAt: string;
  readonly due: string;
  readonly waited: string;
  readonly dead: string;
  readonly overdue: string;
  readonly stuck: string;
  readonly mailsWaiting: string;
  readonly mailWaited: string;
  readonly mailsFailed: string;
  readonly mailsHanded: string;
  readonly mailAdvice: string;
  readonly notCompared: string;
  readonly comparedAt: string;
  readonly discrepancies: string;
  readonly disputes: string;
  readonly answerBy: string;
  readonly resting: string;
  readonly copiedAt: string;
}

interface FindingWords {
  readonly title: (facts: FindingFacts) => string;
  /** What to do. */
  readonly text: (facts: FindingFacts) => string;
  readonly anchor?: 'lavori' | 'ritardi';
}

export const FINDINGS: Readonly<Record<FindingCode, FindingWords>> = {
  no_worker: {
    title: () => 'Nessun processo lavora',
    text: ({ due, waited }) =>
      `Lavori pronti: ${due}, il primo da ${waited}. Avvia un worker (ROLE=worker o ROLE=all) e guarda nel log perché l’ultimo si è fermato.`,
  },
  mail_login: {
    title: () => 'Il server di posta rifiuta l’accesso',
    text: () => 'Correggi utente e password in SMTP_URL e riavvia: le email in attesa partono da sole.',
  },
  payments_incomplete: {
    title: ({ notCompared }) => `Account non confrontati con il sistema di pagamento: ${notCompared}`,
    text: () =>
      'Il log dice quali e perché («An account could not be compared»). Finché resta, il loro piano può essere sbagliato.',
    anchor: 'lavori',
  },
  engine_down: {
    title: ({ name, failingFor }) => `${name} non risponde da ${failingFor}`,
    text: () =>
      'Le sue risposte non contano come zero e vengono chieste di nuovo. Guarda la pagina di stato del fornitore, poi chiave, quota e indirizzo.',
  },
  answers_invented: {
    title: () => 'I clienti vedono risposte inventate',
    text: () =>
      'Risponde il motore demo, ammesso da ALLOW_EMBEDDED. Imposta la chiave di un motore, togli demo da ENGINES e riavvia.',
  },
  budget_spent: {
    title: () => 'Il budget di oggi è finito',
    text: () =>
      'Quello che resta non basta per una chiamata: le analisi riprendono domani, nella prima ora del giorno di Roma. Per riprendere prima alza ENGINE_DAILY_BUDGET_CENTS e riavvia.',
  },
  queue_blocked: {
    title: ({ waited }) => `Un lavoro aspetta da ${waited}`,
    text: ({ due }) =>
      `Lavori pronti: ${due}. Avvia un altro worker o alza WORKER_CONCURRENCY ed ENGINE_CONCURRENCY.`,
  },
  analyses_overdue: {
    title: ({ overdue }) => `Analisi in ritardo di oltre due ore: ${overdue}`,
    text: () => 'Se non sono partite manca un worker; se aspettano in coda mancano posti o budget.',
    anchor: 'ritardi',
  },
  engine_failing: {
    title: ({ name, failures, calls }) =>
      `${name}: nell’ultima ora non riuscite ${failures} chiamate su ${calls}`,
    text: () =>
      'Il motivo è nel log («an engine gave no answer»): chiave, limite di chiamate o guasto del fornitore.',
  },
  mail_waiting: {
    title: ({ mailsWaiting, mailWaited }) => `Email in attesa: ${mailsWaiting}, la prima da ${mailWaited}`,
    text: ({ mailAdvice }) => mailAdvice,
  },
  mail_bouncing: {
    title: ({ mailsFailed, mailsHanded }) => `In 24 ore non arrivate ${mailsFailed} email su ${mailsHanded}`,
    text: ({ mailAdvice }) => mailAdvice,
  },
  jobs_given_up: {
    title: ({ dead }) => `Lavori non riusciti: ${dead}`,
    text: () => 'Togli prima la causa, poi rimettili in coda.',
    anchor: 'lavori',
  },
  payments_unchecked: {
    title: ({ comparedAt }) => `Abbonamenti non confrontati ${withArticle.dal(comparedAt)}`,
    text: () =>
      'Il confronto con il sistema di pagamento gira ogni giorno: se non gira, cerca il suo lavoro tra quelli non riusciti.',
    anchor: 'lavori',
  },
  backup_old: {
    title: ({ copiedAt }) => `L’ultima copia è ${withArticle.del(copiedAt)}`,
    text: () => 'Esegui npm run backup e rimetti in moto la copia pianificata.',
  },
  analyses_stuck: {
    title: ({ stuck }) => `Analisi bloccate: ${stuck}`,
    text: () =>
      'Il prossimo giro le chiude con le risposte arrivate. Se tornano, un worker muore: guarda memoria e log.',
    anchor: 'ritardi',
  },
  engine_out_of_credit: {
    title: ({ name }) => `${name}: il credito presso il fornitore è finito`,
    text: () =>
      'Il motore è in pausa e le sue risposte mancano, senza contare nei numeri. Ricarica il conto del fornitore: riprende da solo entro un quarto d’ora.',
  },
  engine_paused: {
    title: ({ name }) => `${name} è in pausa`,
    text: ({ retryAt }) =>
      `Riproviamo da soli (${retryAt}). Se non risponde per mezz’ora, qui compare che cosa fare.`,
  },
  engine_shaky: {
    title: ({ name, failures, calls }) =>
      `${name}: nell’ultima ora non riuscite ${failures} chiamate su ${calls}`,
    text: () =>
      'Le risposte mancanti vengono chieste più tardi. Se crescono, abbassa ENGINE_CONCURRENCY o alza il limite presso il fornitore.',
  },
  engine_slow: {
    title: ({ name, p95 }) => `${name} è lento: una risposta su venti richiede almeno ${p95}`,
    text: () =>
      'È vicino al tempo massimo: oltre quello la risposta non arriva. Alza ENGINE_TIMEOUT_S se il fornitore è lento per natura.',
  },
  queue_late: {
    title: ({ waited }) => `Un lavoro aspetta da ${waited}`,
    text: ({ due }) => `Lavori pronti: ${due}. Se non scendono, avvia un altro worker.`,
  },
  budget_low: {
    title: () => 'Resta meno di un quinto del budget di oggi',
    text: () => 'Quando finisce, le analisi aspettano domani. ENGINE_DAILY_BUDGET_CENTS lo alza.',
  },
  payments_drifted: {
    title: ({ discrepancies }) => `Account corretti dal confronto con i pagamenti: ${discrepancies}`,
    text: () =>
      'Sono a posto, ma i loro eventi non erano arrivati: controlla l’endpoint /api/stripe/webhook e il suo segreto.',
  },
  dispute_open: {
    title: ({ disputes }) => `Contestazioni a cui rispondere: ${disputes}`,
    text: ({ answerBy }) =>
      `La prima entro ${answerBy}: rispondi dalle pagine di Stripe, Pagamenti → Contestazioni. Senza risposta l’importo torna al titolare della carta.`,
  },
  cards_refused: {
    title: ({ resting }) => `Account con il pagamento fermo fino a domani: ${resting}`,
    text: () =>
      'La loro banca ha rifiutato cinque carte in un giorno. Può essere chi prova carte rubate: guarda in Stripe, Radar, e se serve blocca l’account.',
  },
};
