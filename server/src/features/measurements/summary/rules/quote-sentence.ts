import { cutQuote } from './cut-quote.ts';
import { saysSomething } from './quote-answer.ts';

/** The sentence of an answer that holds a span, as a reader would copy it; null for a name alone, as in lists and headings. */
export function quoteSentence(text: string, span: { start: number; end: number }): string | null {
  const quote = cutQuote(text, span);
  return saysSomething(quote) ? quote : null;
}
