import type { GapExample } from '@citato/contract';
import { nameSource } from '#lib/sites/source-name';
import { quoteNaming } from '../../summary/rules/quote-answer.ts';
import type { ReadAnswer } from '../../summary/rules/read-answer.ts';

/** An ok answer with what is read from it, and where it was asked. */
export interface SeenAnswer extends ReadAnswer {
  readonly promptId: string;
  readonly day: string;
}

export interface SourceExample {
  readonly url: string;
  readonly title: string | null;
  readonly answeredAt: Date;
  readonly example: GapExample;
}

/**
 * An answer that cites a source and names a rival alone: the newest with a sentence on the rival, else the newest. A
 * rival that was chosen is quoted before others.
 */
export function chooseExample({
  source,
  answers,
  texts,
  rival,
}: {
  source: string;
  /** Newest first. */
  answers: readonly SeenAnswer[];
  texts: ReadonlyMap<string, string>;
  rival: string | null;
}): SourceExample | null {
  const found = answers.flatMap((answer) => {
    const page = answer.citations.find(
      ({ url, namedByEngine }) => namedByEngine && nameSource(url) === source,
    );
    const isWithout = answer.mentions.length > 0 && answer.mentions.every(({ isOwn }) => !isOwn);
    return page !== undefined && isWithout ? [{ answer, page, ...quote({ answer, texts, rival }) }] : [];
  });
  const best = found.find((one) => one.quote !== null) ?? found[0];
  if (best === undefined) return null;
  const { answer, page, named } = best;
  return {
    url: page.url,
    title: page.title,
    answeredAt: answer.createdAt,
    example: {
      promptId: answer.promptId,
      resultId: answer.id,
      engine: answer.engine,
      day: answer.day,
      quote: best.quote,
      rival: named === undefined ? null : { name: named.name, tone: named.sentiment },
    },
  };
}

function quote({
  answer,
  texts,
  rival,
}: {
  answer: SeenAnswer;
  texts: ReadonlyMap<string, string>;
  rival: string | null;
}) {
  const chosen = answer.mentions.filter(({ companyKey }) => companyKey === rival);
  const order = [...chosen, ...answer.mentions];
  for (const mention of order) {
    const { quote: said } = quoteNaming({ answer, mention, texts });
    if (said !== null) return { quote: said, named: mention };
  }
  return { quote: null, named: order[0] };
}
