import type { EngineId, Tone } from '@citato/contract';
import { cutQuote } from './cut-quote.ts';
import type { ReadAnswer, ReadMention } from './read-answer.ts';

/** An answer as evidence: which it was and the sentence that matters; null when its text is no longer kept. */
export interface QuotedAnswer {
  readonly id: string;
  readonly engine: EngineId;
  readonly createdAt: Date;
  readonly quote: string | null;
}

/** An answer that judges a company in a sentence of its own. */
export interface JudgedAnswer extends QuotedAnswer {
  readonly quote: string;
  /** Labels of the tone, such as 'costoso'. */
  readonly aspects: readonly string[];
}

/** The answer with the sentence on the company it names first. */
export function quoteFirst(answer: ReadAnswer, texts: ReadonlyMap<string, string>): QuotedAnswer {
  return quoteNaming({ answer, mention: answer.mentions[0], texts });
}

/** The answer with the first sentence that says something of a company it names. */
export function quoteNaming({
  answer: { id, engine, createdAt },
  mention,
  texts,
}: {
  answer: ReadAnswer;
  mention: ReadMention | undefined;
  texts: ReadonlyMap<string, string>;
}): QuotedAnswer {
  const text = texts.get(id);
  const quotes = text === undefined ? [] : (mention?.spans ?? []).map((span) => cutQuote(text, span));
  return { id, engine, createdAt, quote: quotes.find(saysSomething) ?? null };
}

/** A name alone, in a list or a heading, is no quotation. */
export const saysSomething = (quote: string): boolean => quote.split(/\s+/).length >= 5;

/** The answer when it judges the company in this tone and its text still shows where. */
export function quoteJudgement({
  answer: { id, engine, createdAt },
  mention,
  tone,
  texts,
}: {
  answer: ReadAnswer;
  mention: ReadMention | null;
  tone: Tone;
  texts: ReadonlyMap<string, string>;
}): JudgedAnswer[] {
  const text = texts.get(id);
  const span = mention?.spans.find((candidate) => candidate.tone === tone);
  if (mention?.sentiment !== tone || text === undefined || span === undefined) return [];
  const quote = cutQuote(text, span);
  if (!saysSomething(quote)) return [];
  const aspects = mention.aspects.filter((aspect) => aspect.tone === tone).map(({ label }) => label);
  return [{ id, engine, createdAt, quote, aspects: [...new Set(aspects)] }];
}
