import { type Alert, api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAlert, someAlertSettings } from '../../../test/alerts/alert-builders.ts';
import { answer, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anAnswer, anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany());
  answer(api.listAnswers, { results: [anAnswer()], nextCursor: null, total: 1 });
});

const serve = (
  alerts: Alert[],
  over: Partial<{ isIncluded: boolean; lookedAt: string | null; next: string | null }> = {},
) => {
  const unread = alerts.filter(({ isRead }) => !isRead).length;
  answer(api.listAlerts, { isIncluded: true, alerts, unread, next: null, lookedAt: '2026-11-22', ...over });
};
const address = `/?azienda=${anId(100)}&scheda=avvisi`;

describe('the bell', () => {
  it('counts what is unread, and shows the newest with its figures and the way to its answers', async () => {
    serve([anAlert()]);
    const { user, router } = openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Avvisi, 1 avviso nuovo' }));
    const popover = await screen.findByRole('dialog', { name: 'Avvisi' });
    expect(await within(popover).findByText('Mention Rate in crescita: da 21% a 34%')).toBeTruthy();
    expect(popover.textContent).toContain('+13,1 punti, da +5,7 a +20,3 · n = 1.680 e 420');
    await user.click(within(popover).getByRole('link', { name: 'Vedi le risposte' }));
    expect(router.state.location.search).toEqual({
      azienda: anId(100),
      scheda: 'avvisi',
      risposte: anId(200),
      presenza: 'si',
      periodo: 'tutto',
    });
  });

  it('says that nothing has changed, without a count', async () => {
    serve([]);
    const { user } = openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Avvisi, niente di nuovo' }));
    expect(await screen.findByText('Niente di provato è cambiato')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Segna come letti' })).toBeNull();
  });

  it('marks all as read', async () => {
    serve([anAlert()]);
    answer(api.readAlerts, undefined);
    const { user } = openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Avvisi, 1 avviso nuovo' }));
    serve([anAlert({ isRead: true })]);
    await user.click(await screen.findByRole('button', { name: 'Segna come letti' }));
    await screen.findByRole('button', { name: 'Avvisi, niente di nuovo' });
    expect(listRequests(api.readAlerts).map(({ body }) => body)).toEqual([{ companyId: null }]);
  });
});

describe('the alerts of a company', () => {
  it('say what changed, what was compared and with which answers', async () => {
    serve([
      anAlert(),
      anAlert({
        id: anId(901),
        kind: 'engine_silent',
        subject: 'engine_silent:copilot',
        figure: null,
        direction: 'down',
        engine: 'copilot',
        proof: null,
        answers: null,
        isRead: true,
        cleared: { at: '2026-11-22T06:12:00.000Z', because: 'resumed' },
      }),
    ]);
    openApp(address);
    expect(await screen.findByText('Un avviso nuovo')).toBeTruthy();
    expect(screen.getByText('16–22 nov contro 19 ott – 15 nov · 12 domande, 5 motori')).toBeTruthy();
    expect(screen.getByText('Copilot non risponde')).toBeTruthy();
    expect(screen.getByText('risolto 22 nov')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Vedi le risposte' })).toHaveLength(1);
  });

  it('are filtered, and the filter is taken off where it leaves none', async () => {
    serve([anAlert({ isRead: true })]);
    const { user } = openApp(address);
    await user.click(await screen.findByRole('radio', { name: 'Nuovi' }));
    expect(await screen.findByText('Nessun avviso così, fra quelli mostrati')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Togli i filtri' }));
    expect(await screen.findByText('Mention Rate in crescita: da 21% a 34%')).toBeTruthy();
  });

  it('are muted by what "this" means, and muting is taken back', async () => {
    const mute = {
      id: anId(950),
      company: { id: anId(100), name: 'Ponteverde CRM' },
      subject: 'mention_rate',
      title: 'Mention Rate',
      until: null,
      isOwn: false,
      channelId: null,
    };
    serve([anAlert()]);
    answer(api.muteAlert, { mute });
    answer(api.unmuteAlert, undefined);
    const { user } = openApp(address);
    await user.click(await screen.findByRole('button', { name: 'Non avvisarmi più di questo' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Questo, di Ponteverde CRM' }));
    expect(await screen.findByText('Niente più avvisi su questo')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => {
      expect(listRequests(api.unmuteAlert)).toHaveLength(1);
    });
    expect(listRequests(api.muteAlert).map(({ body }) => body)).toEqual([{ scope: 'subject' }]);
  });

  it.each([
    [null, 'Ancora nessun controllo'],
    ['2026-11-22', 'Niente di provato è cambiato'],
  ])('where there is none, looked at until %s, say why: %s', async (lookedAt, title) => {
    serve([], { lookedAt });
    openApp(address);
    expect(await screen.findByText(title)).toBeTruthy();
  });

  it('that the plan does not hold are shown as an example, with the plans that do', async () => {
    serve([], { isIncluded: false, lookedAt: null });
    answer(api.getAlertSettings, {
      isIncluded: false,
      plans: ['Pro', 'Guru'],
      settings: someAlertSettings(),
      mutes: [],
    });
    openApp(address);
    expect(await screen.findByText(/Sono nei piani Pro e Guru\./)).toBeTruthy();
    expect(screen.getByText('Esempio con dati inventati')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vedi i piani' }).getAttribute('href')).toBe('/profile?tab=plan');
  });

  it('that do not come can be asked for again', async () => {
    refuse(api.listAlerts, 'request.malformed');
    openApp(address);
    expect(await screen.findByText('Gli avvisi non sono arrivati')).toBeTruthy();
  });
});
