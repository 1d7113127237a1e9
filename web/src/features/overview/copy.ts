import type { Change } from '@citato/contract';
import { ENGINE_LABELS } from '@citato/contract';
import { formatDate, formatInteger, formatPercent } from '#lib/format';
import type { News } from './news-model.ts';
import type { NextStep } from './next-step-model.ts';
import type { Standing } from './standing-model.ts';

const answers = (count: number) => (count === 1 ? '1 risposta' : `${formatInteger(count)} risposte`);
const questions = (count: number) => (count === 1 ? '1 domanda' : `${formatInteger(count)} domande`);
const SMALL = 20;
const small = (n: number) => (n < SMALL ? ` Campione ridotto: ${answers(n)}.` : '');

const fromTo = ({ previousPercent, currentPercent, days }: Change) =>
  `da ${formatPercent(previousPercent)} a ${formatPercent(currentPercent)} in ${formatInteger(days)} giorni`;
const VERDICTS = {
  rising: 'in crescita',
  falling: 'in calo',
  within_variability: 'entro la variabilità',
  model_changed: 'non si confrontano',
} as const;

const NOTHING_PROVEN = 'Nessuna variazione provata questa settimana';

function tellSingle({ mentions, n, rival }: Extract<Standing, { kind: 'single' }>): string {
  const own = `in ${answers(mentions)} su ${formatInteger(n)}`;
  if (rival === null || mentions > rival.mentions) return `Sei il più nominato: ${own}.${small(n)}`;
  if (mentions === rival.mentions) return `Sei nominato quanto ${rival.name}: ${own}.${small(n)}`;
  return `${rival.name} è davanti: ${answers(rival.mentions)} su ${formatInteger(n)}, tu ${formatInteger(mentions)}.${small(n)}`;
}

function tellMany({ leads, prompts, rival }: Extract<Standing, { kind: 'many' }>): string {
  const ahead = rival === null ? '' : `; davanti a te c’è soprattutto ${rival}`;
  if (leads === prompts) return `Sei il più nominato in tutte le ${questions(prompts)}.`;
  if (leads === 0) return `In nessuna delle ${questions(prompts)} sei il più nominato${ahead}.`;
  return `Sei il più nominato in ${questions(leads)} su ${formatInteger(prompts)}${rival === null ? '' : `; nelle altre c’è soprattutto ${rival}`}.`;
}

const whyIncomparable = ({ changedEngines, readers }: Change) =>
  changedEngines.length > 0
    ? `${changedEngines.map((engine) => ENGINE_LABELS[engine]).join(', ')} risponde con un altro modello`
    : readers?.since == null
      ? 'le risposte hanno avuto lettori diversi'
      : 'è cambiato il lettore delle risposte';

