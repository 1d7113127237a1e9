import type { EngineId, Tone } from '@citato/contract';
import type { StatedSource, Statement } from './group-claims.ts';

/** An answer that names the company. */
interface NamingAnswer {
  readonly id: string;
  readonly promptId: string;
  readonly engine: EngineId;
  readonly day: string;
  readonly createdAt: Date;
  readonly tone: Tone | null;
  readonly spans: readonly { readonly start: number; readonly end: number; readonly tone: Tone | null }[];
}

interface CitedPage {
  readonly url: string;
  readonly domain: string;
  readonly title: string | null;
  readonly spanStart: number | null;
  readonly spanEnd: number | null;
}

/** More namings of one answer say nothing new. */
const MAX_SPANS = 20;
/** A citation so close behind a sentence belongs to it: engines set them after its stop. */
const REACH = 4;

/** What an answer states of the company, a sentence once; names alone, as in lists and headings, state nothing. */
export function readStatements({
  answer: { id, promptId, engine, day, createdAt, tone, spans },
  text,
  citations,
  quote,
}: {
  answer: NamingAnswer;
  text: string;
  citations: readonly CitedPage[];
  quote: (text: string, span: { start: number; end: number }) => string | null;
}): Statement[] {
  const found = new Map<string, Statement>();
  for (const span of spans.slice(0, MAX_SPANS)) {
    const sentence = quote(text, span);
    if (sentence === null) continue;
    const known = found.get(sentence);
    const judged = span.tone === 'negative' ? span.tone : (known?.tone ?? span.tone);
    const sources = citations.map((cited) => toSource(cited, span));
    found.set(sentence, { resultId: id, promptId, engine, day, createdAt, sentence, tone: judged, sources });
  }
  const statements = [...found.values()];
  // The answer is negative, and no single sentence was found to be: its first one stands for it.
  const isPlaced = statements.some((one) => one.tone === 'negative');
  return tone === 'negative' && !isPlaced
    ? statements.map((one, index) => (index === 0 ? { ...one, tone } : one))
    : statements;
}

function toSource(
  { url, domain, title, spanStart, spanEnd }: CitedPage,
  span: { readonly start: number; readonly end: number },
): StatedSource {
  const isAtSentence =
    spanStart !== null && spanEnd !== null && spanStart <= span.start && spanEnd + REACH >= span.end;
  return { url, domain, title, isAtSentence };
}
