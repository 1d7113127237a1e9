import type { Change } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId, aPrompt, someMonitoringData } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';
import { companiesOrderKey } from '#lib/storage';

startApiServer();
beforeEach(() => {
  localStorage.clear();
  serveDashboard();
});

const aFall: Change = {
  verdict: 'falling',
  days: 7,
  previousPercent: 80,
  previousN: 35,
  currentPercent: 20,
  currentN: 35,
  points: { difference: -60, low: -75, high: -40 },
  changedEngines: [],
};
const company = (id: number, name: string, change: Change | null) => {
  const data = someMonitoringData({ promptId: anId(id + 100), periodEnd: new Date().toISOString(), change });
  return aCompany({
    id: anId(id),
    name,
    prompts: [aPrompt({ id: anId(id + 100), text: `Domanda di ${name}?`, monitoringData: [data] })],
  });
};
const listShown = async () =>
  (await screen.findAllByRole('article')).map((article) => article.getAttribute('aria-label'));

describe('several companies on the overview', () => {
  it('begin with the one that fell, unless their user wants another order, which stays', async () => {
    serveCompanies(company(1, 'Alfa', null), company(2, 'Zeta', aFall));
    const { user } = openApp('/');
    expect(await screen.findByText('1 domanda in calo')).toBeTruthy();
    expect(await listShown()).toEqual(['Zeta', 'Alfa']);
    await user.selectOptions(screen.getByLabelText('Ordine'), 'Dalla A alla Z');
    expect(await listShown()).toEqual(['Alfa', 'Zeta']);
    expect(localStorage.getItem(companiesOrderKey(aUser().id))).toBe('nome');
  });

  it('are lines from four on, each with its verdict and the worst of its week, and unfold', async () => {
    serveCompanies(
      ...['Alfa', 'Beta', 'Gamma'].map((name, index) => company(index + 1, name, null)),
      company(4, 'Zeta', aFall),
    );
    const { user } = openApp('/');
    const line = within(await screen.findByRole('article', { name: 'Zeta' }));
    expect(line.getByText('«Domanda di Zeta?» in calo: da 80,0% a 20,0% in 7 giorni.')).toBeTruthy();
    expect(line.queryByText('Che cosa fare')).toBeNull();
    await user.click(line.getByRole('button', { name: 'Il punto e gli altri numeri di Zeta' }));
    expect(await line.findByText('Che cosa fare')).toBeTruthy();
    expect(line.getByText('Risposte totali')).toBeTruthy();
  });

  it('has no choice of order where there is one company', async () => {
    serveCompanies(company(1, 'Alfa', null));
    openApp('/');
    expect(await listShown()).toEqual(['Alfa']);
    expect(screen.queryByLabelText('Ordine')).toBeNull();
  });
});
