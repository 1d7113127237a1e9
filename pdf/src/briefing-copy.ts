import type { Change } from '@citato/contract';
import { nameEngine } from '@citato/contract';
import type { CompanyStatus } from '@citato/contract/briefing';
import { isSmallSample, nameChange } from '@citato/contract/figures';
import { formatAll, formatDate, formatInteger, formatPercent, withArticle } from '@citato/contract/format';
import type { ReportBriefing } from './report-snapshot.ts';

const answers = (count: number) => (count === 1 ? '1 risposta' : `${formatInteger(count)} risposte`);
const of = (count: number) => formatInteger(count);
const small = (n: number) => (isSmallSample(n) ? ' Il campione è ridotto.' : '');

const fromTo = ({ previousPercent, currentPercent, days }: Change) =>
  `da ${formatPercent(previousPercent)} a ${formatPercent(currentPercent)} in ${formatInteger(days)} giorni`;

const NOTHING_PROVEN = 'Nessuna variazione provata questa settimana';

function tellSingle({ mentions, n, rival }: Extract<CompanyStatus, { kind: 'single' }>): string {
  const own = `in ${answers(mentions)} su ${of(n)}`;
  if (rival === null || mentions > rival.mentions) return `È il nome più frequente: ${own}.${small(n)}`;
  if (mentions === rival.mentions) return `È nominata quanto ${rival.name}: ${own}.${small(n)}`;
  return `${rival.name} è davanti: ${answers(rival.mentions)} su ${of(n)}, contro ${of(mentions)}.${small(n)}`;
}

/** Where prompts have no figures yet, it is unknown who leads them: then only the analysed ones are mentioned. */
function tellMany({ leads, prompts, isWhole, rival }: Extract<CompanyStatus, { kind: 'many' }>): string {
  const all = `${of(prompts)} prompt${isWhole ? '' : ' già analizzati'}`;
  const every = `${formatAll({ count: prompts, isFeminine: false })} prompt${isWhole ? '' : ' già analizzati'}`;
  if (leads === prompts) return `È la più nominata in ${every}.`;
  const ahead = rival === null ? '' : `; davanti c’è soprattutto ${rival}`;
  if (leads === 0) return `In nessuno dei ${all} è la più nominata${ahead}.`;
  const elsewhere = prompts - leads === 1 ? 'nell’altro' : 'negli altri';
  const others = rival === null ? '' : `; ${elsewhere} c’è soprattutto ${rival}`;
  const among = `${of(leads)} prompt su ${of(prompts)}${isWhole ? '' : ' già analizzati'}`;
  return `È la più nominata in ${among}${others}.`;
}

/** Changes named one by one; further ones are only counted, since the figures of each prompt show them. */
const MAX_SHOWN = 5;
const further = (count: number) => (count === 1 ? 'un altro prompt' : `altri ${of(count)} prompt`);

function tellCompared({ joint, changed, watched }: Extract<ReportBriefing['changes'], { kind: 'compared' }>) {
  const proven = [
    ...(joint === null ? [] : [`La Mention Rate è ${nameChange(joint)}: ${fromTo(joint)}.`]),
    ...changed
      .slice(0, MAX_SHOWN)
      .map(({ text, change }) => `«${text}» è ${nameChange(change)}: ${fromTo(change)}.`),
    ...(changed.length > MAX_SHOWN
      ? [`Variazione provata anche in ${further(changed.length - MAX_SHOWN)}.`]
      : []),
  ];
  const seen = watched.slice(0, MAX_SHOWN).map(({ text, change }) => `«${text}» ${fromTo(change)}`);
  const more = watched.length > seen.length ? [further(watched.length - seen.length)] : [];
  const watch = seen.length === 0 ? [] : [`Da tenere d’occhio: ${[...seen, ...more].join('; ')}.`];
  return [...(proven.length === 0 ? [`${NOTHING_PROVEN}.`] : proven), ...watch].join(' ');
}

