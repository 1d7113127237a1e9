import { compareText } from '#lib/text';
import { type JudgedAnswer, type QuotedAnswer, quoteJudgement, quoteNaming } from './quote-answer.ts';
import { type ReadAnswer, findOwn } from './read-answer.ts';

/** Another company of the answers, most named first. */
export interface Rival {
  readonly key: string;
  readonly name: string;
  readonly mentions: number;
  /** Answers that name it and not the own company. */
  readonly instead: number;
  /** Answers that name both, and those of them that name it first. */
  readonly together: number;
  readonly ahead: number;
  readonly praise: readonly JudgedAnswer[];
  /** The answers of `instead`, newest first, with a sentence on it where their text is kept and holds one. */
  readonly insteadQuotes: readonly QuotedAnswer[];
  /** The same of the answers of `ahead`. */
  readonly aheadQuotes: readonly QuotedAnswer[];
}

/** The other companies, most named first. */
export function countRivals({
  answers,
  texts,
}: {
  answers: readonly ReadAnswer[];
  texts: ReadonlyMap<string, string>;
}): Rival[] {
  const named = answers.flatMap((answer) =>
    answer.mentions
      .filter(({ isOwn }) => !isOwn)
      .map((mention) => ({ answer, mention, own: findOwn(answer) })),
  );
  return [...Map.groupBy(named, ({ mention }) => mention.companyKey)]
    .map(([key, places]) => {
      const instead = places.filter(({ own }) => own === null);
      const ahead = places.filter(({ own, mention }) => own !== null && mention.position < own.position);
      return {
        key,
        name: mostFrequent(places.map(({ mention }) => mention.name)),
        mentions: places.length,
        instead: instead.length,
        together: places.length - instead.length,
        ahead: ahead.length,
        praise: places.flatMap(({ answer, mention }) =>
          quoteJudgement({ answer, mention, tone: 'positive', texts }),
        ),
        insteadQuotes: instead.map(({ answer, mention }) => quoteNaming({ answer, mention, texts })),
        aheadQuotes: ahead.map(({ answer, mention }) => quoteNaming({ answer, mention, texts })),
      };
    })
    .sort((a, b) => b.mentions - a.mentions || compareText(a.key, b.key));
}

function mostFrequent(names: readonly string[]): string {
  const counted = [...Map.groupBy(names, (name) => name)].sort(
    ([a, ofA], [b, ofB]) => ofB.length - ofA.length || compareText(a, b),
  );
  return counted[0]?.[0] ?? '';
}
