import { type Change, nameQuestion } from '@citato/contract';
import type { Attention, CompanyChanges, CompanyStatus } from '@citato/contract/briefing';
import { formatAll, formatDate, formatInteger, formatPercent, withArticle } from '#lib/format';
import type { NextStep } from './next-step-model.ts';
import {
  fromTo,
  VERDICTS,
  NOTHING_PROVEN,
  plain,
  tellCompared,
  whyIncomparable,
  type ChangesLine,
} from './changes-copy.ts';

const answers = (count: number) => (count === 1 ? '1 risposta' : `${formatInteger(count)} risposte`);
const questions = (count: number) => (count === 1 ? '1 domanda' : `${formatInteger(count)} domande`);
const SMALL = 20;
const small = (n: number) => (n < SMALL ? ` Campione ridotto: ${answers(n)}.` : '');

function tellSingle({ mentions, n, rival }: Extract<CompanyStatus, { kind: 'single' }>): string {
  const own = `in ${answers(mentions)} su ${formatInteger(n)}`;
  if (rival === null || mentions > rival.mentions) return `Sei il più nominato: ${own}.${small(n)}`;
  if (mentions === rival.mentions) return `Sei nominato quanto ${rival.name}: ${own}.${small(n)}`;
  return `${rival.name} è davanti: ${answers(rival.mentions)} su ${formatInteger(n)}, tu ${formatInteger(mentions)}.${small(n)}`;
}

function tellMany({ leads, prompts, isWhole, rival }: Extract<CompanyStatus, { kind: 'many' }>): string {
  const all = `${questions(prompts)}${isWhole ? '' : ' già analizzate'}`;
  const ahead = rival === null ? '' : `; davanti a te c’è soprattutto ${rival}`;
  const every = `${formatAll({ count: prompts, isFeminine: true })} domande${isWhole ? '' : ' già analizzate'}`;
  if (leads === prompts) return `Sei il più nominato in ${every}.`;
  if (leads === 0) return `In nessuna delle ${all} sei il più nominato${ahead}.`;
  const elsewhere = prompts - leads === 1 ? 'nell’altra' : 'nelle altre';
  const others = rival === null ? '' : `; ${elsewhere} c’è soprattutto ${rival}`;
  return `Sei il più nominato in ${questions(leads)} su ${formatInteger(prompts)}${isWhole ? '' : ' già analizzate'}${others}.`;
}
const FELL: Record<NonNullable<Attention['fell']>, string> = {
  proven: 'in calo',
  watched: 'da tenere d’occhio',
};

