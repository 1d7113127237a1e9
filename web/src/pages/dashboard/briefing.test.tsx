import { api, type CompanyTrend } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, cutOff, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anAnswer, anId, aPrompt, someMonitoringData } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

const now = new Date();
const today = now.toISOString();

startApiServer();
beforeEach(() => {
  serveDashboard();
  answer(api.listAnswers, { results: [anAnswer()], nextCursor: null, total: 1 });
  serveCompanies(
    aCompany({ prompts: [aPrompt({ monitoringData: [someMonitoringData({ periodEnd: today })] })] }),
  );
});

const aWeek = (mentions: number, responses = 35, isComparable = true) => ({
  mentions,
  responses,
  isComparable,
});
const aTrend = (over: Partial<CompanyTrend> = {}): CompanyTrend => ({
  companyId: anId(100),
  weeks: [...Array.from({ length: 9 }, () => aWeek(0, 0)), aWeek(14), aWeek(7), aWeek(24)],
  change: someMonitoringData().change,
  ...over,
});
const findPoint = () => screen.findByRole('list', { name: 'Il punto su Ponteverde CRM' });

describe('the point on a company', () => {
  it('says how it stands, what changed and what to do, each with what proves it', async () => {
    answer(api.listTrends, { companies: [aTrend()] });
    answer(api.listTaskLists, {
      taskLists: [
        {
          promptId: anId(200),
          tasks: 2,
          done: 0,
          next: { title: 'Entra in guide.example', priority: 'High' },
          isNew: true,
          updatedAt: today,
        },
      ],
    });
    const { user, router } = openApp('/');
    const point = await findPoint();
    expect(within(point).getByText(/Relata è davanti: 41 risposte su 48, tu 30\./)).toBeTruthy();
    expect(
      await within(point).findByText(/Mention Rate in crescita: da 40,0% a 68,6% in 7 giorni\./),
    ).toBeTruthy();
    expect(await within(point).findByText(/Entra in guide\.example/)).toBeTruthy();
    expect(
      screen.getByRole('img', {
        name: /^Mention Rate delle ultime 12 settimane, dalla più lontana: nessun dato, .*, 40,0%, 20,0%, 68,6%$/,
      }),
    ).toBeTruthy();
    await user.click(within(point).getByRole('button', { name: /^I confronti/ }));
    const proof = await screen.findByRole('dialog', { name: /da quali risposte$/ });
    expect(within(proof).getByText('da 40,0% a 68,6% in 7 giorni · in crescita')).toBeTruthy();
    await user.click(within(proof).getByRole('button', { name: /^Apri le risposte/ }));
    await waitFor(() => {
      expect(router.state.location.search).toMatchObject({ azienda: anId(100), risposte: anId(200) });
    });
  });

  it('says that nothing is proven, and where to read on without task lists', async () => {
    answer(api.listTrends, { companies: [aTrend({ change: null })] });
    serveCompanies(
      aCompany({
        prompts: [aPrompt({ monitoringData: [someMonitoringData({ periodEnd: today, change: null })] })],
      }),
    );
    const { user, router } = openApp('/');
    const point = await findPoint();
    expect(
      await within(point).findByText(
        /Nessuna variazione provata questa settimana: per un confronto le risposte sono ancora poche\./,
      ),
    ).toBeTruthy();
    await user.click(await within(point).findByRole('button', { name: /^Leggi/ }));
    await waitFor(() => {
      expect(router.state.location.search).toMatchObject({ risposte: anId(200), presenza: 'no' });
    });
  });

  it('says of numbers that stand still until when their line goes', async () => {
    answer(api.listTrends, { companies: [aTrend()] });
    serveCompanies(
      aCompany({
        prompts: [
          aPrompt({ monitoringData: [someMonitoringData({ periodEnd: '2026-03-02T08:00:00.000Z' })] }),
        ],
      }),
    );
    openApp('/');
    expect(
      await screen.findByRole('img', { name: /^Mention Rate di 12 settimane fino al 2 mar 2026, / }),
    ).toBeTruthy();
    expect(screen.getByText('12 settimane, fino al 2 mar 2026')).toBeTruthy();
    expect(screen.queryByText('ultime 12 settimane')).toBeNull();
  });

  it('keeps what is known when the weeks do not come, and says so', async () => {
    cutOff(api.listTrends);
    openApp('/');
    const point = await findPoint();
    expect(await within(point).findByText(/I confronti non sono arrivati\./)).toBeTruthy();
    expect(within(point).getByRole('button', { name: /^Riprova/ })).toBeTruthy();
    expect(within(point).getByText(/Relata è davanti/)).toBeTruthy();
  });
});
