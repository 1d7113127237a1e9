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
import { aCompany, anId } from '../../../test/monitoring-builders.ts';
import type * as z from 'zod/mini';
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

type WeeklyAnswer = z.infer<(typeof api.listWeeklyExports.responses)[200]>;
const NOTHING_WEEKLY: WeeklyAnswer = {
  isIncluded: true,
  plans: ['Guru', 'Business'],
  timeZone: 'Europe/Rome',
  weeklyExports: [],
};

beforeEach(() => {
  answer(api.listWeeklyExports, NOTHING_WEEKLY);
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, aUser());
  answer(api.listCompanies, { companies: [] });
  answer(api.listApiKeys, { keys: [aKey()], isIncluded: true });
});

/** What is known of weekly files, of the company there is. */
const serveWeekly = (over: Partial<WeeklyAnswer> = {}) => {
  answer(api.listCompanies, { companies: [aCompany()] });
  answer(api.listWeeklyExports, { ...NOTHING_WEEKLY, ...over });
};

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

describe('the files of each Monday', () => {
  const weekly = {
    companyId: anId(100),
    tables: ['answers' as const, 'results' as const],
    format: 'xlsx' as const,
    isSent: true,
    nextDay: '2026-11-30',
  };

  it('stand with what comes and when, and are stopped by a button', async () => {
    serveWeekly({ weeklyExports: [weekly] });
    answer(api.stopWeeklyExport, undefined, 204);
    const { user } = openTab();
    expect(
      await screen.findByText('Risposte, risultati · Excel · il prossimo lunedì 30 nov 2026'),
    ).toBeTruthy();
    serveWeekly({ weeklyExports: [{ ...weekly, isSent: false }] });
    await user.click(screen.getByRole('button', { name: /^Ferma i file di/ }));
    expect(await screen.findByText('Risposte, risultati · Excel · fermi')).toBeTruthy();
    expect(listRequests(api.stopWeeklyExport)).toHaveLength(1);
    answer(api.setWeeklyExport, { weeklyExport: weekly });
    await user.click(screen.getByRole('button', { name: /^Riprendi i file di/ }));
    await vi.waitFor(() => {
      expect(listRequests(api.setWeeklyExport)[0]?.body).toEqual({
        tables: ['answers', 'results'],
        format: 'xlsx',
      });
    });
  });

  it('are chosen for a company that has none', async () => {
    serveWeekly();
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Scegli i file' }));
    expect(await screen.findByRole('dialog', { name: /ogni lunedì$/ })).toBeTruthy();
  });

  it('that wait for a plan say so, and nothing offers what the plan has not', async () => {
    serveWeekly({ isIncluded: false, weeklyExports: [weekly] });
    openTab();
    expect(await screen.findByText(/fermi finché il tuo piano non comprende i file/)).toBeTruthy();
    expect(screen.getByText('I file sono nei piani Guru e Business.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cambia i file/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Scegli i file' })).toBeNull();
  });

  it('of a week a mail led to are downloaded, those of the week with its days', async () => {
    serveWeekly({ weeklyExports: [weekly] });
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    respond(api.exportTable, () => new HttpResponse('PK'));
    const { user } = openApp(`/profile?tab=api&azienda=${anId(100)}&settimana=2026-11-22`);
    expect(await screen.findByText(/Settimana 16–22 nov 2026/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Scarica: Risposte' }));
    expect(await screen.findByText('File scaricato')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Scarica: Risultati' }));
    await vi.waitFor(() => {
      expect(listRequests(api.exportTable).map(({ query }) => query)).toEqual([
        { format: 'xlsx', from: '2026-11-16', to: '2026-11-22' },
        { format: 'xlsx' },
      ]);
    });
    vi.restoreAllMocks();
  });

  it.each(['azienda=altra&settimana=2026-11-22', `azienda=${anId(7)}&settimana=2026-11-22`])(
    'of a company one does not see are not offered: %s',
    async (query) => {
      serveWeekly();
      openApp(`/profile?tab=api&${query}`);
      expect(await screen.findByText(/Questa azienda non è fra quelle che vedi/)).toBeTruthy();
    },
  );

  it.each(['azienda=x&settimana=ieri', 'settimana=2026-11-22', 'azienda=x&settimana=2026-99-99'])(
    'are not asked for by an address that names no week of a company: %s',
    async (query) => {
      serveWeekly();
      openApp(`/profile?tab=api&${query}`);
      expect(await screen.findByText('File ogni lunedì')).toBeTruthy();
      expect(screen.queryByText(/^Settimana/)).toBeNull();
      expect(screen.queryByText(/non è fra quelle che vedi/)).toBeNull();
    },
  );

  it('are a reader’s, too, who sees no keys', async () => {
    serveWeekly();
    const organisation = {
      id: anId(1),
      name: 'Studio',
      ownerName: 'Giulia',
      members: 3,
      role: 'reader' as const,
    };
    answer(api.getOwnProfile, { ...aUser(), organisation });
    openTab();
    expect(await screen.findByText('File ogni lunedì')).toBeTruthy();
    expect(screen.queryByText('Chiavi API')).toBeNull();
    expect(listRequests(api.listApiKeys)).toEqual([]);
  });
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