export const briefingCopy = {
  label: (company: string) => `Il punto su ${company}`,
  lines: { standing: 'Come va', news: 'Che cosa è cambiato', next: 'Che cosa fare' },
  mentionRate: 'Mention Rate',
  weeks: 'ultime 12 settimane',
  standing: (standing: Standing): string => {
    switch (standing.kind) {
      case 'empty':
        return 'Ancora nessuna domanda da seguire.';
      case 'unavailable':
        return 'Analisi non disponibile nel tuo piano.';
      case 'unanalysed':
        return 'Ancora nessuna analisi conclusa.';
      case 'waiting':
        return 'La prima analisi è in corso: i numeri arrivano qui da soli.';
      case 'failed':
        return 'L’ultima analisi non ha ricevuto risposte valide. Non conta come zero.';
      case 'branded':
        return 'Le domande contengono già il nome dell’azienda: una Mention Rate non direbbe nulla.';
      case 'running':
        return `Prima analisi: finora ${formatInteger(standing.answered)} risposte su ${formatInteger(standing.planned)}, nominata in ${formatInteger(standing.mentions)}.`;
      case 'one':
        return standing.isNamed
          ? 'Una sola risposta finora, e ti nomina.'
          : 'Una sola risposta finora, e non ti nomina.';
      case 'absent':
        return `Nessuna delle ${answers(standing.n)} ti nomina${standing.rival === null ? '' : `; più spesso nominano ${standing.rival}`}.${small(standing.n)}`;
      case 'single':
        return tellSingle(standing);
      case 'many':
        return tellMany(standing);
    }
  },
  news: (news: News): string => {
    switch (news.kind) {
      case 'none':
        return 'Ancora niente da confrontare.';
      case 'once':
        return 'Nessun confronto: il tuo piano include una sola analisi.';
      case 'early':
        return `${NOTHING_PROVEN}: per un confronto è presto.`;
      case 'within':
        return `${NOTHING_PROVEN}.`;
      case 'stale':
        return `Numeri fermi: l’ultima analisi è del ${formatDate(news.since)}.`;
      case 'company':
        return `Mention Rate ${VERDICTS[news.change.verdict]}: ${fromTo(news.change)}.`;
      case 'prompts': {
        const [first, ...rest] = news.changed;
        if (first === undefined) return `${NOTHING_PROVEN}.`;
        const others =
          rest.length === 0
            ? ''
            : `, e ${rest.length === 1 ? 'un’altra' : `altre ${formatInteger(rest.length)}`}`;
        return `«${first.prompt.text}» ${VERDICTS[first.change.verdict]}: ${fromTo(first.change)}${others}.`;
      }
      case 'incomparable':
        return `${NOTHING_PROVEN}: ${whyIncomparable(news.change)}.`;
      case 'chance':
        return `${NOTHING_PROVEN}: ${questions(news.changed)} su ${formatInteger(news.compared)} ${news.changed === 1 ? 'si muove' : 'si muovono'}, ma può essere un caso.`;
    }
  },
  next: (step: NextStep): string => {
    switch (step.kind) {
      case 'empty':
        return 'Aggiungi la domanda che un cliente farebbe all’AI.';
      case 'upgrade':
        return 'Con un piano superiore le domande si analizzano ogni giorno.';
      case 'waiting':
        return 'Niente per ora: le prime azioni arrivano alla fine dell’analisi.';
      case 'start':
        return 'Avvia la prima analisi.';
      case 'failed':
        return 'Niente per ora: ai motori si chiede di nuovo da soli.';
      case 'unknown':
        return 'Task List non arrivata.';
      case 'task':
        return step.title;
      case 'read':
        return `${step.areTasksDone ? 'Azioni tutte fatte. ' : ''}Leggi ${step.absent === 1 ? 'la risposta che non ti nomina' : `le ${answers(step.absent)} che non ti nominano`} a «${step.prompt.text}».`;
      case 'keep':
        return step.areTasksDone
          ? 'Azioni tutte fatte: continua così.'
          : 'Ogni risposta ti nomina: continua così.';
    }
  },
  evidence: {
    answers: 'Da quali risposte',
    comparisons: 'I confronti',
    read: 'Leggi',
    open: 'Apri',
    openTasks: 'Apri la Task List',
    plan: 'Vedi i piani',
    retry: 'Riprova',
  },
  comparison: (change: Change | null) =>
    change === null ? 'ancora nessun confronto' : `${fromTo(change)} · ${VERDICTS[change.verdict]}`,
  comparisonsHelp:
    'Gli ultimi 7 giorni di analisi di ogni domanda e i 7 precedenti. È provato ciò che resta vero anche guardandole tutte insieme.',
  standingHelp: 'Le risposte valide degli ultimi 30 giorni di analisi, domanda per domanda.',
  newsNotArrived: 'I confronti non sono arrivati.',
  trendLabel: (weeks: readonly (number | null)[]) =>
    `Mention Rate delle ultime 12 settimane, dalla più lontana: ${weeks.map((percent) => (percent === null ? 'nessun dato' : formatPercent(percent))).join(', ')}`,
} as const;
