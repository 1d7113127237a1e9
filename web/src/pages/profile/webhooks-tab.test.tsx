import { api, type Webhook, type WebhookDelivery } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  aUser,
  cutOff,
  listRequests,
  refuse,
  respond,
  startApiServer,
} from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();

const ID = '7f3f8d0e-4d0a-4a0e-9d62-000000000001';
const SECRET = 'whsec_dW5hIGNoaWF2ZSBkaSB2ZW50aXF1YXR0cm8gYnl0ZQ==';

const aWebhook = (over: Partial<Webhook> = {}): Webhook => ({
  id: ID,
  url: 'https://n8n.ponteverde.example/webhook/citato',
  description: '',
  events: ['analysis.completed', 'mention.lost'],
  status: 'active',
  disabledBecause: null,
  failingSince: null,
  previousSecretUntil: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...over,
});

const aDelivery = (over: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: '7f3f8d0e-4d0a-4a0e-9d62-000000000002',
  messageId: 'msg_1',
  event: 'analysis.completed',
  status: 'failed',
  attempts: 8,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastAttemptAt: '2026-11-20T10:00:00.000Z',
  nextAttemptAt: null,
  responseStatus: 503,
  fault: null,
  excerpt: 'Torniamo presto',
  durationMs: 120,
  body: '{"type":"analysis.completed"}',
  ...over,
});

beforeEach(() => {
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, aUser());
  answer(api.listWebhookEndpoints, { webhooks: [aWebhook()], max: 2 });
});

const openTab = () => openApp('/profile?tab=webhooks');

