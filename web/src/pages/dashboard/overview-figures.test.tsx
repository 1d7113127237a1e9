import { api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anAnswer, anId, aPrompt, someMonitoringData } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  answer(api.listAnswers, { results: [anAnswer()], nextCursor: null, total: 1 });
  const fair = someMonitoringData({
    totalResponses: 256,
    averagePosition: { value: 2.4, low: 2, high: 2.8, n: 167 },
  });
  const branded = someMonitoringData({
    promptId: anId(201),
    totalResponses: 87,
    averagePosition: { value: 1.2, low: 1, high: 1.4, n: 71 },
  });
  serveCompanies(
    aCompany({
      figures: {
        prompts: 2,
        totalResponses: 343,
        totalMentions: 238,
        averagePosition: { value: 2.4, low: 2, high: 2.8, n: 167 },
        mentionRate: { percent: 65.2, lowPercent: 59, highPercent: 71, n: 256 },
      },
      prompts: [
        aPrompt({ monitoringData: [fair] }),
        aPrompt({
          id: anId(201),
          text: 'Com’è Ponteverde CRM?',
          namesOwnCompany: true,
          monitoringData: [branded],
        }),
      ],
    }),
  );
});

describe('the figures of a company on the overview', () => {
  it('add up: what the rate leaves out is said beside it', async () => {
    openApp('/');
    const card = await screen.findByRole('article', { name: 'Ponteverde CRM' });
    expect(
      within(card).getByText(
        '1 prompt contiene il nome dell’azienda: le sue 71 menzioni in 87 risposte non contano nella Mention Rate e nella Posizione Media.',
      ),
    ).toBeTruthy();
    expect(within(card).getByText('Risposte totali')).toBeTruthy();
    expect(within(card).queryByText(/analisi/i)).toBeNull();
  });

  it('say which engine they go without', async () => {
    const gemini = {
      engine: 'google' as const,
      reason: 'Non risponde',
      nextAttempt: '2026-11-21T06:00:00.000Z',
    };
    serveCompanies(
      aCompany({ prompts: [aPrompt({ missingEngines: [gemini] }), aPrompt({ id: anId(201) })] }),
    );
    openApp('/');
    expect(
      await screen.findByText(
        'Nessuna risposta da Gemini nell’ultima analisi di 1 prompt: contano solo le risposte arrivate.',
      ),
    ).toBeTruthy();
  });

  it.each([
    { figure: /^238/, presenza: 'si' },
    { figure: /^343/, presenza: undefined },
  ])('lead to the answers they count, prompt by prompt: $figure', async ({ figure, presenza }) => {
    const { user, router } = openApp('/');
    await user.click(await screen.findByRole('button', { name: figure }));
    const list = await screen.findByRole('dialog', { name: /da quali risposte$/ });
    expect(within(list).getByText('167 menzioni in 256 risposte')).toBeTruthy();
    expect(
      within(list).getByText('71 menzioni in 87 risposte · contiene il nome: non conta nella Mention Rate'),
    ).toBeTruthy();
    await user.click(within(list).getByRole('button', { name: 'Apri le risposte: Com’è Ponteverde CRM?' }));
    await waitFor(() => {
      expect(router.state.location.search).toEqual({
        azienda: anId(100),
        risposte: anId(201),
        ...(presenza !== undefined && { presenza }),
      });
    });
    expect(await screen.findByRole('dialog', { name: 'Motore demo' })).toBeTruthy();
  });

  it.each([/^65,2%/, /^2,4/])('leave a branded prompt out of the list of a rate: %s', async (figure) => {
    const { user } = openApp('/');
    await user.click(await screen.findByRole('button', { name: figure }));
    const list = await screen.findByRole('dialog', { name: /da quali risposte$/ });
    expect(within(list).getAllByRole('button')).toHaveLength(1);
  });
});
