import type { Change, SentimentLabel, Stability } from '@citato/contract';
import { formatStabilityRange, nameChange } from '@citato/contract/figures';
import {
  formatDate,
  formatDone,
  formatInteger,
  formatOtherCompanies,
  formatPercent,
  withArticle,
} from '@citato/contract/format';

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${formatInteger(value)} ${many}`;
const answers = (value: number) => count(value, 'risposta valida', 'risposte valide');

const TONES = { positive: 'positivo', neutral: 'neutrale', negative: 'negativo' } as const;

/** What the report says. */
export const reportCopy = {
  title: (company: string) => `Rapporto Citato: ${company}`,
  author: 'Citato',
  subject: 'Quanto spesso, dove e con che tono le risposte delle AI nominano l’azienda',
  demo: 'Modalità demo',
  page: (page: number, pages: number) => `Pagina ${formatInteger(page)} di ${formatInteger(pages)}`,
  footer: ({ company, date, isDemo }: { company: string; date: string; isDemo: boolean }) =>
    isDemo ? `${date} · Modalità demo · ${company}` : `${date} · ${company}`,
  none: 'N/A',
  /** The spoken form of a label: for the eye its shape and colour show the tone. */
  tone: ({ label, tone }: Pick<SentimentLabel, 'label' | 'tone'>) =>
    label === TONES[tone] ? label : `${label} (${TONES[tone]})`,
  span: ({ start, end }: { start: string; end: string }) =>
    `${withArticle.Dal(formatDate(start))} ${withArticle.al(formatDate(end))}`,
  cover: {
    kicker: 'Visibilità nelle risposte delle AI',
    period: 'Periodo',
    noPeriod: 'nessuna risposta finora',
    created: 'Creato il',
    engines: 'Motori',
    noEngines: 'nessuno finora',
    prompts: 'Prompt',
    /** Prompts that contain the company's name are not among those the sentence below counts. */
    promptsOf: ({ all, withName }: { all: number; withName: number }) =>
      withName === 0
        ? formatInteger(all)
        : `${formatInteger(all)}, di cui ${formatInteger(withName)} con il nome dell’azienda`,
  },
  summary: {
    mentionRate: 'Mention Rate',
    averagePosition: 'Posizione Media',
    totalMentions: 'Menzioni totali',
    totalResponses: 'Risposte totali',
    sentiment: 'Sentiment',
    analyses: 'Numero Analisi',
    noAnswers: 'nessuna risposta valida',
    absent: 'assente in tutte le risposte',
    noMentions: 'Nessuna menzione',
    inAnalysis: 'In analisi',
    smallSample: 'campione ridotto',
    named: (prompts: number) => `in ${count(prompts, 'prompt', 'prompt')}`,
    responses: 'risposte valide dei motori',
    analysesNote: answers,
    change: (change: Change) => {
      const { points, days, previousPercent, currentPercent } = change;
      return points === null
        ? nameChange(change)
        : `${nameChange(change)}: da ${formatPercent(previousPercent)} a ${formatPercent(currentPercent)} in ${formatInteger(days)} giorni rispetto ai ${formatInteger(days)} precedenti`;
    },
    stability: (known: { stability: Stability; answers: number }) =>
      `stabilità ${formatPercent(known.stability.percent)} (${formatStabilityRange(known)})`,
    excluded: (value: number) =>
      count(value, 'risposta mancata, non contata', 'risposte mancate, non contate'),
    ownName: (value: number) =>
      value === 1
        ? '1 prompt contiene il nome dell’azienda: non conta nella Mention Rate e nella Posizione Media qui sopra.'
        : `${formatInteger(value)} prompt contengono il nome dell’azienda: non contano nella Mention Rate e nella Posizione Media qui sopra.`,
  },
  empty: {
    noPrompts: 'L’azienda non ha ancora prompt. Aggiungi la domanda che un cliente farebbe all’AI.',
    noNumbers:
      'I numeri appaiono con la prima risposta valida. Fino ad allora non c’è niente da contare: non sono zeri.',
  },
  shares: {
    title: 'Quota di menzioni',
    note: (mentions: number) =>
      `Quante delle ${formatInteger(mentions)} menzioni di tutte le aziende trovate vanno a ciascuna. Senza i prompt che contengono il nome dell’azienda.`,
    noteOne: 'C’è una sola menzione in tutto. Senza i prompt che contengono il nome dell’azienda.',
    chart: (parts: readonly { name: string; sharePercent: number }[]) =>
      `Quota di menzioni: ${parts.map(({ name, sharePercent }) => `${name} ${formatPercent(sharePercent)}`).join(', ')}`,
    others: (value: number | null) =>
      value === null ? 'altre aziende' : count(value, 'altra azienda', 'altre aziende'),
    mentions: (value: number) => count(value, 'menzione', 'menzioni'),
    nobody: 'Le risposte non nominano alcuna azienda.',
    notCounted:
      'Ogni prompt con risposte valide contiene il nome dell’azienda: qui non c’è niente da confrontare.',
  },
  prompts: {
    title: 'Prompt per prompt',
    index: (index: number) => `Prompt ${formatInteger(index)}`,
    namesCompany: 'Contiene il nome dell’azienda',
    noRank: '–',
    noMentions: 'Nessuna menzione',
    others: formatOtherCompanies,
    running: 'La prima analisi è in corso: i numeri non ci sono ancora.',
    waiting: 'Nessuna analisi con risposte valide finora. Non conta come zero.',
    columns: {
      rank: 'N.',
      company: 'Azienda',
      mentions: 'Menzioni',
      share: '% su Totale',
      position: 'Posizione Media',
      sentiment: 'Sentiment',
    },
    furtherTitle: 'Altri prompt',
    furtherNote: (value: number) =>
      `I primi ${formatInteger(value)} prompt sono mostrati per intero; gli altri in una riga ciascuno.`,
    furtherColumns: {
      prompt: 'Prompt',
      rate: 'Mention Rate',
      position: 'Posizione Media',
      analyses: 'Numero Analisi',
    },
  },
  sources: {
    title: 'Fonti più citate',
    note: ({ citing, all }: { citing: number; all: number }) =>
      `${formatInteger(citing)} su ${answers(all)} ${citing === 1 ? 'cita' : 'citano'} almeno una fonte. Un sito conta una volta per risposta.`,
    none: (all: number) =>
      all === 0 ? 'Ancora nessuna risposta da cui leggere fonti.' : 'Nessuna risposta cita una fonte.',
    columns: { site: 'Sito', answers: 'Risposte', share: '% delle risposte' },
    hidden: (value: number) =>
      value === 1 ? 'E 1 altro sito...' : `E altri ${formatInteger(value)} siti...`,
  },
  tasks: {
    title: 'Task List',
    note: 'Le prossime azioni consigliate per ogni prompt, dalla più urgente.',
    progress: formatDone,
    outdated: 'di prima della correzione dei nomi, si aggiorna da sola',
    priorities: { High: 'Alta', Medium: 'Media', Low: 'Bassa' },
    allDone: 'Tutte le azioni sono fatte.',
  },
  method: {
    title: 'Come leggere questi numeri',
    paragraphs: [
      'Citato pone a ogni motore la domanda così come la scriverebbe un cliente, più volte in ogni analisi, e legge ogni risposta. Una risposta conta una volta per azienda, per quante volte la nomini. Contano solo le risposte valide: rifiuti, risposte vuote e chiamate fallite non diventano mai uno zero.',
      'Il periodo di ogni prompt sono i 30 giorni (ora di Roma) che finiscono con la sua ultima analisi. La Mention Rate è la quota di risposte valide che nominano l’azienda; l’intervallo è quello di Wilson al 95%, n è il numero di risposte. Sotto 20 risposte il campione è ridotto e la percentuale può ancora cambiare molto.',
      'Una variazione confronta i 7 giorni che finiscono con l’ultima analisi con i 7 precedenti, sugli stessi motori: «in crescita» e «in calo» solo se l’intervallo della differenza al 95% (Newcombe) esclude lo zero e nessun motore risponde con un altro modello; altrimenti «entro la variabilità». La stabilità dice quante aziende, in media, hanno in comune due risposte dello stesso motore nella stessa analisi.',
      'La Posizione Media è il posto in cui l’azienda viene nominata per la prima volta, in media sulle risposte che la nominano; l’intervallo è quello di Student al 95%. % su Totale è la parte delle menzioni di tutte le aziende trovate, anche di quelle non mostrate. Dove manca un dato c’è N/A, mai 0.',
    ],
    demo: 'Modalità demo: le risposte vengono da un motore dimostrativo, non da un’AI reale. I numeri mostrano come funziona Citato, non come l’azienda viene nominata davvero.',
    replaced:
      'I segni che il carattere di questo documento non può disegnare, come emoji e ideogrammi, appaiono come «?».',
  },
} as const;
