import { type GapExample, nameEngine, type SourceGaps } from '@citato/contract';
import { formatInteger, formatPercent, formatPoints } from '#lib/format';
import { nameInterval } from '../history/copy.ts';
import { nameShortDay, nameShortSpan } from '../history/day-words.ts';
import type { NamedKind } from './group-sources.ts';

type Rate = SourceGaps['without'];

const answers = (count: number) => (count === 1 ? '1 risposta' : `${formatInteger(count)} risposte`);
const prompts = (count: number) => (count === 1 ? '1 domanda' : `${formatInteger(count)} domande`);
const engines = (count: number) => (count === 1 ? '1 motore' : `${formatInteger(count)} motori`);

/** '28–34%'; nothing where there is no answer. */
export const sayInterval = ({ lowPercent, highPercent }: Rate): string =>
  lowPercent === null || highPercent === null ? '' : nameInterval({ low: lowPercent, high: highPercent });

const KINDS: Readonly<Record<NamedKind, { name: string; note: string; one: string }>> = {
  directory: { name: 'Directory e guide', note: 'schede, recensioni, confronti', one: 'directory' },
  competitor: { name: 'Concorrente', note: 'pagine dei rivali', one: 'concorrente' },
  press: { name: 'Stampa', note: 'giornali e riviste', one: 'stampa' },
  social: { name: 'Social', note: 'profili, gruppi e video', one: 'social' },
  forum: { name: 'Forum', note: 'discussioni tra persone', one: 'forum' },
  encyclopedia: { name: 'Enciclopedia', note: '', one: 'enciclopedia' },
  public_body: { name: 'Ente pubblico', note: '', one: 'ente pubblico' },
  own: { name: 'Sito proprio', note: 'la fonte sei tu', one: 'sito proprio' },
  other: { name: 'Altro', note: '', one: 'altro' },
};

export const gapsCopy = {
  lead: (count: number) =>
    count === 1
      ? 'In 1 risposta nominano un rivale e non te'
      : `In ${formatInteger(count)} risposte nominano un rivale e non te`,
  leadOf: (count: number, rival: string) => `In ${answers(count)} nominano ${rival} e non te`,
  leading: ({ percent, source }: { percent: number; source: string }) =>
    `il ${formatPercent(percent)} legge ${source}`,
  noneLeading: 'nessuna fonte vi compare di più, oltre la variabilità',
  nothingToCompare: 'nessuna risposta ti nomina, quindi manca con che cosa confrontarle',
  noneWithout: 'In nessuna risposta nominano un rivale senza nominare te',
  noneWithoutOf: (rival: string) => `In nessuna risposta nominano ${rival} senza nominare te`,
  basis: ({ without, period, engines: asked, prompts: counted }: SourceGaps) =>
    `${without.percent === null ? '' : `${formatPercent(without.percent)} delle risposte (${sayInterval(without)} · n\u00A0=\u00A0${formatInteger(without.n)}), `}${nameShortSpan(period)}, ${engines(asked.length)}, ${prompts(counted)}. Contano le fonti che il motore dichiara, non i collegamenti nel testo.`,
  rivals: {
    all: 'Tutti i rivali',
    choose: 'Scegli un rivale',
    search: 'Cerca tra i rivali',
    none: 'Nessun rivale con questo nome',
  },
  sources: {
    title: 'Che cosa leggono quando nominano loro',
    text: ({ withoutAnswers, withAnswers }: SourceGaps) =>
      `«Senza te»: le ${answers(withoutAnswers)} che nominano un rivale e non te. «Con te»: le ${answers(withAnswers)} che ti nominano. Una fonte dice qualcosa solo se compare più spesso nelle prime, oltre la variabilità.`,
    columns: {
      source: 'Fonte citata',
      without: 'Senza te',
      with: 'Con te',
      difference: 'Differenza',
      kind: 'Tipo',
    },
    where: ({ title, count, of }: { title: string | null; count: number; of: number }) =>
      `${title === null ? '' : `«${title}» · `}${count === 0 ? 'mai senza te' : `${prompts(count)} su ${formatInteger(of)}`}`,
    points: (value: number) => `${formatPoints(value)} punti`,
    range: ({ low, high }: { low: number; high: number }) =>
      `da ${formatPoints(low)} a ${formatPoints(high)}`,
    label: ({ value, low, high }: { value: number; low: number; high: number }) =>
      `${formatPoints(value)} punti; intervallo di confidenza al 95%: da ${formatPoints(low)} a ${formatPoints(high)}`,
    tooFew: 'poche risposte',
    none: 'N/A',
    empty: 'Nessuna fonte compare abbastanza spesso per un confronto.',
    changeKind: ({ kind, source }: { kind: string; source: string }) =>
      `${kind}: cambia il tipo di ${source}`,
    automatic: 'Tipo automatico',
    chosen: 'scelto da te',
    kindFailed: 'Il tipo non è cambiato',
    note: (others: number) =>
      `Una risposta cita più fonti: le percentuali non sommano a 100. La differenza confronta risposte alla stessa domanda e dello stesso motore, perciò può non essere la sottrazione delle due percentuali; è colorata solo dove regge guardando insieme tutte le fonti. È un confronto, non una prova di causa.${others === 0 ? '' : others === 1 ? ' Un’altra fonte compare più di rado.' : ` Altre ${formatInteger(others)} fonti compaiono più di rado.`}`,
    source: ({ engine, day }: Pick<GapExample, 'engine' | 'day'>) =>
      `${nameEngine(engine)}, ${nameShortDay(day)}`,
    read: 'leggi la risposta',
  },
  kinds: KINDS,
  promptTable: {
    title: 'Domanda per domanda',
    text: 'Dove nominano loro e non te, e la fonte che in quella domanda distingue di più.',
    columns: {
      prompt: 'Domanda',
      without: 'Loro e non te',
      interval: 'Intervallo',
      rival: 'Al tuo posto',
      source: 'Fonte che distingue',
    },
    basis: (rate: Rate) => `${sayInterval(rate)} · n\u00A0=\u00A0${formatInteger(rate.n)}`,
    band: (rate: Rate) => `Intervallo al 95%: ${sayInterval(rate)}`,
    none: 'nessuna oltre la variabilità',
    nobody: 'nessuno',
    more: (count: number) =>
      count === 1 ? 'Mostra l’altra domanda' : `Mostra le altre ${formatInteger(count)} domande`,
    less: 'Mostra meno domande',
    failed: 'Le domande non sono arrivate',
    rivalLabel: 'al tuo posto',
    sourceLabel: 'fonte',
  },
  failed: { title: 'Le fonti non sono arrivate', text: 'I dati già raccolti sono al sicuro.' },
  empty: {
    example: 'Che cosa leggono quando nominano loro',
    title: 'Nessuna risposta valida in questo periodo',
    text: 'Senza risposte non c’è niente da confrontare.',
    back: 'Torna alle ultime 4 settimane',
  },
  unmeasured: {
    title: 'Ancora niente da confrontare',
    text: 'Le fonti arrivano con la prima analisi conclusa di una domanda che non contiene il nome dell’azienda.',
    filtered: 'Le domande scelte non hanno ancora un’analisi conclusa.',
    action: 'Vai ai prompt',
    all: 'Tutte le domande',
  },
  locked: {
    title: 'Perché nominano loro e non te',
    text: 'Quali fonti leggono i motori quando nominano un rivale al tuo posto, con la frase e la risposta.',
  },
} as const;
