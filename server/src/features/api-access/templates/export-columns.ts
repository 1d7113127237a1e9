import type { ActionPlan, Alert } from '@citato/contract';
import { sayAlert } from '@citato/contract/alerts';
import type { CitationRow, MentionRow } from '#features/answers';
import type { Column } from '../rules/exports/write-rows.ts';
import type { ExportedAnswer } from '../store/answer-rows.ts';

/** What was asked, by whom and where: one series of a prompt, whose number grows with every change of that. */
export interface AskedRow {
  readonly series: number;
  readonly text: string;
  readonly persona: string | null;
  readonly market: string;
}

/** An answer with the question it is to. */
export interface AnswerRow {
  readonly result: ExportedAnswer;
  readonly asked: AskedRow;
}

export interface EvidenceRow<Evidence> {
  readonly answer: AnswerRow;
  readonly evidence: Evidence;
}

const ASKED: readonly Column<AskedRow>[] = [
  { key: 'prompt', head: 'Prompt', read: (asked) => asked.text },
  { key: 'persona', head: 'Chi fa la domanda', read: (asked) => asked.persona },
  { key: 'market', head: 'Mercato', read: (asked) => asked.market },
  { key: 'series', head: 'Serie', read: (asked) => asked.series },
];

const ofAsked = <Row extends { readonly asked: AskedRow }>(): Column<Row>[] =>
  ASKED.map(({ read, ...column }) => ({ ...column, read: ({ asked }) => read(asked) }));

const ANSWER: readonly Column<AnswerRow>[] = [
  { key: 'answerId', head: 'ID risposta', read: ({ result }) => result.id },
  { key: 'day', head: 'Giorno', kind: 'day', read: ({ result }) => result.day },
  { key: 'createdAt', head: 'Ora', kind: 'moment', read: ({ result }) => new Date(result.createdAt) },
  { key: 'promptId', head: 'ID prompt', read: ({ result }) => result.promptId },
  ...ofAsked<AnswerRow>(),
  { key: 'engine', head: 'Motore', read: ({ result }) => result.engine },
  { key: 'model', head: 'Modello', read: ({ result }) => result.model },
];

export const ANSWER_COLUMNS: readonly Column<AnswerRow>[] = [
  ...ANSWER,
  { key: 'sample', head: 'Campione', read: ({ result }) => result.sample },
  { key: 'status', head: 'Esito', read: ({ result }) => result.status },
  { key: 'brandPresent', head: 'Ti nomina', read: ({ result }) => result.brandPresent },
  { key: 'brandPosition', head: 'Tua posizione', read: ({ result }) => result.brandPosition },
  { key: 'answer', head: 'Risposta', read: ({ result }) => result.text },
];

const asEvidence = <Evidence>(): Column<EvidenceRow<Evidence>>[] =>
  ANSWER.map(({ read, ...column }) => ({ ...column, read: ({ answer }) => read(answer) }));

export const MENTION_COLUMNS: readonly Column<EvidenceRow<MentionRow>>[] = [
  ...asEvidence<MentionRow>(),
  { key: 'companyKey', head: 'Chiave azienda', read: ({ evidence }) => evidence.companyKey },
  { key: 'name', head: 'Azienda', read: ({ evidence }) => evidence.name },
  { key: 'isOwn', head: 'È la tua', read: ({ evidence }) => evidence.isOwn },
  { key: 'position', head: 'Posizione', read: ({ evidence }) => evidence.position },
  { key: 'occurrences', head: 'Volte nella risposta', read: ({ evidence }) => evidence.occurrences },
  { key: 'tone', head: 'Tono', read: ({ evidence }) => evidence.sentiment },
];

export const SOURCE_COLUMNS: readonly Column<EvidenceRow<CitationRow>>[] = [
  ...asEvidence<CitationRow>(),
  { key: 'position', head: 'Numero fonte', read: ({ evidence }) => evidence.position },
  { key: 'domain', head: 'Sito', read: ({ evidence }) => evidence.domain },
  { key: 'url', head: 'Pagina', read: ({ evidence }) => evidence.url },
  { key: 'title', head: 'Titolo', read: ({ evidence }) => evidence.title },
];

