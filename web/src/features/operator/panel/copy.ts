import type { DeadLetter, LatePrompt } from '@citato/contract';
import { formatInteger } from '#lib/format';

const jobs = (count: number) => (count === 1 ? 'un lavoro' : `${formatInteger(count)} lavori`);

export const adminCopy = {
  title: 'Pannello Admin',
  tabs: {
    label: 'Sezioni del pannello',
    state: 'Stato',
    users: 'Utenti',
    payments: 'Pagamenti',
    trail: 'Registro',
  },
  denied: 'Accesso Negato',
  loadFailed: 'Questi dati non sono arrivati',
  loadFailedText: 'Il resto del pannello continua a funzionare.',
  unknown: 'n/d',
  overview: {
    title: 'Piattaforma',
    users: 'Utenti totali',
    overdue: 'Analisi in ritardo',
    subscriptions: 'Abbonamenti attivi',
    nextRun: 'Prossima esecuzione',
    nothingPlanned: 'Nessuna',
    loading: 'Caricamento...',
    stuck: 'Prompt bloccati',
    clear: 'Pulisci Tutto',
    clearing: 'Pulizia...',
    cleared: 'Prompt puliti',
    error: 'Errore',
    clearFailed: 'Impossibile pulire i prompt bloccati.',
  },
  plans: {
    title: 'Distribuzione piani',
    text: 'Utenti con analisi / utenti totali',
    scale: (users: number) => (users === 1 ? '1 utente' : `${formatInteger(users)} utenti`),
  },
  stats: {
    title: 'Statistiche periodo',
    users: 'Utenti registrati',
    companies: 'Aziende create',
    prompts: 'Prompt creati',
    analyses: 'Analisi elaborate',
    taskLists: 'Task list elaborate',
    byPlan: 'Per piano',
    noPeriod: 'Seleziona un periodo per visualizzare le statistiche',
    failed: 'Failed to fetch date range stats',
    choice: 'Scelta del periodo',
    choiceOf: (period: string) => `Periodo: ${period}`,
    choose: 'Scegli il periodo',
    clear: 'Azzera',
    lastDays: 'Ultimi 7 giorni',
    calendarFailed: 'Il calendario non è arrivato',
    calendarFailedText: 'Le statistiche restano come sono.',
  },
  engines: {
    title: 'Motori e spesa',
    table: 'Motori AI',
    day: 'Spesa di oggi',
    month: (month: string) => `Spesa di ${month}`,
    budget: 'Budget di oggi',
    left: 'Restano oggi',
    noBudget: 'Nessun limite',
    columns: {
      engine: 'Motore',
      permits: 'Posti liberi',
      waiting: 'Prompt in attesa',
      month: 'Mese',
    },
    retired: 'Non configurato',
    of: (limit: string) => `su ${limit}`,
    nextAttempt: (moment: string) => `il prossimo ${moment}`,
  },
  late: {
    title: 'Analisi in ritardo e bloccate',
    waiting: ({ queued, running }: { queued: number; running: number }) =>
      `${formatInteger(queued)} in coda, ${formatInteger(running)} in corso`,
    overdue: 'In ritardo',
    stuck: 'Bloccate',
    none: 'Nessuna analisi in ritardo o bloccata',
    overdueText: 'Attese da oltre due ore. Gli account gratuiti non sono mai in ritardo.',
    stuckText:
      'Ferme da oltre mezz’ora e senza un processo che le segua: il prossimo giro le chiude con le risposte arrivate.',
    since: {
      overdue: (moment: string) => `prevista ${moment}`,
      stuck: (moment: string) => `ultimo segno ${moment}`,
    },

    states: { idle: 'Non avviata', queued: 'In coda', running: 'In corso' } satisfies Record<
      LatePrompt['state'],
      string
    >,
    archived: 'Azienda archiviata',
    prompt: (id: string) => `Prompt ${id}`,
    company: (id: string) => `Azienda ${id}`,
    atLeast: (count: string) => `oltre ${count}`,
    showMore: (count: number) => (count === 1 ? 'Mostra un’altra' : `Mostra altre ${formatInteger(count)}`),
    shown: (count: number) => `Mostrate le prime ${formatInteger(count)}.`,
  },
  dead: {
    title: 'Lavori non riusciti',
    text: 'Messi da parte dopo tutti i tentativi e conservati per 30 giorni.',
    filter: 'Tipo di lavoro',
    all: 'Tutti',
    columns: {
      job: 'Lavoro',
      died: 'Non riuscito',
      tries: 'Tentativi',
      error: 'Errore',
    },
    causes: {
      fault: 'Errore',
      worker_lost: 'Processo interrotto',
      unknown: 'n/d',
    } satisfies Record<DeadLetter['cause'], string>,
    prompt: 'prompt',
    company: 'azienda',
    user: 'utente',
    requeue: 'Rimetti in coda',
    requeueLabel: (kind: string) => `Rimetti in coda: ${kind}`,
    requeueAll: 'Rimetti tutti in coda',
    requeued: 'Lavoro rimesso in coda',
    allRequeued: 'Lavori rimessi in coda',
    allDropped: 'Nulla da rifare',
    allRequeuedText: ({ requeued, dropped, left }: { requeued: number; dropped: number; left: number }) =>
      [
        requeued > 0 && `Rimessi in coda: ${jobs(requeued)}.`,
        dropped > 0 && `Tolti perché non restava nulla da rifare: ${jobs(dropped)}.`,
        left > 0 && `Restano ${jobs(left)}: ripeti.`,
      ]
        .filter((sentence) => sentence !== false)
        .join(' '),
    failed: 'Non rimesso in coda',
    failedFallback: 'Impossibile rimettere in coda. Riprova.',
    shown: (count: number) => `Mostrati i ${formatInteger(count)} più recenti.`,
    none: 'Nessun lavoro fallito',
  },
} as const;
