import { api, type MonitoringData } from '@citato/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId, aPrompt, someMonitoringData } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(serveDashboard);

function show(data: MonitoringData) {
  answer(api.listCompanies, { companies: [aCompany({ prompts: [aPrompt({ monitoringData: [data] })] })] });
  openApp(`/?azienda=${anId(100)}`);
}

describe('a prompt', () => {
  it.each([
    {
      verdict: 'rising' as const,
      name: 'in crescita. 40,0% (n = 35) nei 7 giorni precedenti, 68,6% (n = 35) negli ultimi 7: +28,6 punti; intervallo di confidenza al 95%: da +4,9 a +48,0.',
    },
    {
      verdict: 'falling' as const,
      points: { difference: -20, low: -35.5, high: -4.5 },
      name: 'in calo. 40,0% (n = 35) nei 7 giorni precedenti, 68,6% (n = 35) negli ultimi 7: −20,0 punti; intervallo di confidenza al 95%: da −35,5 a −4,5.',
    },
    {
      verdict: 'within_variability' as const,
      points: { difference: 0, low: -12, high: 12 },
      name: 'entro la variabilità. 40,0% (n = 35) nei 7 giorni precedenti, 68,6% (n = 35) negli ultimi 7: 0,0 punti; intervallo di confidenza al 95%: da −12,0 a +12,0.',
    },
    {
      verdict: 'model_changed' as const,
      points: null,
      changedEngines: ['openai' as const],
      name: 'modello cambiato. ChatGPT: risponde un altro modello, i due periodi non si confrontano.',
    },
  ])('says with figures what became of its rate: $verdict', async ({ name, ...over }) => {
    const data = someMonitoringData();
    const change = data.change === null ? null : { ...data.change, ...over };
    show({ ...data, change });
    expect(await screen.findByRole('button', { name })).toBeTruthy();
    expect(screen.getByText('rispetto ai 7 giorni precedenti')).toBeTruthy();
  });

  it('says how stable its answers are', async () => {
    show(someMonitoringData());
    expect(
      await screen.findByRole('button', {
        name: 'stabilità 62,0%. In media due risposte dello stesso motore hanno in comune il 62,0% delle aziende.',
      }),
    ).toBeTruthy();
  });

  it('says n/d where nothing can be compared yet', async () => {
    show(someMonitoringData({ change: null, stability: null }));
    expect(await screen.findByRole('button', { name: /^variazione n\/d\. Per un confronto/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^stabilità n\/d\. Servono due risposte/ })).toBeTruthy();
  });
});
