import { api, type MonitoringData } from '@citato/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId, aPrompt, someMonitoringData } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(serveDashboard);

const today = new Date().toISOString();
const user = () => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

function show(data: MonitoringData) {
  answer(api.listCompanies, { companies: [aCompany({ prompts: [aPrompt({ monitoringData: [data] })] })] });
  openApp(`/?azienda=${anId(100)}`);
}

describe('a prompt', () => {
  it.each([
    {
      verdict: 'rising' as const,
      row: 'Mention Rate 40,0% → 68,6% in 7 giorni rispetto ai 7 precedenti',
      name: 'in crescita. 40,0% (n = 35) nei 7 giorni precedenti, 68,6% (n = 35) negli ultimi 7: +28,6 punti; intervallo di confidenza al 95%: da +4,9 a +48,0.',
    },
    {
      verdict: 'falling' as const,
      row: 'Mention Rate 40,0% → 68,6% in 7 giorni rispetto ai 7 precedenti',
      points: { difference: -20, low: -35.5, high: -4.5 },
      name: 'in calo. 40,0% (n = 35) nei 7 giorni precedenti, 68,6% (n = 35) negli ultimi 7: −20,0 punti; intervallo di confidenza al 95%: da −35,5 a −4,5.',
    },
    {
      verdict: 'within_variability' as const,
      row: 'Mention Rate 40,0% → 68,6% in 7 giorni rispetto ai 7 precedenti',
      points: { difference: 0, low: -12, high: 12 },
      name: 'entro la variabilità. 40,0% (n = 35) nei 7 giorni precedenti, 68,6% (n = 35) negli ultimi 7: 0,0 punti; intervallo di confidenza al 95%: da −12,0 a +12,0.',
    },
    {
      verdict: 'model_changed' as const,
      row: 'ChatGPT: risponde un altro modello, gli ultimi 7 giorni e i 7 precedenti non si confrontano',
      points: null,
      changedEngines: ['openai' as const],
      name: 'modello cambiato. ChatGPT: risponde un altro modello, i due periodi non si confrontano.',
    },
  ])('says with figures what became of its rate: $verdict', async ({ name, row, ...over }) => {
    const data = someMonitoringData({ periodEnd: today });
    const change = data.change === null ? null : { ...data.change, ...over };
    show({ ...data, change });
    expect(await screen.findByRole('button', { name })).toBeTruthy();
    expect(screen.getByText(row)).toBeTruthy();
  });

  it('keeps the thirty days of its figures apart from the two weeks of the change', async () => {
    show(someMonitoringData({ periodEnd: today, collectionStartDate: '2026-10-01T05:12:00.000Z' }));
    expect(await screen.findByText('Numeri degli ultimi 30 giorni')).toBeTruthy();
    const tile = screen.getByText('Mention Rate').parentElement;
    expect(tile?.textContent).toContain('62,5%');
    expect(tile?.textContent).not.toMatch(/[+−]\d+,\d punti|→|precedenti/);
  });

  it('says from when its figures are where its analyses are younger than thirty days', async () => {
    const since = new Date(Date.now() - 5 * 86_400_000).toISOString();
    show(someMonitoringData({ periodEnd: today, collectionStartDate: since }));
    expect(await screen.findByText(/^Numeri dal.* quando sono iniziate le analisi$/)).toBeTruthy();
    expect(screen.queryByText('Numeri degli ultimi 30 giorni')).toBeNull();
  });

  it('says of numbers that stand still until when they and their change go, not of this week', async () => {
    show(
      someMonitoringData({ periodEnd: '2026-03-02T08:00:00.000Z', periodStart: '2026-01-31T23:00:00.000Z' }),
    );
    expect(
      await screen.findByText(
        'Mention Rate 40,0% → 68,6% in 7 giorni fino al 2 mar 2026 rispetto ai 7 precedenti',
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/ultimi 30 giorni/)).toBeNull();
    expect(screen.getByText(/^Numeri d.*2 mar 2026$/)).toBeTruthy();
  });

  it.each([
    {
      what: 'since when, where one took over from the other',
      readers: { names: ['rules', 'openai/gpt-5.4-nano'], since: '2026-11-18' },
      name: 'lettore cambiato. Dal 18 nov 2026 le risposte sono lette da gpt-5.4-nano, prima dalle nostre regole: i due periodi non si confrontano.',
      row: 'Dal 18 nov 2026 le risposte sono lette da gpt-5.4-nano, prima dalle nostre regole: gli ultimi 7 giorni e i 7 precedenti non si confrontano',
    },
    {
      what: 'with the preposition of that day',
      readers: { names: ['openai/gpt-5.4-nano', 'rules'], since: '2026-11-08' },
      name: 'lettore cambiato. Dall’8 nov 2026 le risposte sono lette dalle nostre regole, prima da gpt-5.4-nano: i due periodi non si confrontano.',
      row: 'Dall’8 nov 2026 le risposte sono lette dalle nostre regole, prima da gpt-5.4-nano: gli ultimi 7 giorni e i 7 precedenti non si confrontano',
    },
    {
      what: 'but no day where they took turns: the reader has not changed',
      readers: { names: ['openai/gpt-5.4-nano', 'rules'], since: null },
      name: 'lettori diversi. Le risposte sono lette in parte da gpt-5.4-nano, in parte dalle nostre regole: i due periodi non si confrontano.',
      row: 'Le risposte sono lette in parte da gpt-5.4-nano, in parte dalle nostre regole: gli ultimi 7 giorni e i 7 precedenti non si confrontano',
    },
  ])('says who read its answers, $what', async ({ readers, name, row }) => {
    const data = someMonitoringData({ periodEnd: today });
    const unread = { verdict: 'model_changed' as const, points: null, readers };
    show({ ...data, change: data.change === null ? null : { ...data.change, ...unread } });
    expect(await screen.findByRole('button', { name })).toBeTruthy();
    expect(screen.queryByText(/→/)).toBeNull();
    expect(screen.getByText(row)).toBeTruthy();
  });

  it('says both, where model and reader changed', async () => {
    const data = someMonitoringData();
    const over = {
      verdict: 'model_changed' as const,
      points: null,
      changedEngines: ['openai' as const],
      readers: { names: ['rules', 'openai/gpt-5.4-nano'], since: '2026-11-18' },
    };
    show({ ...data, change: data.change === null ? null : { ...data.change, ...over } });
    const name =
      'modello cambiato. ChatGPT: risponde un altro modello; dal 18 nov 2026 le risposte sono lette da gpt-5.4-nano, prima dalle nostre regole: i due periodi non si confrontano.';
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  it.each([/^in crescita/, /Stabilità 62,0%/])('explains by a tap what %s rests on', async (name) => {
    show(someMonitoringData());
    const button = await screen.findByRole('button', { name });
    expect(screen.queryByRole('note')).toBeNull();
    await user().click(button);
    const note = await screen.findByRole('note');
    expect(button.textContent).toContain(note.textContent);
    await user().keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('note')).toBeNull();
    });
    expect(document.activeElement).toBe(button);
    await user().keyboard('{Enter}');
    expect(await screen.findByRole('note')).toBeTruthy();
  });

  it('explains its small sample and the name in its question by a tap, too', async () => {
    const data = someMonitoringData({
      mentionRate: { percent: 50, lowPercent: 24, highPercent: 76, n: 10 },
      totalResponses: 10,
    });
    answer(api.listCompanies, {
      companies: [aCompany({ prompts: [aPrompt({ namesOwnCompany: true, monitoringData: [data] })] })],
    });
    openApp(`/?azienda=${anId(100)}`);
    await user().click(await screen.findByRole('button', { name: /^fiducia bassa\. .*fra 24 e 76%/ }));
    expect((await screen.findByRole('note')).textContent).toBe(
      'Su 100 volte 95 il valore vero sta fra 24 e 76%. Bassa: sono meno di 20 risposte.',
    );
    await user().click(screen.getByRole('button', { name: /^Contiene il nome dell’azienda/ }));
    await waitFor(() => {
      expect(screen.getByRole('note').textContent).toContain('non conta nelle percentuali');
    });
  });

  it('says how stable its answers are', async () => {
    show(someMonitoringData());
    const name =
      /Stabilità 62,0%: in media due risposte dello stesso motore hanno in comune il 62,0% delle aziende\. Su 100 volte 95 il valore vero sta fra \d+ e \d+%\.$/;
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  it('says nothing of a change where nothing can be compared yet', async () => {
    show(someMonitoringData({ change: null, stability: null }));
    expect(await screen.findByRole('button', { name: /Stabilità n\/d: servono due risposte/ })).toBeTruthy();
    expect(screen.queryByText(/variazione|variabilità|giorni precedenti/)).toBeNull();
  });
});
