import type { PortfolioCompany } from '@citato/contract';
import type { listEverythingOwned } from '#features/companies';
import {
  buildCompanyFigures,
  type listJointTrends,
  type listSummariesOfUser,
  type MeasuredPrompt,
} from '#features/measurements';
import type { PromptId, UserId } from '#lib/ids';

type Owned = Awaited<ReturnType<typeof listEverythingOwned>>[number];
type NumbersSummary = Awaited<ReturnType<typeof listSummariesOfUser>>[number];
type Summaries = ReadonlyMap<PromptId, NumbersSummary>;
type JointTrend =
  Awaited<ReturnType<typeof listJointTrends<string>>> extends Map<string, infer Trend> ? Trend : never;

/** The prompts a company's rates are made of, as far as they have numbers. */
export function listMeasured({ company, prompts }: Owned, summaries: Summaries): MeasuredPrompt[] {
  return prompts.flatMap(({ id, namesOwnCompany, seriesSince }) => {
    const summary = summaries.get(id);
    if (namesOwnCompany || summary === undefined) return [];
    return [{ id, companyId: company.id, periodStart: summary.periodStart, seriesSince }];
  });
}

/** A line of the table of all companies. */
export function shapeRow(
  { company, prompts }: Owned,
  {
    summaries,
    trend,
    alerts = { open: 0, unread: 0 },
    assigneeId,
  }: {
    summaries: Summaries;
    trend: JointTrend | undefined;
    alerts: { open: number; unread: number } | undefined;
    assigneeId: UserId | null;
  },
): PortfolioCompany {
  const { mentionRate, averagePosition } = buildCompanyFigures(
    prompts.map(({ id, namesOwnCompany }) => ({
      namesOwnCompany,
      numbers: describeNumbers(summaries.get(id)),
    })),
  );
  const { weeks = [], change = null, verdict = null, lastDay = null } = trend ?? {};
  return {
    companyId: company.id,
    name: company.name,
    websiteUrl: company.websiteUrl,
    labelIds: company.labelIds,
    prompts: prompts.length,
    mentionRate,
    averagePosition,
    weeks: {
      mentions: weeks.map(({ mentions }) => mentions),
      responses: weeks.map(({ responses }) => responses),
      incomparable: weeks.flatMap(({ isComparable }, place) => (isComparable ? [] : [place])),
    },
    analysedOn: lastDay,
    change,
    verdict: verdict ?? 'too_few',
    alerts,
    assigneeId,
  };
}

function describeNumbers(summary: NumbersSummary | undefined) {
  if (summary === undefined) return null;
  const { totalResponses, ownMentions, ownPositionSum, ownPositionSquareSum } = summary;
  const ownPositions = { n: ownMentions, sum: ownPositionSum, squareSum: ownPositionSquareSum };
  return { totalResponses, ownMentions, ownPositions };
}
