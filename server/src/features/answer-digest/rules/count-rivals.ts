import { compareText } from '#lib/text';
import { type JudgedAnswer, quoteJudgement } from './quote-answer.ts';
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
    .map(([key, places]) => ({
      key,
      name: mostFrequent(places.map(({ mention }) => mention.name)),
      mentions: places.length,
      instead: places.filter(({ own }) => own === null).length,
      together: places.filter(({ own }) => own !== null).length,
      ahead: places.filter(({ own, mention }) => own !== null && mention.position < own.position).length,
      praise: places.flatMap(({ answer, mention }) =>
        quoteJudgement({ answer, mention, tone: 'positive', texts }),
      ),
    }))
    .sort((a, b) => b.mentions - a.mentions || compareText(a.key, b.key));
}

function mostFrequent(names: readonly string[]): string {
  const counted = [...Map.groupBy(names, (name) => name)].sort(
    ([a, ofA], [b, ofB]) => ofB.length - ofA.length || compareText(a, b),
  );
  return counted[0]?.[0] ?? '';
}
