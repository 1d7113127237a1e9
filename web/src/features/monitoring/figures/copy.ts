import { nameEngine, type Change, type Stability } from '@citato/contract';
import { formatStabilityRange } from '@citato/contract/figures';
import {
  formatDate,
  formatDecimal,
  formatInteger,
  formatPercent,
  formatPoints,
  withArticle,
} from '#lib/format';

const countOf = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;
const answers = (count: number) => countOf(count, 'risposta valida', 'risposte valide');

interface Tones {
  positive: number;
  neutral: number;
  negative: number;
}
const tones = ({ positive, neutral, negative }: Tones) => [
  countOf(positive, 'positiva', 'positive'),
  countOf(neutral, 'neutrale', 'neutrali'),
  countOf(negative, 'negativa', 'negative'),
];

/** 'dal 18 nov 2026', 'dall’8 nov 2026' */
const fromDay = (day: string) => withArticle.dal(formatDate(day));
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Who read: the model without its provider, or the rules. */
const byReader = (name: string) =>
  name === 'rules' ? 'dalle nostre regole' : `da ${name.slice(name.indexOf('/') + 1)}`;

const describeModels = (changed: Change['changedEngines']) =>
  changed.length === 0
    ? []
    : [`${changed.map((engine) => nameEngine(engine)).join(', ')}: risponde un altro modello`];

const describeReaders = (readers: Change['readers']) => {
  if (readers === undefined) return [];
  const { names, since } = readers;
  const [before = '', after = ''] = names.map(byReader);
  if (since !== null) return [`${fromDay(since)} le risposte sono lette ${after}, prima ${before}`];
  return [`le risposte sono lette in parte ${names.map(byReader).join(', in parte ')}`];
};

/** Why two periods cannot be compared. */
const describeUncertainty = ({ changedEngines, readers }: Pick<Change, 'changedEngines' | 'readers'>) => {
  const uncertainties = [...describeModels(changedEngines), ...describeReaders(readers)];
  return `${capitalise(uncertainties.join('; '))}${readers === undefined ? ', ' : ': '}`;
};

export const figuresCopy = {
  mentionRate: 'Mention Rate',
  shown: {
    title: 'Quanto spesso compare una risposta AI',
    rate: ({ percent, n }: { percent: number | null; n: number }) =>
      percent === null
        ? 'n/d'
        : `compare una risposta AI nel ${formatPercent(percent)} delle ricerche (n = ${formatInteger(n)})`,
    uncounted:
      'Una ricerca senza risposta AI non conta nella Mention Rate: non è una risposta che non ti nomina.',
  },
  averagePosition: 'Posizione Media',
  sentiment: 'Sentiment',
  analyses: 'Numero Analisi',
  none: 'N/A',
  noMentions: 'Nessuna menzione',
  inAnalysis: 'In analisi',
  noAnswers: 'nessuna risposta valida',
  absent: 'assente in tutte le risposte',
  smallSample: 'campione ridotto',
  smallSampleHelp: 'Meno di 20 risposte: la percentuale può ancora cambiare molto.',
  confidence: (word: string) => `fiducia ${word}`,
  /** Never wrapped: 'n =' alone at the end of a line means nothing. */
  basis: (n: string) => `· n\u00A0=\u00A0${n}`,
  /** The days all four figures are of. */
  period: ({
    since,
    until,
    isWhole,
    isStale,
  }: {
    since: string;
    until: string;
    isWhole: boolean;
    isStale: boolean;
  }) => {
    if (isWhole && !isStale) return 'Numeri degli ultimi 30 giorni';
    if (isWhole) return `Numeri dei 30 giorni fino ${withArticle.al(formatDate(until))}`;
    return isStale && formatDate(since) !== formatDate(until)
      ? `Numeri ${fromDay(since)} ${withArticle.al(formatDate(until))}`
      : isStale
        ? `Numeri ${withArticle.del(formatDate(since))}`
        : `Numeri ${fromDay(since)}, quando sono iniziate le analisi`;
  },
  /** Both weeks with their figures; for old figures, until when they go. */
  changeRow: (change: Change, until: string | null) => {
    const { days, points, previousPercent, currentPercent } = change;
    const period = `in ${formatInteger(days)} giorni${until === null ? '' : ` fino ${withArticle.al(formatDate(until))}`} rispetto ai ${formatInteger(days)} precedenti`;
    if (points !== null)
      return `Mention Rate ${formatPercent(previousPercent)} → ${formatPercent(currentPercent)} ${period}`;
    return `${describeUncertainty(change)}${until === null ? `gli ultimi ${formatInteger(days)} giorni` : `i ${formatInteger(days)} giorni fino ${withArticle.al(formatDate(until))}`} e i ${formatInteger(days)} precedenti non si confrontano`;
  },
  changeHelp: ({
    days,
    points,
    previousPercent,
    previousN,
    currentPercent,
    currentN,
    changedEngines,
    readers,
  }: Change) =>
    points === null
      ? `${describeUncertainty({ changedEngines, readers })}i due periodi non si confrontano.`
      : `${formatPercent(previousPercent)} (n = ${formatInteger(previousN)}) nei ${formatInteger(days)} giorni precedenti, ${formatPercent(currentPercent)} (n = ${formatInteger(currentN)}) negli ultimi ${formatInteger(days)}: ${formatPoints(points.difference)} punti; intervallo di confidenza al 95%: da ${formatPoints(points.low)} a ${formatPoints(points.high)}.`,
  stabilityHelp: ({ stability, answers: count }: { stability: Stability | null; answers: number }) =>
    stability === null
      ? 'Stabilità n/d: servono due risposte dello stesso motore, nella stessa analisi, che nominano aziende.'
      : `Stabilità ${formatPercent(stability.percent)}: in media due risposte dello stesso motore hanno in comune il ${formatPercent(stability.percent)} delle aziende. Su 100 volte 95 il valore vero sta ${formatStabilityRange({ stability, answers: count })}.`,
  rateLabel: ({ percent, interval }: { percent: number; interval: string }) =>
    `Risposte che nominano l’azienda: ${formatPercent(percent)}; intervallo di confidenza al 95%: ${interval}`,
  positionLabel: ({ value, uncertainty }: { value: number; uncertainty: string }) =>
    `Posizione media ${formatDecimal(value)}. ${uncertainty}`,
  tonesLabel: (counts: Tones) => tones(counts).join(', '),
  analysesLabel: ({ responses, missing }: { responses: number; missing: number }) =>
    `${answers(responses)}, ${missing === 0 ? 'nessuna mancata' : countOf(missing, 'mancata e non contata', 'mancate e non contate')}`,
  tonesNote: (counts: Tones) => tones(counts).join(' · '),
  unjudged: (mentions: number) =>
    mentions === 0 ? 'n = 0' : `n = ${formatInteger(mentions)}, nessun tono riconosciuto`,
  ticksLabel: ({ ok, failed }: { ok: number; failed: number }) =>
    failed === 0
      ? `Ultime analisi: ${countOf(ok, 'riuscita', 'riuscite')}`
      : `Ultime analisi: ${countOf(ok, 'riuscita', 'riuscite')}, ${formatInteger(failed)} senza risposte`,
  scheduled: 'ogni 24 ore',
  answers: ({ responses, missing }: { responses: number; missing: number }) =>
    missing === 0 ? answers(responses) : `${answers(responses)}, ${countOf(missing, 'mancata', 'mancate')}`,
  notCounted: (kinds: readonly string[]) =>
    kinds.length === 0
      ? 'Le risposte mancate non contano.'
      : `Le risposte mancate non contano (${kinds.join('; ')}).`,
} as const;