export const briefingCopy = {
  label: (company: string) => `Il punto su ${company}`,
  lines: { status: 'Come va', changes: 'Che cosa è cambiato', next: 'Che cosa fare' },
  mentionRate: 'Mention Rate',
  /** Without an end they end today. */
  weeks: (end: string | null) =>
    end === null ? 'ultime 12 settimane' : `12 settimane, fino ${withArticle.al(formatDate(end))}`,
  status: (status: CompanyStatus): string => {
    switch (status.kind) {
      case 'empty':
        return 'Ancora nessuna domanda da seguire.';
      case 'unavailable':
        return 'Analisi non disponibile: quella inclusa è già utilizzata.';
      case 'unanalysed':
        return 'Ancora nessuna analisi conclusa.';
      case 'waiting':
        return 'La prima analisi è in corso: i numeri arrivano qui da soli.';
      case 'deferred':
        return 'La prima analisi è in attesa: riparte da sola.';
      case 'failed':
        return 'L’ultima analisi non ha ricevuto risposte valide. Non conta come zero.';
      case 'branded':
        return 'Le domande contengono già il nome dell’azienda: una Mention Rate non direbbe nulla.';
      case 'running':
        return `Prima analisi: finora ${answers(status.answered)} su ${formatInteger(status.planned)}, nominata in ${formatInteger(status.mentions)}.`;
      case 'one':
        return status.isNamed
          ? 'Una sola risposta finora, e ti nomina.'
          : 'Una sola risposta finora, e non ti nomina.';
      case 'absent':
        return `Nessuna delle ${answers(status.n)} ti nomina${status.rival === null ? '' : `; più spesso nominano ${status.rival}`}.${small(status.n)}`;
      case 'single':
        return tellSingle(status);
      case 'many':
        return tellMany(status);
    }
  },
  /** One line each, the worst first. */
  changes: (changes: CompanyChanges): ChangesLine[] => {
    switch (changes.kind) {
      case 'none':
        return [plain('Ancora niente da confrontare.')];
      case 'once':
        return [plain('Nessun confronto: non sono previste altre analisi.')];
      case 'early':
        return [plain(`${NOTHING_PROVEN}: per un confronto le risposte sono ancora poche.`)];
      case 'stale':
        return [plain(`Numeri fermi: l’ultima analisi è ${withArticle.del(formatDate(changes.since))}.`)];
      case 'incomparable':
        return [plain(`${NOTHING_PROVEN}: ${whyIncomparable(changes.change)}.`)];
      case 'compared':
        return tellCompared(changes);
    }
  },
  moreChanges: (count: number) => (count === 1 ? 'E un’altra' : `E altre ${formatInteger(count)}`),
  next: (step: NextStep): string => {
    switch (step.kind) {
      case 'empty':
        return 'Aggiungi la domanda che un cliente farebbe all’AI.';
      case 'upgrade':
        return 'Con un piano superiore le domande si analizzano ogni giorno.';
      case 'support':
        return 'Per avere altre analisi scrivici da «Assistenza», nel menu utente.';
      case 'waiting':
        return 'Niente per ora: il prossimo passo arriva alla fine dell’analisi.';
      case 'start':
        return 'Avvia la prima analisi.';
      case 'again':
        return 'Avvia di nuovo l’analisi: una senza risposte non si conta.';
      case 'branded':
        return 'Aggiungi una domanda che non contiene il nome dell’azienda.';
      case 'failed':
        return 'Niente per ora: tra poco chiediamo di nuovo ai motori.';
      case 'unknown':
        return 'Task List non arrivata.';
      case 'task': {
        const title = /[.?!…]$/.test(step.title) ? step.title : `${step.title}.`;
        return step.fell === null
          ? title
          : `Parti da «${nameQuestion(step.prompt)}», ${FELL[step.fell]}. ${title}`;
      }
      case 'read':
        return `${step.areTasksDone ? 'Azioni tutte fatte. ' : ''}Leggi ${step.absent === 1 ? 'la risposta che non ti nomina' : `le ${answers(step.absent)} che non ti nominano`} a «${nameQuestion(step.prompt)}»${step.fell === null ? '' : `, ${FELL[step.fell]}`}.`;
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
  /** Beside the rate: what the week says of the company, in two words. */
  verdict: {
    rising: 'in crescita',
    falling: 'in calo',
    watched: 'da tenere d’occhio',
    steady: 'entro la variabilità',
    promptsRising: (count: number) => `${questions(count)} in crescita`,
    promptsFalling: (count: number) => `${questions(count)} in calo`,
  },
  order: {
    label: 'Ordine',
    attenzione: 'Prima chi ha bisogno di te',
    nome: 'Dalla A alla Z',
    inserimento: 'Come le hai aggiunte',
  },
  unfold: (name: string) => `Il punto e gli altri numeri di ${name}`,
  comparisonsHelp:
    'Gli ultimi 7 giorni di analisi di ogni domanda e i 7 precedenti. È provato ciò che resta vero anche guardandole tutte insieme.',
  statusHelp: 'Le risposte valide degli ultimi 30 giorni di analisi, domanda per domanda.',
  changesNotArrived: 'I confronti non sono arrivati.',
  history: (company: string) => `Andamento di ${company}`,
  trendLabel: ({ weeks, end }: { weeks: readonly (number | null)[]; end: string | null }) =>
    `Mention Rate ${end === null ? 'delle ultime 12 settimane' : `di 12 settimane fino ${withArticle.al(formatDate(end))}`}, dalla più lontana: ${weeks.map((percent) => (percent === null ? 'nessun dato' : formatPercent(percent))).join(', ')}`,
} as const;
