import type { AdminUser } from '@citato/contract';

const SHORT_ID = 6;
const SHORT_SUBSCRIPTION_ID = 12;

export function shortenId(id: string): string {
  return id.slice(0, SHORT_ID);
}

export function shortenSubscriptionId(id: string): string {
  return id.slice(0, SHORT_SUBSCRIPTION_ID);
}

export type Overrides = Pick<
  AdminUser,
  'customMaxCompanies' | 'customMaxPrompts' | 'customTaskListsEnabled' | 'customPromptAnalysisEnabled'
>;

export function hasOverrides(overrides: Overrides): boolean {
  const { customMaxCompanies, customMaxPrompts, customTaskListsEnabled, customPromptAnalysisEnabled } =
    overrides;
  return [customMaxCompanies, customMaxPrompts, customTaskListsEnabled, customPromptAnalysisEnabled].some(
    (value) => value !== null,
  );
}

/** What of a list stands on a page, counted from one. */
export function rangeOf({ page, perPage, total }: { page: number; perPage: number; total: number }) {
  return { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total) };
}
