import { ENGINE_LABELS, type Change, type EngineId, type Stability } from '@citato/contract';
import { formatDate, formatDecimal, formatInteger, formatPercent, formatPoints } from '#lib/format';

const answers = (count: number) =>
  count === 1 ? '1 risposta valida' : `${formatInteger(count)} risposte valide`;

/** 'dal 18 nov 2026', 'dall’8 nov 2026' */
const fromDay = (day: string) => `${/-(08|11)$/.test(day) ? 'dall’' : 'dal '}${formatDate(day)}`;
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Who read: the model without its provider, or the rules. */
const byReader = (name: string) =>
  name === 'rules' ? 'dalle nostre regole' : `da ${name.slice(name.indexOf('/') + 1)}`;

const describeModels = (changed: readonly EngineId[]) =>
  changed.length === 0
    ? []
    : [`${changed.map((engine) => ENGINE_LABELS[engine]).join(', ')}: risponde un altro modello`];

const describeReaders = (readers: Change['readers']) => {
  if (readers === undefined) return [];
  const { names, since } = readers;
  const [before = '', after = ''] = names.map(byReader);
  if (since !== null) return [`${fromDay(since)} le risposte sono lette ${after}, prima ${before}`];
  return [`le risposte sono lette in parte ${names.map(byReader).join(', in parte ')}`];
};

/** Why two periods tell nothing of the company. */
const describeDoubt = ({ changedEngines, readers }: Pick<Change, 'changedEngines' | 'readers'>) => {
  const doubts = [...describeModels(changedEngines), ...describeReaders(readers)];
  return `${capitalise(doubts.join('; '))}${readers === undefined ? ', ' : ': '}`;
};

export const figuresCopy = {
  mentionRate: 'Mention Rate',
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
  meanSampleHelp: 'Meno di 20 risposte: la media può ancora cambiare molto.',
  confidence: (word: string) => `fiducia ${word}`,
  doubt: ({ interval, small }: { interval: string; small: string | null }) =>
    `Intervallo di confidenza al 95%: ${interval}.${small === null ? '' : ` ${small}`}`,
  changePoints: (points: string) => `${points} punti`,
  changePeriod: ({ days, readers, changedEngines }: Change) =>
    readers !== undefined && readers.since !== null && changedEngines.length === 0
      ? fromDay(readers.since)
      : `rispetto ai ${formatInteger(days)} giorni precedenti`,
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
      ? `${describeDoubt({ changedEngines, readers })}i due periodi non si confrontano.`
      : `${formatPercent(previousPercent)} (n = ${formatInteger(previousN)}) nei ${formatInteger(days)} giorni precedenti, ${formatPercent(currentPercent)} (n = ${formatInteger(currentN)}) negli ultimi ${formatInteger(days)}: ${formatPoints(points.difference)} punti; intervallo di confidenza al 95%: da ${formatPoints(points.low)} a ${formatPoints(points.high)}.`,
  stabilityHelp: (stability: Stability | null) =>
    stability === null
      ? 'Stabilità n/d: servono due risposte dello stesso motore, nella stessa analisi, che nominano aziende.'
      : `Stabilità ${formatPercent(stability.percent)}: in media due risposte dello stesso motore hanno in comune il ${formatPercent(stability.percent)} delle aziende.`,
  rateLabel: ({ percent, interval }: { percent: number; interval: string }) =>
    `Risposte che nominano l’azienda: ${formatPercent(percent)}; intervallo di confidenza al 95%: ${interval}`,
  positionLabel: ({ value, interval }: { value: number; interval: string }) =>
    `Posizione media ${formatDecimal(value)} su una scala da 1 a 10; intervallo al 95%: ${interval}`,
  tonesLabel: ({ positive, neutral, negative }: { positive: number; neutral: number; negative: number }) =>
    `${formatInteger(positive)} positive, ${formatInteger(neutral)} neutrali, ${formatInteger(negative)} negative`,
  analysesLabel: ({ responses, missing }: { responses: number; missing: number }) =>
    `${answers(responses)}, ${missing === 0 ? 'nessuna mancata' : `${formatInteger(missing)} mancate e non contate`}`,
  tonesNote: ({ positive, neutral, negative }: { positive: number; neutral: number; negative: number }) =>
    `${formatInteger(positive)} positive · ${formatInteger(neutral)} neutrali · ${formatInteger(negative)} negative`,
  unjudged: (mentions: number) =>
    mentions === 0 ? 'n = 0' : `n = ${formatInteger(mentions)}, nessun tono riconosciuto`,
  ticksLabel: ({ ok, failed }: { ok: number; failed: number }) =>
    failed === 0
      ? `Ultime analisi: ${formatInteger(ok)} riuscite`
      : `Ultime analisi: ${formatInteger(ok)} riuscite, ${formatInteger(failed)} senza risposte`,
  scheduled: 'ogni 24 ore',
  answers: ({ responses, missing }: { responses: number; missing: number }) =>
    missing === 0
      ? answers(responses)
      : `${answers(responses)}, ${missing === 1 ? '1 mancata' : `${formatInteger(missing)} mancate`}`,
  notCounted: (kinds: readonly string[]) =>
    kinds.length === 0
      ? 'Le risposte mancate non contano.'
      : `Le risposte mancate non contano (${kinds.join('; ')}).`,
} as const;
