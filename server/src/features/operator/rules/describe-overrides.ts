import type { LimitOverridesInput } from '@citato/contract';

/** What was set for an account, for the log: each limit by its name, the plan's own as `plan`. */
export function describeOverrides(overrides: LimitOverridesInput): string {
  const limits = [
    ['companies', overrides.customMaxCompanies],
    ['prompts', overrides.customMaxPrompts],
    ['task-lists', overrides.customTaskListsEnabled],
    ['analysis', overrides.customPromptAnalysisEnabled],
  ] as const;
  return limits.map(([name, value]) => `${name}=${value === null ? 'plan' : String(value)}`).join(' ');
}
