import { api } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, startApiServer } from '../../../test/api-server.ts';
import { findEnabledButton } from '../../../test/find-enabled.ts';
import { aCompany, anId, aPrompt, someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';
import { PLANS } from '../../../test/serve-plan-tab.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  answer(api.listPlans, Object.values(PLANS));
  answer(api.startAnalysis, { requestId: anId(500), message: 'ok', duplicate: false }, 202);
  serveCompanies(aCompany());
});

const onPro = { ...someLimits().limits, taskListsEnabled: false };

describe('«Crea Task List» on a plan without task lists', () => {
  it('says before it starts anything that an analysis comes and no list', async () => {
    answer(api.getUserLimits, someLimits({ plan: 'pro', limits: onPro }));
    const { user } = openApp(`/?azienda=${anId(100)}`);
    await user.click(await findEnabledButton('Crea Task List'));
    const dialog = await screen.findByRole('dialog', { name: 'Un’analisi, senza Task List' });
    expect(
      within(dialog).getByText(
        'Il piano Pro analizza i prompt ma non include le Task List: parte un’analisi in più, e una lista non arriva.',
      ),
    ).toBeTruthy();
    expect(within(dialog).getByText('Con Guru hai anche le Task List, €99 al mese.')).toBeTruthy();
    expect(listRequests(api.startAnalysis)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Avvia l’analisi' }));
    expect(await screen.findByText('Analisi avviata')).toBeTruthy();
    expect(listRequests(api.startAnalysis)).toHaveLength(1);
  });

  it('speaks of the one analysis where the plan has no more', async () => {
    const limits = { ...onPro, promptAnalysisEnabled: false };
    answer(
      api.getUserLimits,
      someLimits({ plan: 'free', limits, usage: { companies: 1, prompts: 1, analyses: 0 } }),
    );
    const { user } = openApp(`/?azienda=${anId(100)}`);
    await user.click(await findEnabledButton('Crea Task List'));
    const dialog = await screen.findByRole('dialog', { name: 'Un’analisi, senza Task List' });
    expect(within(dialog).getByText(/^Il piano Free .* parte la sola analisi inclusa/)).toBeTruthy();
  });
});

describe('the moment of the numbers at the head of a company', () => {
  it('is that of the last analysis', async () => {
    serveCompanies(aCompany({ lastUpdated: '2026-11-20T05:12:00.000Z' }));
    openApp(`/?azienda=${anId(100)}`);
    expect(await screen.findByText(/^Ultimo aggiornamento: 20 nov 2026, 06:12$/)).toBeTruthy();
  });

  it('is told apart from it where the numbers were computed anew since', async () => {
    const prompts = [aPrompt({ lastProcessed: '2026-11-20T05:12:00.000Z' })];
    serveCompanies(aCompany({ lastUpdated: '2026-11-20T08:24:00.000Z', prompts }));
    openApp(`/?azienda=${anId(100)}`);
    expect(
      await screen.findByText('Numeri ricalcolati: 20 nov 2026, 09:24 · ultima analisi: 20 nov 2026, 06:12'),
    ).toBeTruthy();
  });
});
