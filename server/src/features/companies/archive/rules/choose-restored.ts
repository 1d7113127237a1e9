import { type Dated, takeOldest } from './choose-kept.ts';

interface Rows<Company, Prompt> {
  readonly companies: readonly Company[];
  readonly prompts: readonly Prompt[];
}

/**
 * What of an account's archive comes back under two maxima: the oldest companies as far as they fit, then the oldest
 * prompts of all companies that are there.
 */
export function chooseRestored<Company extends Dated, Prompt extends Dated & { readonly companyId: string }>({
  live,
  archived,
  maxCompanies,
  maxPrompts,
}: {
  live: Rows<Company, Prompt>;
  archived: Rows<Company, Prompt>;
  maxCompanies: number;
  maxPrompts: number;
}): Rows<Company, Prompt> {
  const companies = takeOldest(archived.companies, maxCompanies - live.companies.length).kept;
  const there = new Set([...live.companies, ...companies].map(({ id }) => id));
  const eligible = archived.prompts.filter(({ companyId }) => there.has(companyId));
  return { companies, prompts: takeOldest(eligible, maxPrompts - live.prompts.length).kept };
}
