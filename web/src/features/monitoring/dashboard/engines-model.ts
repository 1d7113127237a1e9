import type { CompanyWithPrompts, MonitoringData } from '@citato/contract';

/** The company with other numbers in the place of its own; a prompt without any shows none. */
export function showNumbersOf({
  company,
  numbers,
}: {
  company: CompanyWithPrompts;
  numbers: readonly { promptId: string; monitoringData: MonitoringData[] }[];
}): CompanyWithPrompts {
  const byPrompt = new Map(numbers.map(({ promptId, monitoringData }) => [promptId, monitoringData]));
  return {
    ...company,
    prompts: company.prompts.map((prompt) => ({
      ...prompt,
      monitoringData: byPrompt.get(prompt.id) ?? [],
    })),
  };
}
