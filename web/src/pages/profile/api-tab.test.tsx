import { api, type ApiKey } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answer,
  aUser,
  cutOff,
  listRequests,
  refuse,
  respond,
  startApiServer,
} from '../../../test/api-server.ts';
import { aCompany } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();

const SECRET = 'citato_7Hq3ESEMPIOnonVALIDA9KtLr5VbXyZ';

const aKey = (over: Partial<ApiKey> = {}): ApiKey => ({
  id: '7f3f8d0e-4d0a-4a0e-9d62-000000000001',
  name: 'Foglio settimanale',
  prefix: 'citato_7Hq3',
  mayWrite: false,
  companyIds: null,
  state: 'active',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2027-02-18T10:00:00.000Z',
  revokedAt: null,
  lastUsedAt: '2026-11-26T07:30:00.000Z',
  calls: 1,
  ...over,
});

beforeEach(() => {
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, aUser());
  answer(api.listCompanies, { companies: [] });
  answer(api.listApiKeys, { keys: [aKey()], isIncluded: true });
});

const openTab = () => openApp('/profile?tab=api');

it('a table of a company is downloaded in the chosen format', async () => {
  answer(api.listCompanies, { companies: [aCompany()] });
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  respond(api.exportTable, () => new HttpResponse('a;b', { headers: { 'content-type': 'text/csv' } }));
  const { user } = openTab();
  await user.selectOptions(await screen.findByLabelText('Che cosa'), 'answers');
  await user.click(screen.getByLabelText('RFC 4180'));
  await user.click(screen.getByRole('button', { name: 'Scarica' }));
  expect(await screen.findByText('File scaricato')).toBeTruthy();
  vi.restoreAllMocks();
  expect(saved).toEqual([expect.stringMatching(/, risposte\.csv$/)]);
  expect(listRequests(api.exportTable)[0]?.query).toEqual({ format: 'rfc4180' });
});

it('a file that did not come says why', async () => {
  answer(api.listCompanies, { companies: [aCompany()] });
  refuse(api.exportTable, 'exports.not_included');
  const { user } = openTab();
  await user.click(await screen.findByRole('button', { name: 'Scarica' }));
  expect(await screen.findByText('Il file non è arrivato')).toBeTruthy();
});

describe('the keys of an account', () => {
  it('are a matter of Guru and Business, and the way there stands beside it', async () => {
    answer(api.listApiKeys, { keys: [], isIncluded: false });
    openTab();
    expect(await screen.findByText('Le chiavi sono nei piani con l’API')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vedi i piani' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Nuova chiave' })).toBeNull();
  });

  it('say what each may do, when it was last used and when it ends', async () => {
    openTab();
    expect(await screen.findByText('Foglio settimanale')).toBeTruthy();
    expect(screen.getByText('Legge · tutte le aziende')).toBeTruthy();
    expect(screen.getByText(/Ultimo uso 26 nov 2026, 08:30 · 1 chiamata in 30 giorni/)).toBeTruthy();
    expect(screen.getByText(/scade il 18 feb 2027/)).toBeTruthy();
  });

  it.each<[Partial<ApiKey>, boolean, RegExp]>([
    [{ state: 'revoked', revokedAt: '2026-11-21T10:00:00.000Z' }, true, /revocata il 21 nov 2026/],
    [{ state: 'expired' }, true, /scaduta il 18 feb 2027/],
    [{ lastUsedAt: null, calls: 0 }, true, /Mai usata/],
    [{ mayWrite: true }, true, /Legge e scrive/],
    [{}, false, /ogni chiamata con questa chiave viene rifiutata/],
  ])('tell how they are doing: %j, included %j', async (over, isIncluded, words) => {
    answer(api.listApiKeys, { keys: [aKey(over)], isIncluded });
    openTab();
    expect(await screen.findByText(words)).toBeTruthy();
    const isActive = (over.state ?? 'active') === 'active';
    expect(screen.queryByRole('button', { name: 'Revoca Foglio settimanale' }) !== null).toBe(isActive);
  });

  it('begin with a name; the key is shown once and closes when it is kept', async () => {
    answer(api.listApiKeys, { keys: [], isIncluded: true });
    answer(api.createApiKey, { key: aKey(), secret: SECRET }, 201);
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Nuova chiave' }));
    const form = within(screen.getByRole('dialog', { name: 'Nuova chiave' }));
    await user.click(form.getByRole('button', { name: 'Crea la chiave' }));
    expect(await form.findByText('Dai un nome alla chiave: dove la usi')).toBeTruthy();
    await user.type(form.getByLabelText('Nome'), 'Foglio settimanale');
    await user.click(form.getByLabelText(/Leggere e scrivere/));
    await user.click(form.getByLabelText('un anno'));
    await user.click(form.getByRole('button', { name: 'Crea la chiave' }));
    expect(await screen.findByLabelText('Foglio settimanale')).toHaveProperty('value', SECRET);
    expect(listRequests(api.createApiKey)[0]?.body).toEqual({
      name: 'Foglio settimanale',
      mayWrite: true,
      companyIds: null,
      days: 365,
    });
    expect(screen.getByText(/curl http.*\/api\/v1\/companies/)).toBeTruthy();
    const close = () => screen.getByRole('button', { name: 'Fatto' });
    expect(close()).toHaveProperty('disabled', true);
    await user.click(screen.getByLabelText('L’ho messa in un posto sicuro'));
    await user.click(close());
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
  });

  it('keep what was typed when the server refuses it, and say why', async () => {
    refuse(api.createApiKey, 'keys.limit_reached');
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Nuova chiave' }));
    await user.type(screen.getByLabelText('Nome'), 'Looker');
    await user.click(screen.getByRole('button', { name: 'Crea la chiave' }));
    expect(await screen.findByText(/hai già 20 chiavi attive/)).toBeTruthy();
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Looker');
  });

  it('are revoked after a question that names them', async () => {
    answer(api.revokeApiKey, undefined, 204);
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Revoca Foglio settimanale' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Foglio settimanale')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Revoca' }));
    expect(await screen.findByText('Chiave revocata')).toBeTruthy();
    expect(listRequests(api.revokeApiKey)).toHaveLength(1);
  });

  it('can be asked for again when they did not arrive', async () => {
    cutOff(api.listApiKeys);
    const { user } = openTab();
    expect(await screen.findByText('Le chiavi non sono arrivate')).toBeTruthy();
    answer(api.listApiKeys, { keys: [aKey()], isIncluded: true });
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Foglio settimanale')).toBeTruthy();
  });
});
