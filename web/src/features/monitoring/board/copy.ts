import { formatInteger, formatPercent } from '#lib/format';
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
