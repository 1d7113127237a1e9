import { formatDate, formatInteger } from '#lib/format';

const times = (count: number) => (count === 1 ? '1 volta' : `${formatInteger(count)} volte`);

export const evidenceCopy = {
  read: 'Leggi le risposte',
  drawer: {
    titleNone: 'Risposte',
    of: ({ place, total }: { place: number; total: number | null }) =>
      total === null ? `${formatInteger(place)}ª` : `${formatInteger(place)} di ${formatInteger(total)}`,
    /** Of an answer from before its question was changed. */
    askedThen: (question: string) => `Risponde alla domanda di allora: «${question}»`,
    asked: ({ model, sample }: { model: string | null; sample: number }) =>
      `${model === null ? 'Campione' : `Modello ${model}, campione`} ${formatInteger(sample)} dell’analisi.`,
    previous: 'Risposta precedente',
    next: 'Risposta successiva',
    gone: 'La risposta del link non c’è più: ecco la più recente.',
    loadFailed: 'Le risposte non sono arrivate',
    loadFailedText: 'I numeri restano quelli di prima.',
    restFailed: 'Le altre risposte non sono arrivate.',
    own: 'la tua azienda',
    legend: 'Legenda',
    tones: { positive: 'positivo', neutral: 'neutrale', negative: 'negativo' },
    companies: 'Aziende, in ordine di citazione',
    noCompanies: 'Questa risposta non nomina nessuna azienda.',
    times,
    unjudged: 'nessun tono riconosciuto',
    showAll: (count: number) => `Mostra tutte (${formatInteger(count)})`,
    sources: 'Fonti',
    noSources: 'Il motore non indica fonti.',
    searches: 'Ricerche fatte per questa risposta',
    noText: 'Il testo non è più conservato: il periodo per cui lo teniamo è finito. I conteggi restano.',
    uncounted: 'Non conta nelle percentuali: non è un’assenza.',
    status: {
      refused: 'Rifiutata',
      empty: 'Vuota',
      not_shown: 'Non mostrata',
      failed: 'Mancata',
      other: 'Esito n/d',
    },
  },
  filters: {
    label: 'Filtra le risposte',
    presence: 'Quali risposte',
    all: 'Tutte',
    named: 'La nominano',
    absent: 'Non la nominano',
    uncounted: 'Mancate',
    company: 'Azienda',
    engine: 'Motore',
    allEngines: 'Tutti i motori',
    period: 'Periodo',
    current: '30 giorni',
    always: 'Tutto il periodo',
    days: ({ from, to }: { from: string; to: string }) =>
      from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`,
    none: 'Nessuna risposta con questi filtri',
    noneText: 'Cambia i filtri per vedere le altre risposte.',
    showAll: 'Mostra tutte',
    companiesFailed: 'Le altre aziende non sono arrivate.',
  },
  landed: {
    title: 'Appena arrivate',
    waiting: 'La prima risposta appare qui.',
    open: (engine: string) => `Apri la risposta di ${engine}`,
  },
} as const;
