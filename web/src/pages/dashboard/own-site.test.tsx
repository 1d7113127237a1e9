import { api, type SiteVisitors } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';
import { SAMPLE_CHECK } from '../../features/own-site/sample-check.ts';
import { SAMPLE_VISITORS } from '../../features/own-site/sample-visitors.ts';

const LOG = {
  id: anId(7),
  source: 'upload',
  format: 'combined',
  bytes: 10,
  lines: 1_200,
  unreadLines: 3,
  countedLines: 341,
  firstAt: null,
  lastAt: null,
  isCut: true,
  createdAt: '2026-11-23T10:00:00.000Z',
} as const;
const NOBODY: SiteVisitors = {
  ...SAMPLE_VISITORS,
  span: null,
  crawlers: [],
  pages: [],
  failing: [],
  engines: [],
  visitedPages: [],
};

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany());
  answer(api.getSiteCheck, SAMPLE_CHECK);
});
const open = () => openApp(`/?azienda=${anId(100)}&scheda=sito`);

describe('who comes from AI', () => {
  it('is said in a sentence, crawler by crawler and page by page', async () => {
    answer(api.getSiteVisitors, { ...SAMPLE_VISITORS, logs: [LOG] });
    open();
    expect(
      await screen.findByText('341 letture di 3 crawler delle AI; almeno 80 visite da un motore'),
    ).toBeTruthy();
    const crawlers = screen.getByRole('table', { name: /Crawler delle AI che hanno letto/ });
    const row = within(crawlers).getByRole('row', { name: /PerplexityBot/ });
    expect(row.textContent).toContain('41verificate, elenco del 14 giu 202667');
    const failing = screen.getByRole('table', { name: /rispondono con un errore/ });
    expect(within(failing).getByRole('row', { name: /\/matrimoni/ }).textContent).toContain('404');
    expect(
      screen.getByText(/341 righe contate su 1.200 · 3 righe non leggibili · il file finisce a metà/),
    ).toBeTruthy();
  });

  it('begins with a log, which is counted and shown', async () => {
    answer(api.getSiteVisitors, NOBODY);
    answer(api.sendAccessLog, { log: LOG, isDuplicate: false, overlappingDays: [], sharedDays: [] });
    const { user } = open();
    expect(await screen.findByText('Nessun log ancora')).toBeTruthy();
    answer(api.getSiteVisitors, { ...SAMPLE_VISITORS, logs: [LOG] });
    await user.upload(
      screen.getByLabelText('Carica un log', { selector: 'input' }),
      new File(['x'], 'access.log'),
    );
    expect((await screen.findAllByText(/341 righe contate su 1.200/)).length).toBeGreaterThan(0);
    expect(await screen.findByText(/almeno 80 visite/)).toBeTruthy();
    expect(listRequests(api.sendAccessLog)).toHaveLength(1);
  });

  it('says why a log was not counted', async () => {
    answer(api.getSiteVisitors, NOBODY);
    refuse(api.sendAccessLog, 'access_logs.without_agents');
    const { user } = open();
    await user.upload(
      await screen.findByLabelText('Carica un log', { selector: 'input' }),
      new File(['x'], 'a'),
    );
    expect((await screen.findAllByText(/attiva il formato combined/)).length).toBeGreaterThan(0);
  });

  it('says that a log spoke of nobody', async () => {
    answer(api.getSiteVisitors, { ...NOBODY, logs: [LOG] });
    open();
    expect(await screen.findByText(/non c’è nessun crawler delle AI/)).toBeTruthy();
  });

  it('shows the address of machines once, and ends it', async () => {
    answer(api.getSiteVisitors, { ...NOBODY, address: { createdAt: LOG.createdAt, lastUsedAt: null } });
    answer(api.createLogAddress, { url: 'https://citato.example/api/access-logs/segreto' }, 201);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sostituisci' }));
    expect((await screen.findByText(/curl/)).textContent).toContain(
      'https://citato.example/api/access-logs/segreto',
    );
    answer(api.deleteLogAddress, undefined, 204);
    answer(api.getSiteVisitors, NOBODY);
    await user.click(screen.getByRole('button', { name: 'Chiudi l’indirizzo' }));
    await waitFor(() => {
      expect(screen.queryByText(/curl/)).toBeNull();
    });
  });

  it('shows an example and the plans where the plan does not hold it', async () => {
    respond(api.getSiteVisitors, () =>
      HttpResponse.json(
        { code: 'own_site.not_included', message: '«Il tuo sito» è compreso nei piani Guru e Business.' },
        { status: 403 },
      ),
    );
    open();
    expect(await screen.findByText('Esempio con dati inventati')).toBeTruthy();
    expect(screen.getByText(/nei piani Guru e Business/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vedi i piani' })).toBeTruthy();
  });
});
