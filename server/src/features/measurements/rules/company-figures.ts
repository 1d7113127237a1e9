import type { CompanyFigures } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { type PositionSums, buildMeanPosition } from '#lib/statistics/mean-interval';

/** What a prompt adds to its company's figures; `numbers` is null before its first finished analysis. */
export interface PromptContribution {
  readonly namesOwnCompany: boolean;
  readonly numbers: {
    readonly totalResponses: number;
    readonly ownMentions: number;
    readonly ownPositions: PositionSums;
  } | null;
}

/**
 * The figures of a company. Responses and mentions are sums over all its prompts; mention rate and average position
 * leave out the prompts that name the company themselves, because there it is named by the question.
 */
export function buildCompanyFigures(prompts: readonly PromptContribution[]): CompanyFigures {
  const all = prompts.flatMap(({ numbers }) => (numbers === null ? [] : [numbers]));
  const fair = prompts.flatMap(({ numbers, namesOwnCompany }) =>
    numbers === null || namesOwnCompany ? [] : [numbers],
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    prompts: prompts.length,
    totalResponses: sum(all.map(({ totalResponses }) => totalResponses)),
    totalMentions: sum(all.map(({ ownMentions }) => ownMentions)),
    averagePosition: buildMeanPosition({
      n: sum(fair.map(({ ownPositions }) => ownPositions.n)),
      sum: sum(fair.map(({ ownPositions }) => ownPositions.sum)),
      squareSum: sum(fair.map(({ ownPositions }) => ownPositions.squareSum)),
    }),
    mentionRate: buildRate({
      hits: sum(fair.map(({ ownMentions }) => ownMentions)),
      n: sum(fair.map(({ totalResponses }) => totalResponses)),
    }),
  };
}
