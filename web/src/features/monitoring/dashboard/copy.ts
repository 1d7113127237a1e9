import { formatInteger } from '#lib/format';

const answers = (count: number) => (count === 1 ? '1 risposta' : `${formatInteger(count)} risposte`);
const engines = (count: number) => (count === 1 ? 'a 1 motore' : `a ${formatInteger(count)} motori`);

export const monitoringCopy = {
  back: 'Le Tue Aziende',
  lastUpdated: (moment: string) => `Ultimo aggiornamento: ${moment}`,
  /** The numbers were computed anew after the last analysis: names were corrected, or late answers came. */
  recomputed: ({ updated, analysed }: { updated: string; analysed: string }) =>
    `Numeri ricalcolati: ${updated} · ultima analisi: ${analysed}`,
  notUpdated: 'Ancora nessun aggiornamento',
  addPrompt: 'Aggiungi Prompt',
  report: {
    download: 'Scarica PDF',
    downloading: 'Creazione PDF...',
    done: 'PDF scaricato',
    failed: 'Impossibile generare il PDF. Riprova più tardi.',
  },
  deleteCompany: 'Elimina azienda',
  parts: {
    prompts: 'I prompt non sono arrivati',
    results: 'I risultati non sono arrivati',
    history: 'L’andamento non è arrivato',
    site: 'Il tuo sito non è arrivato',
    engines: 'I motori non sono arrivati',
    gaps: 'Le fonti non sono arrivate',
    text: 'Riprova tra poco. I dati già raccolti sono al sicuro.',
  },
  tabs: {
    label: 'Sezioni dell’azienda',
    prompts: 'Prompt & Strategie',
    results: 'Tabella Risultati',
    history: 'Andamento',
    site: 'Il tuo sito',
    engines: 'Motori',
    gaps: 'Perché loro',
    alerts: 'Avvisi',
    report: 'Rapporto',
  },
  prompt: {
    index: (index: number) => `Prompt ${formatInteger(index)}`,
    active: 'Attivo',
    change: (index: number) => `Cambia la domanda del prompt ${formatInteger(index)}`,
    delete: (index: number) => `Elimina prompt ${formatInteger(index)}`,
    namesCompany: 'Contiene il nome dell’azienda',
    namesCompanyHelp: 'Una domanda che nomina già l’azienda non conta nelle percentuali dell’azienda.',
    lastRun: (moment: string) => `Ultima analisi: ${moment}`,
    createTaskList: 'Crea Task List',
    history: 'Andamento',
    historyOf: (index: number) => `Andamento di questa domanda, prompt ${formatInteger(index)}`,
    kept: 'I numeri restano quelli di prima fino alla fine',
    failed: 'L’ultima analisi non ha ricevuto risposte valide. Non conta come zero.',
    waiting: 'In attesa della prima analisi',
    notAnalysed: 'Ancora nessuna analisi',
    changed: 'Domanda cambiata: i numeri ripartono dalla prossima analisi',
  },
  first: {
    named: ({
      mentions,
      n,
      percent,
      position,
    }: {
      mentions: number;
      n: number;
      percent: string;
      position: string;
    }) =>
      `Prima analisi conclusa: nominata in ${answers(mentions)} su ${formatInteger(n)} (${percent}), in posizione${mentions === 1 ? '' : ' media'} ${position}.`,
    absent: ({ n, rivals }: { n: number; rivals: string }) =>
      `Prima analisi conclusa: ${n === 1 ? 'l’unica risposta non ti nomina' : `nessuna delle ${formatInteger(n)} risposte ti nomina`}${rivals === '' ? '.' : `; più spesso nominano ${rivals}.`}`,
  },
  live: {
    title: 'Analisi in corso',
    titleWaiting: 'Analisi in attesa',
    queued: 'In coda',
    deferred: 'In attesa',
    asking: 'Domanda ai motori',
    steps: {
      sent: 'Domanda inviata',
      arriving: 'Risposte in arrivo',
      reading: 'Lettura dei nomi',
      numbers: 'Nuovi numeri',
    },
    step: ({ name, label }: { name: string; label: string }) => `${name}: ${label}`,
    sentTo: engines,
    waiting: 'parte appena si libera un posto',
    waits: {
      over_budget: (next: string) =>
        `il budget di oggi per i motori AI è esaurito. Prossimo tentativo: ${next}`,
      over_share: (next: string) =>
        `oggi hai già usato la tua parte dei motori AI e altri sono in attesa. Prossimo tentativo: ${next}`,
      other: (next: string) => `prossimo tentativo: ${next}`,
    },
    progress: ({ answered, planned }: { answered: number; planned: number }) =>
      `${formatInteger(answered)} di ${formatInteger(planned)}`,
    readingNote: 'chi, dove, con che tono',
    numbersNote: 'appaiono qui da soli',
    soFar: 'Nominata finora',
    counted: ({ mentions, n }: { mentions: number; n: number }) =>
      `in ${formatInteger(mentions)} di ${formatInteger(n)}`,
    noneYet: 'La prima risposta è in arrivo',
    noneWaiting: 'Ancora nessuna risposta',
    soFarNote: (interval: string) => `${interval} · si precisa a ogni risposta`,
    soFarLabel: ({ mentions, n, interval }: { mentions: number; n: number; interval: string }) =>
      `Nominata finora in ${answers(mentions)} su ${formatInteger(n)}; intervallo di confidenza al 95%: ${interval}`,
  },
  empty: {
    example: 'La prossima domanda di un cliente',
    title: 'Ancora nessun prompt',
    text: 'Aggiungi la domanda che un cliente farebbe all’AI.',
    textFirst: 'La prima analisi parte da sola.',
  },
  analysis: {
    started: 'Analisi avviata',
    startedText: 'Le risposte arrivano qui una alla volta.',
    duplicate: 'Analisi Già in Corso',
    duplicateText: 'L’analisi già avviata continua: i numeri arrivano da soli.',
    failed: "Errore durante l'avvio dell'analisi",
    notStarted: 'Analisi non avviata',
    notInPlan: 'Analisi non disponibile nel tuo piano',
    notInAccount: 'Analisi non disponibile',
    askUs: 'Per averne altre scrivici da «Assistenza», nel menu utente.',
  },
  newData: {
    title: 'Nuovi dati disponibili!',
    text: 'Ci sono numeri più recenti di quelli che vedi.',
    refresh: 'Aggiorna',
    failed: 'I nuovi dati non sono arrivati',
  },
} as const;
