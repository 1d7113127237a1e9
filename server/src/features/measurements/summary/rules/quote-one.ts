import type { EngineId } from '@citato/contract';
import { cutQuote } from './cut-quote.ts';
import { saysSomething } from './quote-answer.ts';
import { findOwn, type ReadAnswer, type ReadMention } from './read-answer.ts';

/** A sentence of an answer with where it stands. */
export interface Quotation {
  readonly quote: string;
  readonly engine: EngineId;
  readonly createdAt: Date;
}

/** Answers of a kind that are looked at: a name in a list says nothing, the next answer may. */
const LOOKED_AT = 5;

/**
 * The answers worth quoting, the most telling first: those that judge the company, those that name it, those that name
 * others in its place.
 */
export function listTelling<Answer extends ReadAnswer>(answers: readonly Answer[]): Answer[] {
  const judges = (answer: Answer) => (findOwn(answer)?.sentiment ?? null) !== null;
  const names = (answer: Answer) => findOwn(answer) !== null;
  const kinds = [
    answers.filter(judges),
    answers.filter((answer) => names(answer) && !judges(answer)),
    answers.filter((answer) => !names(answer)),
  ];
  return kinds.flatMap((kind) => kind.slice(0, LOOKED_AT));
}

/** The first answer whose text still holds a sentence about whom it names: the own company, else the first one. */
export function quoteOne({
  answers,
  texts,
}: {
  answers: readonly ReadAnswer[];
  texts: ReadonlyMap<string, string>;
}): Quotation | null {
  for (const answer of answers) {
    const quote = quoteMention({
      mention: findOwn(answer) ?? answer.mentions[0],
      text: texts.get(answer.id),
    });
    if (quote !== null) return { quote, engine: answer.engine, createdAt: answer.createdAt };
  }
  return null;
}

function quoteMention({
  mention,
  text,
}: {
  mention: ReadMention | undefined;
  text: string | undefined;
}): string | null {
  if (mention === undefined || text === undefined) return null;
  const judging = mention.spans.find(({ tone }) => tone !== null && tone === mention.sentiment);
  const span = judging ?? mention.spans[0];
  const quote = span === undefined ? '' : cutQuote(text, span);
  return saysSomething(quote) ? quote : null;
}