const whyIncomparable = ({ changedEngines, readers }: Change) =>
  changedEngines.length > 0
    ? `${changedEngines.map((engine) => nameEngine(engine)).join(', ')} risponde con un altro modello`
    : readers?.since == null
      ? 'le risposte hanno avuto lettori diversi'
      : 'è cambiato il lettore delle risposte';

/** Old figures end with their last analysis, not with today. */
const tellWeeks = (changes: ReportBriefing['changes']) =>
  changes.kind === 'stale'
    ? `Mention Rate delle 12 settimane fino ${withArticle.al(formatDate(changes.since))}`
    : 'Mention Rate delle ultime 12 settimane';

/** What the first page says: how the company stands, what changed, what to do, and one answer in its own words. */
export const briefingCopy = {
  status: (status: CompanyStatus): string => {
    switch (status.kind) {
      case 'empty':
        return 'L’azienda non ha ancora prompt.';
      case 'unavailable':
      case 'unanalysed':
        return 'Ancora nessuna analisi conclusa.';
      case 'waiting':
        return 'La prima analisi è in corso: nessuna risposta è ancora arrivata.';
      case 'deferred':
        return 'La prima analisi è in attesa: riparte da sola.';
      case 'failed':
        return 'L’ultima analisi non ha ricevuto risposte valide.';
      case 'branded':
        return 'I prompt con risposte contengono già il nome dell’azienda: una Mention Rate non direbbe nulla.';
      case 'running':
        return `Prima analisi in corso: nominata in ${answers(status.mentions)} sulle ${of(status.answered)} arrivate finora.`;
      case 'one':
        return status.isNamed
          ? 'Una sola risposta finora, e la nomina.'
          : 'Una sola risposta finora, e non la nomina.';
      case 'absent':
        return `Nessuna delle ${answers(status.n)} la nomina${status.rival === null ? '' : `; davanti c’è soprattutto ${status.rival}`}.${small(status.n)}`;
      case 'single':
        return tellSingle(status);
      case 'many':
        return tellMany(status);
    }
  },
  changes: (changes: ReportBriefing['changes']): string => {
    switch (changes.kind) {
      case 'none':
        return 'Ancora niente da confrontare.';
      case 'once':
        return 'Nessun confronto: non sono previste altre analisi.';
      case 'early':
        return `${NOTHING_PROVEN}: per un confronto le risposte sono ancora poche.`;
      case 'stale':
        return `Numeri fermi: l’ultima analisi è ${withArticle.del(formatDate(changes.since))}.`;
      case 'compared':
        return tellCompared(changes);
      case 'incomparable':
        return `${NOTHING_PROVEN}: ${whyIncomparable(changes.change)}.`;
    }
  },
  trend: {
    title: 'Andamento',
    /**
     * The rate above is of thirty days, the last point of seven: without an explanation they would seem to contradict
     * each other.
     */
    note: ({ changes, last }: { changes: ReportBriefing['changes']; last: number | null }) =>
      `${tellWeeks(changes)}, con l’intervallo al 95%.${last === null ? '' : ` L’ultimo punto, ${formatPercent(last)}, è della sola ultima settimana.`}`,
    alt: (weeks: readonly (number | null)[], changes: ReportBriefing['changes']) =>
      `${tellWeeks(changes)}, dalla più lontana: ${weeks.map((percent) => (percent === null ? 'nessun dato' : formatPercent(percent))).join(', ')}`,
  },
  actions: {
    title: 'Prossime azioni',
    number: (place: number) => `${of(place)}.`,
    read: ({ absent, text }: { absent: number; text: string }) =>
      `Leggi ${absent === 1 ? 'la risposta che non nomina' : `le ${answers(absent)} che non nominano`} l’azienda a «${text}».`,
    keep: 'Ogni risposta nomina l’azienda: continua così.',
    allDone: 'Le azioni della Task List sono tutte fatte.',
  },
  quotation: {
    title: 'Che cosa si legge',
    text: (quote: string) => `«${quote}»`,
    from: ({ engine, createdAt, text }: { engine: string; createdAt: string; text: string }) =>
      `${engine}, ${formatDate(createdAt)}, a «${text}»`,
  },
} as const;
