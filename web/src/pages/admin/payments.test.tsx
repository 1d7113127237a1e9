import { api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  aConfig,
  answer,
  aPlan,
  listRequests,
  refuse,
  respond,
  startApiServer,
} from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveAdmin } from '../../../test/serve-admin.ts';

startApiServer();
beforeEach(() => {
  serveAdmin();
  answer(api.getConfig, aConfig({ payments: { provider: 'sandbox', publishableKey: null } }));
  answer(api.listPlans, [aPlan({ id: 'pro', name: 'Pro', price: 5900, stripePriceId: 'price_pro' })]);
});

const region = async () => within(await screen.findByRole('region', { name: 'Pagamenti' }));

it('names each plan that cannot be sold, and what to do about it', async () => {
  answer(api.listPlans, [
    aPlan({ id: 'free', name: 'Free', price: 0, stripePriceId: null }),
    aPlan({ id: 'pro', name: 'Pro', price: 5900, stripePriceId: 'price_pro' }),
    aPlan({ id: 'guru', name: 'Guru', price: 9900, stripePriceId: null }),
  ]);
  openApp('/admin?sezione=pagamenti');
  const panel = await region();
  expect(await panel.findByText('Il piano Guru non si può comprare')).toBeTruthy();
  expect(
    panel.getByText(/prezzo di €99 al mese, in euro, con la chiave di ricerca «citato_guru_monthly»/),
  ).toBeTruthy();
  expect(panel.queryByText(/Il piano (Free|Pro) non/)).toBeNull();
});

it('says that nothing can be bought without a provider, and offers no trial runs', async () => {
  answer(api.getConfig, aConfig({ payments: { provider: 'none', publishableKey: null } }));
  answer(api.listPlans, [aPlan({ id: 'pro', name: 'Pro', stripePriceId: null })]);
  openApp('/admin?sezione=pagamenti');
  const panel = await region();
  expect(await panel.findByText(/^Nessun sistema di pagamento/)).toBeTruthy();
  expect(panel.queryByText(/Il piano Pro/)).toBeNull();
  expect(panel.queryByRole('link', { name: 'Apri le prove' })).toBeNull();
});

it('shows what was given back and what is disputed, with the day by which to answer', async () => {
  const one = { at: '2026-11-20T10:00:00.000Z', invoiceNumber: 'C-0001', customer: 'Rossi Srl' };
  answer(api.listPaymentCorrections, {
    corrections: [
      {
        ...one,
        id: 'du_1',
        kind: 'dispute',
        status: 'needs_response',
        amountCents: 9900,
        dueBy: '2026-12-04T10:00:00.000Z',
      },
      { ...one, id: 're_1', kind: 'refund', status: 'succeeded', amountCents: 500, dueBy: null },
    ],
  });
  openApp('/admin?sezione=pagamenti');
  const panel = await region();
  expect(await panel.findByText('Contestazione · €99,00')).toBeTruthy();
  expect(panel.getByText(/^Rispondi entro il 4 dic/)).toBeTruthy();
  expect(panel.getByText('Rimborso · €5,00')).toBeTruthy();
  expect(panel.getAllByText(/^Rossi Srl · C-0001 · 20 nov/)).toHaveLength(2);
});

it('leads to the trial runs', async () => {
  openApp('/admin?sezione=pagamenti');
  const link = await (await region()).findByRole('link', { name: 'Apri le prove' });
  expect(link.getAttribute('href')).toBe('/test-payments');
});

it('leads to no trial runs where they are switched off', async () => {
  answer(
    api.getConfig,
    aConfig({ payments: { provider: 'sandbox', publishableKey: null }, debugRoutes: false }),
  );
  openApp('/admin?sezione=pagamenti');
  const panel = await region();
  await panel.findByRole('button', { name: 'Scarica CSV' });
  expect(panel.queryByRole('link', { name: 'Apri le prove' })).toBeNull();
});

it('gives the invoices of a chosen year as a file, and says why not where it fails', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  respond(api.exportInvoices, () => new HttpResponse('numero'));
  const { user } = openApp('/admin?sezione=pagamenti');
  const panel = await region();
  const choice = await panel.findByRole('combobox', { name: 'Periodo' });
  const year = String(new Date().getFullYear() - 1);
  await user.selectOptions(choice, year);
  await user.click(panel.getByRole('button', { name: 'Scarica CSV' }));
  await waitFor(() => {
    expect(listRequests(api.exportInvoices)[0]?.query).toEqual({
      startDate: `${year}-01-01`,
      endDate: `${year}-12-31`,
    });
  });
  refuse(api.exportInvoices, 'request.rate_limited');
  await user.click(await panel.findByRole('button', { name: 'Scarica CSV' }));
  expect(await screen.findByText('File non scaricato')).toBeTruthy();
  save.mockRestore();
});

it('gives the invoices also to who has opened another page before the file came', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const file = Promise.withResolvers<Response>();
  respond(api.exportInvoices, () => file.promise);
  const { user, router } = openApp('/admin?sezione=pagamenti');
  await user.click(await (await region()).findByRole('button', { name: 'Scarica CSV' }));
  await router.navigate({ to: '/privacy' });
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Pagamenti' })).toBeNull();
  });
  file.resolve(new HttpResponse('numero'));
  await waitFor(() => {
    expect(save).toHaveBeenCalledTimes(1);
  });
  save.mockRestore();
});
