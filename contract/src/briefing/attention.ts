import type { Prompt } from '../monitoring/monitoring.ts';
import type { CompanyWithPrompts } from '../monitoring/company.ts';
import { listFallen, type ChangedPrompt, type CompanyChanges } from './changes.ts';

/** A prompt with how much it needs attention; `fell` where its rate fell, and how sure that is. */
export interface Attention {
  prompt: Prompt;
  fell: 'proven' | 'watched' | null;
}

/** The company's prompts by what needs attention: those that fell, worst first, then those that are named least. */
export function orderByAttention({
  company,
  changes,
}: {
  company: Pick<CompanyWithPrompts, 'prompts'>;
  changes: CompanyChanges;
}): Attention[] {
  const fallen = listFallen(changes);
  const ids = new Set(fallen.map(({ prompt }: ChangedPrompt) => prompt.id));
  const others = company.prompts.filter(({ id }) => !ids.has(id)).toSorted((a, b) => rateOf(a) - rateOf(b));
  return [
    ...fallen.map(({ prompt, isProven }) => ({ prompt, fell: isProven ? 'proven' : 'watched' }) as const),
    ...others.map((prompt) => ({ prompt, fell: null })),
  ];
}

/** Above every rate: a prompt without figures is not known to be weak. */
const UNKNOWN = 101;
const rateOf = ({ monitoringData: [data] }: Prompt): number => data?.mentionRate.percent ?? UNKNOWN;
