import { describe, expect, it } from 'vitest';
import { aCompany, anId, aPrompt, someMonitoringData } from '../../../../test/monitoring-builders.ts';
import { showNumbersOf } from './engines-model.ts';

describe('the numbers of one engine', () => {
  it('stand in the place of the prompt’s own, and a prompt without any shows none', () => {
    const company = aCompany({ prompts: [aPrompt(), aPrompt({ id: anId(201) })] });
    const numbers = someMonitoringData({ totalResponses: 14 });
    const shown = showNumbersOf({
      company,
      numbers: [{ promptId: anId(200), monitoringData: [numbers] }],
    });
    expect(shown.prompts.map(({ monitoringData }) => monitoringData)).toEqual([[numbers], []]);
    expect(shown.prompts.map(({ text }) => text)).toEqual(company.prompts.map(({ text }) => text));
  });
});
