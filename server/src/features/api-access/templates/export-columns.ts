import type { CitationRow, MentionRow, ResultRow } from '#features/answers';
import type { Column } from '../rules/exports/write-rows.ts';

/** A question, who asks it and what its market is called. */
export interface AskedQuestion {
  readonly text: string;
  readonly persona: string | null;
  readonly market: string;
}

/** An answer with the question it is to. */
export interface AnswerRow {
  readonly result: ResultRow;
  /** What was asked on its day; null where its prompt is gone. */
  readonly question: AskedQuestion | null;
  readonly text: string | null;
}

export interface EvidenceRow<Evidence> {
  readonly answer: AnswerRow;
  readonly evidence: Evidence;
}

const ANSWER: readonly Column<AnswerRow>[] = [
  { key: 'answerId', head: 'ID risposta', read: ({ result }) => result.id },
  { key: 'day', head: 'Giorno', read: ({ result }) => result.day },
  { key: 'createdAt', head: 'Ora', read: ({ result }) => result.createdAt },
  { key: 'promptId', head: 'ID prompt', read: ({ result }) => result.promptId },
  { key: 'prompt', head: 'Prompt', read: ({ question }) => question?.text ?? null },
  { key: 'persona', head: 'Chi chiede', read: ({ question }) => question?.persona ?? null },
  { key: 'market', head: 'Mercato', read: ({ question }) => question?.market ?? null },
  { key: 'engine', head: 'Motore', read: ({ result }) => result.engine },
  { key: 'model', head: 'Modello', read: ({ result }) => result.model },
];

export const ANSWER_COLUMNS: readonly Column<AnswerRow>[] = [
  ...ANSWER,
  { key: 'sample', head: 'Campione', read: ({ result }) => result.sample },
  { key: 'status', head: 'Esito', read: ({ result }) => result.status },
  { key: 'brandPresent', head: 'Ti nomina', read: ({ result }) => result.brandPresent },
  { key: 'brandPosition', head: 'Tua posizione', read: ({ result }) => result.brandPosition },
  { key: 'answer', head: 'Risposta', read: ({ text }) => text },
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

export interface ResultLine {
  readonly promptId: string;
  readonly prompt: string;
  readonly persona: string | null;
  readonly market: string;
  readonly key: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly mentions: number;
  readonly answers: number;
  readonly percent: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly averagePosition: number | null;
}

export const RESULT_COLUMNS: readonly Column<ResultLine>[] = [
  { key: 'promptId', head: 'ID prompt', read: (row) => row.promptId },
  { key: 'prompt', head: 'Prompt', read: (row) => row.prompt },
  { key: 'persona', head: 'Chi chiede', read: (row) => row.persona },
  { key: 'market', head: 'Mercato', read: (row) => row.market },
  { key: 'companyKey', head: 'Chiave azienda', read: (row) => row.key },
  { key: 'name', head: 'Azienda', read: (row) => row.name },
  { key: 'isOwn', head: 'È la tua', read: (row) => row.isOwn },
  { key: 'mentions', head: 'Menzioni', read: (row) => row.mentions },
  { key: 'answers', head: 'Risposte (n)', read: (row) => row.answers },
  { key: 'percent', head: '% delle risposte', read: (row) => row.percent },
  { key: 'low', head: 'Intervallo da', read: (row) => row.low },
  { key: 'high', head: 'Intervallo a', read: (row) => row.high },
  { key: 'averagePosition', head: 'Posizione media', read: (row) => row.averagePosition },
];

export interface HistoryPoint {
  readonly day: string;
  readonly days: number;
  readonly name: string;
  readonly isOwn: boolean;
  readonly mentions: number;
  readonly answers: number;
  readonly percent: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export const HISTORY_COLUMNS: readonly Column<HistoryPoint>[] = [
  { key: 'lastDay', head: 'Ultimo giorno', read: (row) => row.day },
  { key: 'days', head: 'Giorni contati', read: (row) => row.days },
  { key: 'name', head: 'Azienda', read: (row) => row.name },
  { key: 'isOwn', head: 'È la tua', read: (row) => row.isOwn },
  { key: 'mentions', head: 'Menzioni', read: (row) => row.mentions },
  { key: 'answers', head: 'Risposte (n)', read: (row) => row.answers },
  { key: 'percent', head: '% delle risposte', read: (row) => row.percent },
  { key: 'low', head: 'Intervallo da', read: (row) => row.low },
  { key: 'high', head: 'Intervallo a', read: (row) => row.high },
];

/** How a file is called, by what it holds. */
export const FILE_WORDS = {
  answers: 'risposte',
  mentions: 'menzioni',
  sources: 'fonti',
  results: 'risultati',
  history: 'andamento',
} as const;
