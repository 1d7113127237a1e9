import type { CompanyWithPrompts, UserLimits } from '@citato/contract';
import { describeChanges, type CompanyChanges } from '@citato/contract/briefing';
import { useTrends } from './queries.ts';
import { readNow } from '#lib/read-now';

/** What changed in each company, and whether the weeks of all prompts together are here yet. */
export function useChanges({
  companies,
  limits,
}: {
  companies: readonly CompanyWithPrompts[];
  limits: UserLimits;
}): (company: CompanyWithPrompts) => CompanyChanges {
  const updates = companies.flatMap(({ lastUpdated }) => lastUpdated ?? []);
  const { data } = useTrends(updates.sort().at(-1) ?? null);
  const now = readNow();
  return (company) =>
    describeChanges({
      company,
      joint: data?.companies.find(({ companyId }) => companyId === company.id)?.change ?? null,
      isAnalysedAgain: limits.limits.promptAnalysisEnabled,
      now,
    });
}