describe('the webhooks of an account', () => {
  it('are a matter of the paid plans, and the way there stands beside it', async () => {
    answer(api.listWebhookEndpoints, { webhooks: [], max: 0 });
    openTab();
    expect(await screen.findByText('I webhook sono inclusi nei piani a pagamento.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vedi i piani' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Aggiungi webhook' })).toBeNull();
  });

  it('begin with an address and events; the secret is shown once', async () => {
    answer(api.listWebhookEndpoints, { webhooks: [], max: 2 });
    answer(api.createWebhookEndpoint, { webhook: aWebhook(), secret: SECRET }, 201);
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Aggiungi webhook' }));
    const form = within(screen.getByRole('dialog', { name: 'Aggiungi webhook' }));
    await user.click(form.getByRole('button', { name: 'Aggiungi' }));
    expect(await form.findByText(/Scrivi un indirizzo completo/)).toBeTruthy();
    await user.type(form.getByLabelText('Indirizzo'), 'https://n8n.ponteverde.example/webhook/citato');
    await user.click(form.getByLabelText(/Menzione guadagnata/));
    answer(api.listWebhookEndpoints, { webhooks: [aWebhook()], max: 2 });
    await user.click(form.getByRole('button', { name: 'Aggiungi' }));
    expect(await screen.findByLabelText('Segreto')).toHaveProperty('value', SECRET);
    expect(listRequests(api.createWebhookEndpoint)[0]?.body).toMatchObject({
      url: 'https://n8n.ponteverde.example/webhook/citato',
      description: '',
      events: ['analysis.completed', 'mention.lost', 'alert.raised', 'alert.cleared'],
    });
    await user.click(screen.getByRole('button', { name: 'L’ho copiato' }));
    expect(screen.queryByLabelText('Segreto')).toBeNull();
    expect(await screen.findByText('Analisi conclusa · Menzione persa')).toBeTruthy();
  });

  it('keep what was typed when the server refuses it, and say why', async () => {
    answer(api.listWebhookEndpoints, { webhooks: [], max: 2 });
    refuse(api.createWebhookEndpoint, 'webhooks.not_public');
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Aggiungi webhook' }));
    await user.type(screen.getByLabelText('Indirizzo'), 'https://10.0.0.1/hook');
    await user.click(screen.getByRole('button', { name: 'Aggiungi' }));
    expect(await screen.findByText(/Usa un indirizzo https raggiungibile da internet/)).toBeTruthy();
    expect(screen.getByLabelText('Indirizzo')).toHaveProperty('value', 'https://10.0.0.1/hook');
  });

  it.each<[Partial<Webhook>, RegExp]>([
    [{ status: 'disabled', disabledBecause: 'gone' }, /il destinatario ha risposto «410 Gone»/],
    [{ status: 'disabled', disabledBecause: 'failing' }, /per tre giorni nessun invio è arrivato/],
    [{ status: 'disabled', disabledBecause: 'owner' }, /L’hai spento tu/],
    [
      { status: 'not_included' },
      /Il tuo piano ne comprende meno.*quando spegni o elimini un webhook che precede questo/,
    ],
    [{ failingSince: '2026-11-20T10:00:00.000Z' }, /Gli invii non arrivano dal/],
    [{ previousSecretUntil: '2026-11-21T10:00:00.000Z' }, /anche la firma del segreto di prima/],
  ])('say how they are doing: %j', async (over, words) => {
    answer(api.listWebhookEndpoints, { webhooks: [aWebhook(over)], max: 2 });
    openTab();
    expect(await screen.findByText(words)).toBeTruthy();
    const isActive = over.status === undefined;
    expect(screen.queryByText('Attivo') !== null).toBe(isActive);
  });

  it('tell what came of a trial, also when nothing did', async () => {
    const { user } = openTab();
    const test = aDelivery({ event: 'webhook.test', status: 'delivered', responseStatus: 204, attempts: 1 });
    answer(api.testWebhookEndpoint, test);
    await user.click(await screen.findByRole('button', { name: 'Invia prova' }));
    expect(await screen.findByText('Prova consegnata')).toBeTruthy();
    expect(screen.getByText('Il destinatario ha risposto HTTP 204.')).toBeTruthy();
    answer(api.testWebhookEndpoint, { ...test, status: 'failed', responseStatus: null, fault: 'timeout' });
    await user.click(screen.getByRole('button', { name: 'Invia prova' }));
    expect(await screen.findByText('Prova non consegnata')).toBeTruthy();
    expect(screen.getByText('Esito: nessuna risposta entro 10 secondi.')).toBeTruthy();
  });

  it('tell what came of a trial also to who has opened another tab meanwhile', async () => {
    const testDelivery = Promise.withResolvers<Response>();
    respond(api.testWebhookEndpoint, () => testDelivery.promise);
    answer(api.getBillingInfo, null);
    answer(api.listInvoices, { invoices: [], nextCursor: null });
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Invia prova' }));
    await user.click(screen.getByRole('tab', { name: 'Fatturazione' }));
    expect(await screen.findByRole('form', { name: 'Dati di fatturazione' })).toBeTruthy();
    testDelivery.resolve(HttpResponse.json(aDelivery({ status: 'delivered', responseStatus: 204 })));
    expect(await screen.findByText('Prova consegnata')).toBeTruthy();
  });

  it('say that they could not be turned off also to who has opened another tab meanwhile', async () => {
    const update = Promise.withResolvers<Response>();
    respond(api.updateWebhookEndpoint, () => update.promise);
    answer(api.getBillingInfo, null);
    answer(api.listInvoices, { invoices: [], nextCursor: null });
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: /Altre azioni/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Spegni' }));
    await user.click(screen.getByRole('tab', { name: 'Fatturazione' }));
    expect(await screen.findByRole('form', { name: 'Dati di fatturazione' })).toBeTruthy();
    update.resolve(HttpResponse.error());
    expect(await screen.findByText('Operazione non riuscita')).toBeTruthy();
  });

  it('tell that something is sent again also where the log was closed meanwhile', async () => {
    answer(api.listWebhookDeliveries, { deliveries: [aDelivery()], nextCursor: null });
    const sent = Promise.withResolvers<Response>();
    respond(api.resendWebhookDelivery, () => sent.promise);
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Registro invii' }));
    await user.click(await screen.findByText('Invia di nuovo'));
    await user.click(screen.getByRole('button', { name: 'Chiudi il registro' }));
    sent.resolve(HttpResponse.json(aDelivery({ status: 'waiting', attempts: 0 }), { status: 202 }));
    expect(await screen.findByText('Invio ripreso')).toBeTruthy();
  });

  it('leave the next one being typed alone when the one before it is saved', async () => {
    answer(api.listWebhookEndpoints, { webhooks: [], max: 2 });
    const created = Promise.withResolvers<Response>();
    respond(api.createWebhookEndpoint, () => created.promise);
    const { user } = openTab();
    const openForm = async () => {
      await user.click(await screen.findByRole('button', { name: 'Aggiungi webhook' }));
      return within(await screen.findByRole('dialog', { name: 'Aggiungi webhook' }));
    };
    const first = await openForm();
    await user.type(first.getByLabelText('Indirizzo'), 'https://uno.example/hook');
    await user.click(first.getByRole('button', { name: 'Aggiungi' }));
    await user.click(first.getByRole('button', { name: 'Annulla' }));
    const next = await openForm();
    await user.type(next.getByLabelText('Indirizzo'), 'https://due.example/hook');
    created.resolve(HttpResponse.json({ webhook: aWebhook(), secret: SECRET }, { status: 201 }));
    await user.click(await screen.findByRole('button', { name: 'L’ho copiato' }));
    expect(await screen.findByDisplayValue('https://due.example/hook')).toBeTruthy();
  });

  it('keep the question of a new secret on screen until it has come', async () => {
    const renewed = Promise.withResolvers<Response>();
    respond(api.rotateWebhookSecret, () => renewed.promise);
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: /Altre azioni/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Nuovo segreto' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Crea il nuovo segreto' }));
    await waitFor(() => {
      expect(listRequests(api.rotateWebhookSecret)).toHaveLength(1);
    });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    renewed.resolve(HttpResponse.json({ webhook: aWebhook(), secret: SECRET }));
    expect(await screen.findByLabelText('Segreto')).toHaveProperty('value', SECRET);
  });

  it('show what was sent and what was answered, and send it again', async () => {
    answer(api.listWebhookDeliveries, { deliveries: [aDelivery()], nextCursor: null });
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Registro invii' }));
    expect(await screen.findByText('Non consegnato')).toBeTruthy();
    expect(screen.getByText(/8 tentativi/).textContent).toContain('HTTP 503');
    expect(screen.getByText('Torniamo presto')).toBeTruthy();
    answer(api.resendWebhookDelivery, aDelivery({ status: 'waiting', attempts: 0 }), 202);
    answer(api.listWebhookDeliveries, {
      deliveries: [aDelivery({ status: 'delivered', attempts: 1, responseStatus: 200 })],
      nextCursor: null,
    });
    await user.click(screen.getByText('Invia di nuovo'));
    expect(await screen.findByText('Consegnato')).toBeTruthy();
  });

  it('are removed after a question that names them', async () => {
    answer(api.deleteWebhookEndpoint, undefined, 204);
    const { user } = openTab();
    await user.click(await screen.findByRole('button', { name: /Altre azioni/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('n8n.ponteverde.example')).toBeTruthy();
    answer(api.listWebhookEndpoints, { webhooks: [], max: 2 });
    await user.click(dialog.getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('Webhook eliminato')).toBeTruthy();
    expect(await screen.findByText('Ancora nessun webhook')).toBeTruthy();
  });

  it('can be asked for again when they did not arrive', async () => {
    cutOff(api.listWebhookEndpoints);
    const { user } = openTab();
    expect(await screen.findByText('I webhook non sono arrivati')).toBeTruthy();
    answer(api.listWebhookEndpoints, { webhooks: [aWebhook()], max: 2 });
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Attivo')).toBeTruthy();
  });
});