/** A company's share of answers, with how sure it is. */
interface RatedCompany {
  readonly name: string;
  readonly isOwn: boolean;
  readonly mentions: number;
  readonly answers: number;
  readonly percent: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

const RATED: readonly Column<RatedCompany>[] = [
  { key: 'name', head: 'Azienda', read: (row) => row.name },
  { key: 'isOwn', head: 'È la tua', read: (row) => row.isOwn },
  { key: 'mentions', head: 'Menzioni', read: (row) => row.mentions },
  { key: 'answers', head: 'Risposte (n)', read: (row) => row.answers },
  { key: 'percent', head: '% delle risposte', read: (row) => row.percent },
  { key: 'low', head: 'Intervallo da', read: (row) => row.low },
  { key: 'high', head: 'Intervallo a', read: (row) => row.high },
];

export interface ResultLine extends RatedCompany {
  readonly promptId: string;
  readonly asked: AskedRow;
  readonly key: string;
  readonly averagePosition: number | null;
}

export const RESULT_COLUMNS: readonly Column<ResultLine>[] = [
  { key: 'promptId', head: 'ID prompt', read: (row) => row.promptId },
  ...ofAsked<ResultLine>(),
  { key: 'companyKey', head: 'Chiave azienda', read: (row) => row.key },
  ...RATED,
  { key: 'averagePosition', head: 'Posizione media', read: (row) => row.averagePosition },
];

export interface HistoryPoint extends RatedCompany {
  readonly day: string;
  readonly days: number;
}

export const HISTORY_COLUMNS: readonly Column<HistoryPoint>[] = [
  { key: 'lastDay', head: 'Ultimo giorno', kind: 'day', read: (row) => row.day },
  { key: 'days', head: 'Giorni contati', read: (row) => row.days },
  ...RATED,
];

/** An action with the name of the prompt whose answer it quotes. */
export type PlanLine = ActionPlan['actions'][number] & { readonly quotedPrompt: string | null };
const moment = (text: string | null) => (text === null ? null : new Date(text));

export const PLAN_COLUMNS: readonly Column<PlanLine>[] = [
  { key: 'key', head: 'Chiave', read: (row) => row.key },
  { key: 'title', head: 'Azione', read: (row) => row.title },
  { key: 'why', head: 'Perché', read: (row) => row.why },
  { key: 'priority', head: 'Priorità', read: (row) => row.priority },
  { key: 'effort', head: 'Impegno', read: (row) => row.effort },
  { key: 'prompts', head: 'Prompt', read: (row) => row.promptIds.length },
  { key: 'assignee', head: 'Chi', read: (row) => row.assignee },
  { key: 'dueOn', head: 'Entro', kind: 'day', read: (row) => row.dueOn },
  { key: 'doneAt', head: 'Fatta', kind: 'moment', read: (row) => moment(row.doneAt) },
  { key: 'doneBy', head: 'Fatta da', read: (row) => row.doneBy },
  { key: 'droppedAt', head: 'Tolta', kind: 'moment', read: (row) => moment(row.droppedAt) },
  { key: 'dropReason', head: 'Tolta perché', read: (row) => row.dropReason },
  { key: 'isAdded', head: 'Aggiunta da te', read: (row) => row.isAdded },
  { key: 'quote', head: 'Frase di una risposta', read: (row) => row.quote?.text ?? null },
  { key: 'quotedPromptId', head: 'ID prompt della frase', read: (row) => row.quote?.promptId ?? null },
  { key: 'quotedPrompt', head: 'Prompt della frase', read: (row) => row.quotedPrompt },
  { key: 'source', head: 'Pagina', read: (row) => row.source?.url ?? null },
];

export const ALERT_COLUMNS: readonly Column<Alert>[] = [
  { key: 'alertId', head: 'ID avviso', read: (row) => row.id },
  { key: 'raisedAt', head: 'Quando', kind: 'moment', read: (row) => new Date(row.raisedAt) },
  { key: 'kind', head: 'Tipo', read: (row) => row.kind },
  { key: 'title', head: 'Avviso', read: (row) => sayAlert(row).title },
  { key: 'detail', head: 'Con quali numeri', read: (row) => sayAlert(row).detail },
  { key: 'compared', head: 'Che cosa si confronta', read: (row) => sayAlert(row).compared },
  { key: 'engine', head: 'Motore', read: (row) => row.engine },
  { key: 'promptId', head: 'ID prompt', read: (row) => row.prompt?.id ?? null },
  { key: 'prompt', head: 'Prompt', read: (row) => row.prompt?.text ?? null },
  { key: 'rival', head: 'Rivale', read: (row) => row.rival?.name ?? null },
  { key: 'difference', head: 'Differenza', read: (row) => row.proof?.difference.value ?? null },
  { key: 'low', head: 'Intervallo da', read: (row) => row.proof?.difference.low ?? null },
  { key: 'high', head: 'Intervallo a', read: (row) => row.proof?.difference.high ?? null },
  { key: 'clearedAt', head: 'Finito', kind: 'moment', read: (row) => moment(row.cleared?.at ?? null) },
];

/** How a file is called, by what it holds. */
export const FILE_WORDS = {
  answers: 'risposte',
  mentions: 'menzioni',
  sources: 'fonti',
  results: 'risultati',
  history: 'andamento',
  plan: 'piano',
  alerts: 'avvisi',
} as const;
