import { api, type SiteCheck } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';
import { SAMPLE_CHECK } from '../../features/own-site/sample-check.ts';
import { SAMPLE_VISITORS } from '../../features/own-site/sample-visitors.ts';

const NEVER: SiteCheck = {
  ...SAMPLE_CHECK,
  visit: null,
  uncited: null,
  cited: { ...SAMPLE_CHECK.cited, pages: [] },
};

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany());
  answer(api.getSiteVisitors, SAMPLE_VISITORS);
});
const open = (check: SiteCheck) => {
  answer(api.getSiteCheck, check);
  return openApp(`/?azienda=${anId(100)}&scheda=sito`);
};

it('says which pages are cited and never cited, and what to change in robots.txt', async () => {
  open(SAMPLE_CHECK);
  expect(await screen.findByText('I motori citano 2 pagine del tuo sito')).toBeTruthy();
  const cited = screen.getByRole('table', { name: 'Pagine del sito citate nelle risposte' });
  const row = within(cited).getByRole('row', { name: /\/camere/ });
  expect(row.textContent).toContain('Hotel, HotelRoom');
  expect(screen.getByText(/Vieta tutto il sito a/).textContent).toBe('Vieta tutto il sito a GPTBot.');
  expect(screen.getByText(/al posto della riga 4 scrivi/)).toBeTruthy();
  expect(screen.getByText('Allow: /')).toBeTruthy();
  expect(screen.getByText(/Di 12 pagine che conosciamo .*, una non compare/)).toBeTruthy();
  expect(screen.getByText(/Sito letto 22 nov 2026, 06:12: 10 pagine guardate/)).toBeTruthy();
});

it('claims nothing before the site was read, and reads it when asked', async () => {
  const { user } = open(NEVER);
  expect(await screen.findByText('Nessuna risposta cita il tuo sito')).toBeTruthy();
  expect(screen.getByText('n/d: si sa dopo aver letto il sito.')).toBeTruthy();
  expect(screen.getByText('n/d: quali pagine hai si sa dopo aver letto il sito.')).toBeTruthy();
  answer(api.requestSiteCheck, { isUnderWay: true }, 202);
  answer(api.getSiteCheck, { ...NEVER, isUnderWay: true });
  await user.click(screen.getByRole('button', { name: 'Leggi il sito' }));
  await waitFor(() => {
    expect(screen.getByRole('button', { name: /Lettura del sito in corso/ })).toBeTruthy();
  });
  expect(listRequests(api.requestSiteCheck)).toHaveLength(1);
  answer(api.getSiteCheck, SAMPLE_CHECK);
  expect(await screen.findByText(/Sito letto 22 nov 2026/, {}, { timeout: 5_000 })).toBeTruthy();
});

it('does not say that nothing is cited where there is no answer', async () => {
  open({ ...NEVER, cited: { ...NEVER.cited, answers: 0 } });
  expect(await screen.findByText(/che cosa citano non si sa/)).toBeTruthy();
  expect(screen.queryByText('Nessuna risposta cita il tuo sito')).toBeNull();
  expect(screen.getByText('n/d: senza risposte non si sa che cosa non viene citato.')).toBeTruthy();
});

it('waits for its day, and says until when', async () => {
  open({ ...SAMPLE_CHECK, nextAt: '2026-11-23T05:12:00.000Z' });
  expect(await screen.findByText(/Prossima lettura possibile: 23 nov 2026, 06:12/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Rileggi ora' })).toHaveProperty('disabled', true);
});

it('says why a site was not read', async () => {
  const { user } = open(NEVER);
  refuse(api.requestSiteCheck, 'own_site.checked_lately');
  await user.click(await screen.findByRole('button', { name: 'Leggi il sito' }));
  expect((await screen.findAllByText(/si legge una volta ogni 24 ore/)).length).toBeGreaterThan(0);
});

it('does not speak of rules on a platform', async () => {
  open({ ...NEVER, isOnPlatform: true, site: 'facebook.com/aurora' });
  expect(await screen.findByText(/è una pagina su una piattaforma \(facebook.com\/aurora\)/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Leggi il sito' })).toBeNull();
  expect(screen.queryByText('Che cosa vieti ai crawler delle AI')).toBeNull();
});
