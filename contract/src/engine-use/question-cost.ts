import type { EngineId, NamedEngine } from '../engines.ts';
import type { Market } from '../markets/market.ts';
import type { UserSpending } from '../spending.ts';
import { listAskedEngines, listServing } from './asked-engines.ts';

/** A question that would be added. */
export interface PricedQuestion {
  readonly analysis: UserSpending['analysis'];
  /** Engines its company leaves out. */
  readonly excluded: readonly NamedEngine[];
  /** Where it is asked, a prompt for each. */
  readonly markets: readonly Market[];
}

/** What an analysis of a question in all its markets is expected to cost at the engines asked there, in cents. */
export function estimateQuestion({ analysis, excluded, markets }: PricedQuestion): {
  /** With reading the answers. */
  readonly cents: number;
  readonly readingCents: number;
  /** Engines the company has not left out that are not asked in every market. */
  readonly partly: readonly EngineId[];
} {
  const asked = markets.map((market) => {
    const serving = listServing({ available: analysis, reachOf: ({ reach }) => reach, market });
    return listAskedEngines({ available: serving.map(({ engine }) => engine), excluded });
  });
  const priced = analysis.map((one) => ({
    ...one,
    prompts: asked.filter((engines) => engines.includes(one.engine)).length,
  }));
  const add = (read: (one: (typeof priced)[number]) => number) =>
    priced.reduce((sum, one) => sum + one.prompts * read(one), 0);
  const offered = listAskedEngines({ available: analysis.map(({ engine }) => engine), excluded });
  return {
    cents: add(({ cents, readingCents }) => cents + readingCents),
    readingCents: add(({ readingCents }) => readingCents),
    partly: priced
      .filter(({ engine, prompts }) => offered.includes(engine) && prompts < markets.length)
      .map(({ engine }) => engine),
  };
}
