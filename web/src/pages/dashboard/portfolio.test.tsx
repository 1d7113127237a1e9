import { api, type Portfolio, type PortfolioCompany, type PortfolioView, type Role } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, aUser, listRequests, respond, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';
import { companiesViewKey } from '#lib/storage';

const HOTELS = { id: anId(900), subject: 'company' as const, name: 'Hotel', colour: 'ochre' as const };
const LUCA = { userId: anId(800), name: 'Luca Verdi' };
const names = Array.from({ length: 10 }, (_, index) => `Azienda ${String.fromCharCode(65 + index)}`);

const rows: PortfolioCompany[] = names.map((name, index) => ({
  companyId: anId(100 + index),
  name,
  websiteUrl: `https://azienda-${String(index)}.example`,
  labelIds: index === 1 ? [HOTELS.id] : [],
  prompts: 12,
  mentionRate: { percent: 10 + index, lowPercent: 5, highPercent: 30, n: 420 },
  averagePosition: { value: 3.2, low: 2, high: 4, n: 80 },
  weeks: { mentions: [10, 20], responses: [100, 100], incomparable: [] },
  analysedOn: '2026-11-22',
  change:
    index > 2
      ? null
      : {
          verdict: index === 0 ? 'falling' : 'rising',
          days: 7,
          previousPercent: 30,
          previousN: 210,
          currentPercent: 18,
          currentN: 210,
          points: {
            difference: index === 0 ? -12.1 : 9,
            low: index === 0 ? -22 : 0.4,
            high: index === 0 ? -1.9 : 17.4,
          },
          changedEngines: [],
        },
  verdict: index === 0 ? 'falling' : index === 1 ? 'rising' : index === 2 ? 'within_variability' : 'too_few',
  alerts: index === 0 ? { open: 2, unread: 2 } : { open: 0, unread: 0 },
  assigneeId: index === 0 ? LUCA.userId : null,
}));

const TABLE: Portfolio = {
  days: 7,
  daysBetween: 21,
  comparisons: 3,
  confidencePercent: 98.33,
  hasAlerts: true,
  companies: rows,
  people: [{ userId: anId(801), name: 'Giulia Ferri' }, LUCA],
  view: null,
};

startApiServer();
beforeEach(() => {
  localStorage.clear();
  serveDashboard();
  serveCompanies(...names.map((name, index) => aCompany({ id: anId(100 + index), name, prompts: [] })));
  answer(api.listLabels, { labels: [HOTELS] });
  answer(api.getPortfolio, TABLE);
});

const findTable = () => screen.findByRole('table', { name: 'Le aziende, una per riga' });
const listNames = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((head) => within(head).getByRole('button').textContent);
const as = (role: Role) => {
  const organisation = { id: anId(1), name: 'Studio Meridiana', ownerName: 'Giulia Ferri', role, members: 3 };
  answer(api.getOwnProfile, aUser({ planId: 'guru', organisation }));
  return openApp('/');
};

describe('ten companies', () => {
  it('are a table, the worst first, which says how strict it is and why some have no verdict', async () => {
    as('owner');
    const table = await findTable();
    expect(listNames(table).slice(0, 3)).toEqual(['Azienda A', 'Azienda B', 'Azienda C']);
    expect(screen.getByText('1 in crescita, 1 in calo, 1 entro la variabilità')).toBeTruthy();
    expect(
      screen.getByText(/Con 3 confronti insieme la soglia è più severa \(98,3%\)/).textContent,
    ).toContain('7 senza verdetto.');
    const first = within(table).getByRole('row', { name: /Azienda A/ });
    expect(first.textContent).toContain('−12,1 punti, da −22,0 a −1,9');
    expect(within(first).getByRole('link', { name: /^2 nuovi/ })).toBeTruthy();
  });

  it('are sorted, searched, filtered by label, and the view is saved', async () => {
    answer(api.savePortfolioView, undefined);
    const { user } = as('owner');
    const table = await findTable();
    expect(screen.queryByRole('button', { name: 'Salva vista' })).toBeNull();
    await user.click(within(table).getByRole('button', { name: 'Azienda' }));
    await user.click(within(table).getByRole('button', { name: 'Azienda' }));
    await waitFor(() => {
      expect(listNames(table)[0]).toBe('Azienda J');
    });
    await user.click(screen.getByRole('button', { name: 'Hotel 1' }));
    await waitFor(() => {
      expect(listNames(table)).toEqual(['Azienda B']);
    });
    await user.click(screen.getByRole('button', { name: 'Salva vista' }));
    expect(await screen.findByText('Vista salvata')).toBeTruthy();
    const [saved] = listRequests(api.savePortfolioView);
    expect(saved?.body).toMatchObject({ view: { sort: 'name', isDescending: true, labelId: HOTELS.id } });
    await user.click(screen.getByRole('button', { name: 'Tutte 10' }));
    await user.type(screen.getByRole('searchbox', { name: 'Cerca azienda' }), 'nessuna così');
    expect(await screen.findByText(/Nessuna azienda corrisponde/)).toBeTruthy();
  });

  it('keep a view that was saved while other figures were on their way', async () => {
    let saved: PortfolioView | null = null;
    const late = Promise.withResolvers<undefined>();
    respond(api.getPortfolio, async ({ query }) => {
      const view = saved;
      // What was asked before the view was saved comes after it.
      if (query['span'] === 'week' && view === null) await late.promise;
      return HttpResponse.json({ ...TABLE, view });
    });
    respond(api.savePortfolioView, ({ body }) => {
      saved = api.savePortfolioView.body.parse(body).view;
      return new HttpResponse(null, { status: 204 });
    });
    const { user } = as('owner');
    await findTable();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Confronto' }), '1 settimana');
    await user.click(screen.getByRole('button', { name: 'Salva vista' }));
    expect(await screen.findByText('Vista salvata')).toBeTruthy();
    late.resolve(undefined);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Salva vista' })).toBeNull();
    });
  });

  it('are given to somebody who looks after them', async () => {
    answer(api.setCompanyAssignee, { assigneeId: LUCA.userId });
    const { user } = as('editor');
    await findTable();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Chi segue Azienda B' }), 'Luca Verdi');
    const [put] = listRequests(api.setCompanyAssignee);
    expect(put?.body).toEqual({ userId: LUCA.userId });
  });

  it('are cards for who prefers them, also the next time', async () => {
    const { user } = as('owner');
    await findTable();
    await user.click(screen.getByRole('radio', { name: 'Schede' }));
    expect(screen.queryByRole('table', { name: 'Le aziende, una per riga' })).toBeNull();
    expect(localStorage.getItem(companiesViewKey(aUser().id))).toBe('cards');
  });

  it('show a reader who looks after them, and nothing to change', async () => {
    as('reader');
    const table = await findTable();
    expect(within(table).getByText('Luca Verdi')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: /Chi segue/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Nuova Azienda' })).toBeNull();
  });

  it('show a client neither labels nor people', async () => {
    as('client');
    const table = await findTable();
    expect(within(table).queryByText('La segue')).toBeNull();
    expect(within(table).queryByText('Etichetta')).toBeNull();
  });
});
