import type { MonitoringData, Prompt } from '../monitoring/monitoring.ts';
import type { CompanyWithPrompts } from '../monitoring/company.ts';

/** A prompt with its current figures. */
export interface Measured {
  prompt: Prompt;
  data: MonitoringData;
}

/** The prompts a company's rates are made of, those with ok answers. */
export function listRated({ prompts }: Pick<CompanyWithPrompts, 'prompts'>): Measured[] {
  return prompts.flatMap((prompt) => {
    const [data] = prompt.monitoringData;
    return data === undefined || prompt.namesOwnCompany || data.totalResponses === 0
      ? []
      : [{ prompt, data }];
  });
}

/** When its rates were last measured; null before the first numbers. */
export function findLastMeasured(company: Pick<CompanyWithPrompts, 'prompts'>): string | null {
  const ends = listRated(company).map(({ data }) => data.periodEnd);
  return ends.sort().at(-1) ?? null;
}

/** Ok answers that name the company. */
export const countOwn = ({ averagePosition }: MonitoringData): number => averagePosition.n;
