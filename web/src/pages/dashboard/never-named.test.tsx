import { api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, startApiServer } from '../../../test/api-server.ts';
import {
  aCompany,
  aMentionedCompany,
  anAnswer,
  anId,
  aPrompt,
  someMonitoringData,
} from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(serveDashboard);

const rivals = Array.from({ length: 12 }, (_, index) =>
  aMentionedCompany({
    name: `Azienda ${String.fromCharCode(65 + index)}`,
    rank: index + 1,
    mentions: 30 - index,
  }),
);
const own = aMentionedCompany({
  name: 'Ponteverde CRM',
  key: '',
  rank: 13,
  isOwn: true,
  mentions: 0,
  occurrences: 0,
  sharePercent: 0,
  averagePosition: null,
  positionLow: null,
  positionHigh: null,
  sentiment: [],
});
const data = someMonitoringData({
  mentionedCompanies: [...rivals, own],
  userCompanyPercentage: 0,
  mentionRate: { percent: 0, lowPercent: 0, highPercent: 7.4, n: 48 },
  averagePosition: { value: null, low: null, high: null, n: 0 },
  sentiment: [],
  tones: { positive: 0, neutral: 0, negative: 0, unknown: 0 },
  change: null,
});

describe('a company that no answer names', () => {
  beforeEach(() => {
    serveCompanies(aCompany({ prompts: [aPrompt({ monitoringData: [data] })] }));
    answer(api.listAnswers, {
      results: [anAnswer({ answer: '1. **Relata** si impara in fretta' })],
      nextCursor: null,
      total: 1,
    });
  });

  it.each(['Leggi le risposte', /^0,0%/])('leads from %s to the answers that name others', async (name) => {
    const { user, router } = openApp(`/?azienda=${anId(100)}`);
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('button', { name: 'Non la nominano', pressed: true })).toBeTruthy();
    await waitFor(() => {
      expect(listRequests(api.listAnswers).at(-1)?.query['presence']).toBe('absent');
    });
    expect(router.state.location.search).toMatchObject({ presenza: 'no' });
    expect(screen.queryByText('Nessuna risposta con questi filtri')).toBeNull();
  });

  it('has no rank, no bar and the words instead of a tone in the table', async () => {
    const { user } = openApp(`/?azienda=${anId(100)}&scheda=risultati`);
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    const row = rows.find((candidate) => candidate.textContent.includes('Ponteverde CRM'));
    if (row === undefined) throw new Error('The own row is missing');
    expect(row.textContent).toMatch(/^–Ponteverde CRM/);
    expect(row.querySelector('[data-bar]')).toBeNull();
    expect(rows.at(1)?.querySelector('[data-bar]')).toBeTruthy();
    expect(within(row).getByText('Nessuna menzione')).toBeTruthy();
    await user.click(within(row).getByRole('button', { name: /^Ponteverde CRM/ }));
    expect(await screen.findByRole('button', { name: 'Non la nominano', pressed: true })).toBeTruthy();
  });

  it('stands below one line over the whole width', async () => {
    openApp(`/?azienda=${anId(100)}&scheda=risultati`);
    const table = await screen.findByRole('table');
    const line = table.querySelector('tr[aria-hidden]');
    expect(line?.querySelectorAll('td')).toHaveLength(1);
    expect(line?.querySelector('td')?.className).not.toContain('border');
  });

  it('reads on a phone how sure a row is, for itself and for the others', async () => {
    const { user } = openApp(`/?azienda=${anId(100)}&scheda=risultati`);
    await user.click(
      await screen.findByRole('button', { name: 'Quanto sono certi i numeri di Ponteverde CRM' }),
    );
    expect((await screen.findByRole('note')).textContent).toContain('0–7% · n = 48');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Correggi Azienda A' }));
    expect((await screen.findByRole('menu')).textContent).toContain('Nominata in 30 risposte; intervallo');
  });
});

describe('a position known from few answers', () => {
  it.each([
    {
      value: 5,
      low: 5,
      high: 5,
      n: 2,
      text: 'Le risposte sono troppo poche per un intervallo. Bassa: sono meno di 20 risposte.',
    },
    {
      value: 5,
      low: 1,
      high: 9,
      n: 4,
      text: 'Le risposte sono troppo poche per un intervallo. Bassa: sono meno di 20 risposte.',
    },
    {
      value: 1,
      low: 1,
      high: 1,
      n: 12,
      text: 'La posizione è la stessa in tutte le risposte: un intervallo non si può calcolare. Bassa: sono meno di 20 risposte.',
    },
  ])('of $value, $low to $high from $n answers gives no interval', async ({ text, ...averagePosition }) => {
    serveCompanies(
      aCompany({ prompts: [aPrompt({ monitoringData: [someMonitoringData({ averagePosition })] })] }),
    );
    openApp(`/?azienda=${anId(100)}`);
    expect((await screen.findAllByRole('button', { name: /^fiducia/ }))[1]?.textContent).toContain(text);
    expect(screen.queryByText(/–\d+,\d · n = /)).toBeNull();
  });
});
