import type { CompanyNumbers, CompanyWithPrompts, Prompt, UserLimits } from '@citato/contract';

/** How many more the plan allows; never below zero, for accounts above a lowered limit. */
export function leftOf({ used, max }: { used: number; max: number }): number {
  return Math.max(0, max - used);
}

/** Whether an analysis may still start: a plan without continuous analysis has one in the account's lifetime. */
export function hasAnalysisLeft({ limits, usage }: UserLimits): boolean {
  return limits.promptAnalysisEnabled || usage.analyses === 0;
}

/** No analysis of its question ended, none runs: there is nothing to wait for unless one is started. */
export function isNeverAnalysed({
  analysisStatus,
  lastOutcome,
  seriesSince,
  monitoringData,
}: Prompt): boolean {
  const isOfThisQuestion = lastOutcome !== null && seriesSince === null;
  return analysisStatus === 'idle' && !isOfThisQuestion && monitoringData.length === 0;
}

/** What first analyses of a company have found so far. */
export interface FirstProgress {
  mentions: number;
  answered: number;
  planned: number;
}

/** Null once there are figures, or while no analysis runs. */
export function addFirstProgress({ figures, prompts }: CompanyWithPrompts): FirstProgress | null {
  const running = prompts.filter(({ analysisStatus }) => analysisStatus === 'in_progress');
  if (figures.totalResponses > 0 || running.length === 0) return null;
  const known = running.flatMap(({ progress }) => (progress === null ? [] : [progress]));
  return {
    mentions: known.reduce((total, { mentions }) => total + mentions, 0),
    answered: known.reduce((total, { answered }) => total + answered, 0),
    planned: known.reduce((total, { planned }) => total + planned, 0),
  };
}

/** What prompts that contain the company's name add to its sums and not to its rates; null where none does. */
export function addLeftOut(
  prompts: readonly Prompt[],
): { prompts: number; mentions: number; responses: number } | null {
  const branded = prompts.flatMap(({ namesOwnCompany, monitoringData }) =>
    namesOwnCompany ? monitoringData.slice(0, 1) : [],
  );
  if (branded.length === 0) return null;
  return {
    prompts: branded.length,
    mentions: branded.reduce((total, { averagePosition }) => total + averagePosition.n, 0),
    responses: branded.reduce((total, { totalResponses }) => total + totalResponses, 0),
  };
}

/**
 * The companies with some prompts read anew: a requested one that is missing was deleted. Null when one came that the
 * list does not hold: the list itself is old.
 */
export function replacePrompts({
  companies,
  asked,
  read,
}: {
  companies: readonly CompanyWithPrompts[];
  asked: readonly string[];
  read: { prompts: readonly Prompt[]; companies: readonly CompanyNumbers[] };
}): CompanyWithPrompts[] | null {
  const fresh = new Map(read.prompts.map((prompt) => [prompt.id, prompt]));
  const numbers = new Map(read.companies.map((company) => [company.id, company]));
  const known = new Set(companies.flatMap(({ prompts }) => prompts.map(({ id }) => id)));
  if (read.prompts.some(({ id }) => !known.has(id))) return null;
  return companies.map((company) => {
    if (!company.prompts.some(({ id }) => asked.includes(id))) return company;
    const prompts = company.prompts.flatMap((prompt) =>
      asked.includes(prompt.id) ? (fresh.get(prompt.id) ?? []) : [prompt],
    );
    return { ...company, ...numbers.get(company.id), prompts };
  });
}

/** The items with a removed one back in its place; other changes since stay. */
export function putBack<Item extends { id: string }>({
  items,
  previous,
  id,
}: {
  items: Item[];
  previous: readonly Item[];
  id: string;
}): Item[] {
  const index = previous.findIndex((candidate) => candidate.id === id);
  const item = previous[index];
  if (item === undefined || items.some((candidate) => candidate.id === id)) return items;
  const after = new Set(previous.slice(index + 1).map((candidate) => candidate.id));
  const place = items.findIndex((candidate) => after.has(candidate.id));
  return items.toSpliced(place === -1 ? items.length : place, 0, item);
}
