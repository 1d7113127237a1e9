import type { CompanyWithPrompts, MonitoringData, Prompt } from '@citato/contract';

/** A prompt that has a table. */
export interface PromptResults {
  readonly prompt: Prompt;
  readonly data: MonitoringData;
  /** Its number among all prompts of the company. */
  readonly index: number;
}

/** The prompts that have numbers, in their order. */
export function listResults({ prompts }: Pick<CompanyWithPrompts, 'prompts'>): PromptResults[] {
  return prompts.flatMap((prompt, position) => {
    const data = prompt.monitoringData[0];
    return data === undefined ? [] : [{ prompt, data, index: position + 1 }];
  });
}

/** The one the address names; the first where it names none that has a table. */
export function chooseResults(
  all: readonly PromptResults[],
  promptId: string | undefined,
): PromptResults | undefined {
  return all.find(({ prompt }) => prompt.id === promptId) ?? all[0];
}
