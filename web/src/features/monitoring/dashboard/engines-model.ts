import type { CompanyWithPrompts, EngineId, MonitoringData } from '@citato/contract';

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

/** What is left out once `engine` is switched on or off; what this deployment does not have stays as it was. */
export function toggleEngine({
  excluded,
  engine,
}: {
  excluded: readonly EngineId[];
  engine: EngineId;
}): EngineId[] {
  return excluded.includes(engine) ? excluded.filter((id) => id !== engine) : [...excluded, engine];
}
