import { formatInteger, formatPercent } from '#lib/format';
import type { Change } from '@citato/contract';
import type { Ahead } from './model.ts';

const answers = (count: number) => (count === 1 ? '1 risposta' : `${formatInteger(count)} risposte`);
const questions = (count: number) => (count === 1 ? '1 domanda' : `${formatInteger(count)} domande`);

export const boardCopy = {
  label: 'Le tue domande',
  search: 'Cerca tra le domande',
  order: 'Ordine',
  orders: {
    perdite: 'Prima dove perdi',
    migliori: 'Prima dove vinci',
    variazione: 'Per variazione',
    posizione: 'Per posizione',
    tono: 'Prima i giudizi negativi',
    rivale: 'Prima i rivali più forti',
    fonti: 'Per numero di fonti',
    testo: 'Dalla A alla Z',
    inserimento: 'Come le hai aggiunte',
  },
  tone: 'Tono',
  tones: {
    tutti: 'Tutti i toni',
    positivo: 'Soprattutto positivo',
    neutrale: 'Soprattutto neutrale',
    negativo: 'Con giudizi negativi',
    assente: 'Mai nominata',
  },
  change: 'Variazione',
  changes: {
    tutte: 'Tutte le variazioni',
    crescita: 'In crescita',
    calo: 'In calo',
    ferma: 'Entro la variabilità',
    incerta: 'Senza confronto',
  },
  shown: ({ shown, all }: { shown: number; all: number }) =>
    shown === all ? questions(all) : `${formatInteger(shown)} di ${questions(all)}`,
  none: 'Nessuna domanda con questi filtri',
  clear: 'Togli i filtri',
  views: { legend: 'Come vedi le domande', cards: 'Schede', table: 'Tabella' },
  table: {
    caption: 'Le tue domande, una riga ciascuna',
    select: (text: string) => `Scegli «${text}»`,
    selectAll: 'Scegli tutte le domande mostrate',
    namesCompany: 'con il nome',
    paused: 'in pausa',
    running: 'in corso',
    none: 'n/d',
    changes: {
      rising: 'in crescita',
      falling: 'in calo',
      within_variability: 'entro la variabilità',
      model_changed: 'modello cambiato',
    } satisfies Record<Change['verdict'], string>,
    noChange: 'nessun confronto',
    noTone: 'mai nominata',
    unjudged: 'senza giudizi',
    tones: ({ positive, neutral, negative }: { positive: number; neutral: number; negative: number }) =>
      `${formatInteger(positive)} positive, ${formatInteger(neutral)} neutrali, ${formatInteger(negative)} negative`,
    noSources: '–',
    own: 'tua',
    ownLabel: 'anche il tuo sito',
    heads: {
      rate: 'Mention Rate',
      interval: 'Intervallo',
      change: 'Variazione',
      position: 'Pos.',
      tone: 'Tono',
      ahead: 'Chi ti precede',
      sources: 'Fonti',
    },
    note: (count: number) =>
      `Numeri degli ultimi 30 giorni di ogni domanda; la variazione confronta 7 giorni con i 7 prima.${count > 1 ? ` Un verdetto c’è solo dove regge guardando insieme tutte le ${formatInteger(count)} domande; la scheda di una guarda lei sola.` : ''}`,
    keys: 'Frecce per muoverti, Spazio per scegliere, Maiusc e Spazio fino a qui, Invio per aprire la scheda.',
  },
  chosen: {
    label: 'Domande scelte',
    count: (count: number) => (count === 1 ? '1 scelta' : `${formatInteger(count)} scelte`),
    pause: 'Metti in pausa',
    resume: 'Riprendi',
    analyse: 'Analizza ora',
    delete: 'Elimina',
    clear: 'Deseleziona',
    paused: (count: number) => `${questions(count)} in pausa`,
    pausedText: 'Non partono più da sole; i numeri raccolti restano.',
    resumed: (count: number) => `${questions(count)} di nuovo ogni giorno`,
    undo: 'Annulla',
    activityFailed: 'Le domande non sono cambiate',
    analyseFailed: 'Le analisi non sono partite',
    retry: 'Riprova tra poco.',
    started: (count: number) =>
      count === 1 ? '1 analisi avviata' : `${formatInteger(count)} analisi avviate`,
    none: 'Nessuna analisi avviata',
    rest: ({ running, refused }: { running: number; refused: number }) =>
      [
        running > 0 && `${questions(running)}: analisi già in corso.`,
        refused > 0 && `${questions(refused)}: il piano non ne permette altre oggi.`,
      ]
        .filter((part) => part !== false)
        .join(' '),
  },
  columns: {
    question: 'Domanda',
    rate: 'Mention Rate',
    weeks: '12 settimane',
    ahead: 'Chi ti precede',
  },
  engines: {
    openai: 'ChatGPT',
    perplexity: 'Perplexity',
    google: 'Gemini',
    anthropic: 'Claude',
    ai_overviews: 'AI Overviews',
    ai_mode: 'AI Mode',
    copilot: 'Copilot',
    chatgpt_page: 'ChatGPT web',
    grok: 'Grok',
    mistral: 'Mistral',
    deepseek: 'DeepSeek',
    compatible: 'Compatibile',
    demo: 'Demo',
  },
  confidence: (word: string) => `fiducia ${word}`,
  rateLabel: (interval: string) => `intervallo di confidenza al 95%: ${interval}`,
  rising: 'in crescita',
  falling: 'in calo',
  noRate: 'N/A',
  running: ({ answered, planned }: { answered: number; planned: number }) =>
    `in corso, ${formatInteger(answered)} di ${formatInteger(planned)}`,
  waiting: 'in attesa',
  unasked: 'mai chiesta',
  ahead: (ahead: Ahead): string => {
    switch (ahead.kind) {
      case 'unknown':
        return '–';
      case 'nobody':
        return 'nessuno nominato';
      case 'own':
        return 'Sei in testa';
      case 'equal':
        return `Alla pari: ${ahead.name}`;
      case 'other':
        return ahead.name;
    }
  },
  weeksLabel: (weeks: readonly (number | null)[]) =>
    `12 settimane fino all’ultima analisi: ${weeks.map((percent) => (percent === null ? 'nessun dato' : formatPercent(percent))).join(', ')}`,
  engineLabel: ({ mentions, responses }: { mentions: number; responses: number }) =>
    `${formatInteger(mentions)} di ${formatInteger(responses)}`,
  byEngine: 'Motore per motore',
  ranking: {
    title: 'Chi vince sulle tue domande',
    basis: ({ prompts, responses }: { prompts: number; responses: number }) =>
      `${questions(prompts)} · ${answers(responses)} · tutti i motori`,
    own: ' (la tua azienda)',
    leads: (count: number) => (count === 0 ? 'mai prima' : `prima in ${questions(count)}`),
    read: ({ name, percent, interval }: { name: string; percent: string; interval: string }) =>
      `${name}: nominata nel ${percent} delle risposte, intervallo di confidenza al 95% ${interval}. Leggi le risposte`,
    more: 'Mostra le prime dieci',
    fewer: 'Mostrane meno',
  },
  notArrived: 'Settimane, motori e classifica non sono arrivati.',
} as const;
