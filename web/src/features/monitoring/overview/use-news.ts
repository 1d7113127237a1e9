import type { CompanyWithPrompts, UserLimits } from '@citato/contract';
import { describeNews, type News } from '@citato/contract/briefing';
import { useTrends } from './queries.ts';

/** What changed in each company, and whether the weeks of all prompts together are here yet. */
export function useNews({
  companies,
  limits,
}: {
  companies: readonly CompanyWithPrompts[];
  limits: UserLimits;
}): (company: CompanyWithPrompts) => News {
  const updates = companies.flatMap(({ lastUpdated }) => lastUpdated ?? []);
  const { data } = useTrends(updates.sort().at(-1) ?? null);
  const now = new Date();
  return (company) =>
    describeNews({
      company,
      joint: data?.companies.find(({ companyId }) => companyId === company.id)?.change ?? null,
      isAnalysedAgain: limits.limits.promptAnalysisEnabled,
      now,
    });
}
