import type { EngineId } from '@citato/contract';
import { cutQuote } from '../../summary/rules/cut-quote.ts';
import { saysSomething } from '../../summary/rules/quote-answer.ts';
import type { ReadAnswer, ReadMention } from '../../summary/rules/read-answer.ts';

const MAX_SENTENCES = 2;

export interface ChosenSentence {
  readonly promptId: string;
  readonly resultId: string;
  readonly engine: EngineId;
  readonly day: string;
  readonly quote: string;
  readonly namesBoth: boolean;
}

type SeenAnswer = Omit<ReadAnswer, 'citations'> & { readonly promptId: string; readonly day: string };

/**
 * The two sentences that say most of a company and the own one, from two answers that name both, as they stand in the
 * stored text: first those that name both, then those that judge, then the newer ones.
 */
export function chooseSentences({
  key,
  answers,
  texts,
}: {
  key: string;
  /** Newest first. */
  answers: readonly SeenAnswer[];
  texts: ReadonlyMap<string, string>;
}): ChosenSentence[] {
  const found = answers.flatMap((answer) => {
    const own = answer.mentions.find(({ isOwn }) => isOwn);
    const other = answer.mentions.find(({ companyKey }) => companyKey === key);
    const text = texts.get(answer.id);
    if (own === undefined || other === undefined || text === undefined) return [];
    const best = listSentences({ text, own, other })[0];
    const { id: resultId, promptId, engine, day } = answer;
    return best === undefined ? [] : [{ resultId, promptId, engine, day, ...best }];
  });
  const [first, ...others] = found.toSorted((a, b) => b.strength - a.strength);
  if (first === undefined) return [];
  const second = others.find(({ quote }) => quote !== first.quote);
  return [first, ...(second === undefined ? [] : [second])]
    .slice(0, MAX_SENTENCES)
    .map(({ strength: _, ...sentence }) => sentence);
}

/** The sentences on the other company, the strongest first. */
function listSentences({ text, own, other }: { text: string; own: ReadMention; other: ReadMention }) {
  const ofOwn = new Set(own.spans.map((span) => cutQuote(text, span)));
  return other.spans
    .map((span) => {
      const quote = cutQuote(text, span);
      const namesBoth = ofOwn.has(quote);
      return { quote, namesBoth, strength: (namesBoth ? 2 : 0) + (span.tone === null ? 0 : 1) };
    })
    .filter(({ quote }) => saysSomething(quote))
    .sort((a, b) => b.strength - a.strength);
}
