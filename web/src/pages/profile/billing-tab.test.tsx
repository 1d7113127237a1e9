import { api, ERRORS, type BillingInfo, type Invoice } from '@citato/contract';
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
beforeEach(() => {
  answer(api.refresh, { accessToken: 'token' });
  answer(api.me, aUser());
  answer(api.getBillingInfo, null);
  answer(api.listInvoices, { invoices: [], nextCursor: null });
});

const SAVED: BillingInfo = {
  customerType: 'business',
  country: 'IT',
  firstName: null,
  lastName: null,
  address: 'Via Esempio 12',
  city: 'Bologna',
  postalCode: '40100',
  fiscalCode: null,
  companyName: 'Ponteverde Software S.r.l.',
  vatNumber: '00743110157',
  sdiCode: 'M5UXCR1',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
};

async function openForm() {
  const { user } = openApp('/profile?tab=billing');
  const form = within(await screen.findByRole('form', { name: 'Dati di fatturazione' }));
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) await user.type(form.getByLabelText(label), text);
  };
  const save = () => user.click(form.getByRole('button', { name: 'Salva' }));
  return { user, form, fill, save };
}

const PLACE = { Indirizzo: 'Via Roma 1', CAP: '73100', Città: 'Lecce' };

describe('the billing data', () => {
  it('begin as those of a private customer in Italy, with the name of the account', async () => {
    const { form } = await openForm();
    expect(form.getByLabelText('Privato')).toHaveProperty('checked', true);
    expect(form.getByLabelText('Nome')).toHaveProperty('value', 'Giulia');
    expect(form.getByLabelText('Paese')).toHaveProperty('value', 'IT');
    expect(form.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Italia',
      'Francia',
      'Germania',
      'Spagna',
      'Stati Uniti',
    ]);
    expect(form.queryByLabelText('Partita IVA')).toBeNull();
    expect(form.queryByLabelText('Codice SDI o PEC')).toBeNull();
  });

  it('need the fiscal code of a private customer, checked before anything is sent', async () => {
    const { fill, form, save } = await openForm();
    await fill(PLACE);
    await save();
    expect(await form.findByText('Il Codice Fiscale è obbligatorio per clienti privati')).toBeTruthy();
    await fill({ 'Codice Fiscale': 'rssmra85t10a562x' });
    expect(
      await form.findByText('Il Codice Fiscale non è corretto: ricontrolla lettere e numeri'),
    ).toBeTruthy();
    expect(listRequests(api.saveBillingInfo)).toHaveLength(0);
  });

  it('need other things of a business, and send nothing of the private customer', async () => {
    respond(api.saveBillingInfo, () => HttpResponse.json(SAVED));
    const { user, form, fill, save } = await openForm();
    await fill({ ...PLACE, 'Codice Fiscale': 'scritto per sbaglio' });
    await user.click(form.getByLabelText('Azienda'));
    expect(form.queryByLabelText('Codice Fiscale')).toBeNull();
    await save();
    expect(await form.findByText('Il Codice SDI o PEC è obbligatorio per aziende')).toBeTruthy();
    expect(form.getByText('La ragione sociale è obbligatoria per aziende')).toBeTruthy();
    await fill({
      'Ragione sociale': 'Rossi Srl',
      'Partita IVA': 'IT 00743110157',
      'Codice SDI o PEC': 'm5uxcr1',
    });
    await save();
    expect(await screen.findByText('Dati di fatturazione salvati')).toBeTruthy();
    const [sent] = listRequests(api.saveBillingInfo);
    expect(sent?.body).toMatchObject({
      customerType: 'business',
      country: 'IT',
      companyName: 'Rossi Srl',
      sdiCode: 'M5UXCR1',
    });
    expect(sent?.body).not.toHaveProperty('fiscalCode');
    expect(form.getByLabelText('Ragione sociale')).toHaveProperty('value', 'Ponteverde Software S.r.l.');
  });

  it('hint at what stands for a code abroad, and only there', async () => {
    const { user, form } = await openForm();
    await user.click(form.getByLabelText('Azienda'));
    expect(
      form.getByText('Il Codice SDI ha 7 caratteri; in alternativa scrivi un indirizzo PEC.'),
    ).toBeTruthy();
    await user.selectOptions(form.getByLabelText('Paese'), 'Francia');
    expect(form.getByText('Per le aziende estere è XXXXXXX.')).toBeTruthy();
    expect(form.queryByText(/Il Codice SDI ha 7 caratteri/)).toBeNull();
    await user.selectOptions(form.getByLabelText('Paese'), 'Stati Uniti');
    expect(form.getByText('Per le aziende degli Stati Uniti non serve.')).toBeTruthy();
  });

  it('show what was saved', async () => {
    answer(api.getBillingInfo, SAVED);
    const { form } = await openForm();
    expect(form.getByLabelText('Azienda')).toHaveProperty('checked', true);
    expect(form.getByLabelText('Ragione sociale')).toHaveProperty('value', 'Ponteverde Software S.r.l.');
    expect(form.getByLabelText('Nome del referente (facoltativo)')).toHaveProperty('value', '');
  });

  it('keep what was typed when saving fails, with the server’s words where they belong', async () => {
    const { fill, form, save } = await openForm();
    await fill({ ...PLACE, 'Codice Fiscale': 'RSSMRA85T10A562S' });
    refuse(api.saveBillingInfo, 'request.invalid', { city: 'La città è obbligatoria' });
    await save();
    expect(await screen.findByText('Errore nel salvataggio')).toBeTruthy();
    expect(form.getByText('La città è obbligatoria')).toBeTruthy();
    refuse(api.saveBillingInfo, 'server.failed');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(ERRORS['server.failed'].message);
    expect(form.getByLabelText('Codice Fiscale')).toHaveProperty('value', 'RSSMRA85T10A562S');
  });

  it('are there again for who signs in after the session ended under them', async () => {
    const { fill, save, user } = await openForm();
    await fill({ ...PLACE, 'Codice Fiscale': 'RSSMRA85T10A562S' });
    refuse(api.saveBillingInfo, 'accounts.unauthenticated');
    refuse(api.refresh, 'accounts.unauthenticated');
    await save();
    answer(api.login, { accessToken: 'token', user: aUser() });
    await user.type(await screen.findByLabelText('Email'), 'giulia@ponteverde.example');
    await user.type(screen.getByLabelText('Password'), 'Ponteverde1');
    await user.click(screen.getByRole('button', { name: 'Accedi' }));
    expect(await screen.findByLabelText('Codice Fiscale')).toHaveProperty('value', 'RSSMRA85T10A562S');
  });

  it('can be asked for again when they did not arrive', async () => {
    cutOff(api.getBillingInfo);
    const { user } = openApp('/profile?tab=billing');
    expect(await screen.findByText('I dati di fatturazione non sono arrivati')).toBeTruthy();
    answer(api.getBillingInfo, null);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => {
      expect(screen.getByRole('form', { name: 'Dati di fatturazione' })).toBeTruthy();
    });
  });
});

describe('the invoices', () => {
  const anInvoice = (over: Partial<Invoice> = {}): Invoice => ({
    id: 'in_1',
    number: 'CIT-2026-0012',
    issuedAt: '2026-12-12T10:00:00.000Z',
    status: 'paid',
    currency: 'eur',
    amountCents: 9900,
    taxCents: 1785,
    planId: 'guru',
    periodStart: '2026-12-12T10:00:00.000Z',
    periodEnd: '2027-01-12T10:00:00.000Z',
    hostedUrl: null,
    pdfUrl: 'https://provider.example/in_1.pdf',
    ...over,
  });

  it('say that there is none yet', async () => {
    openApp('/profile?tab=billing');
    expect(
      await screen.findByText('Ancora nessuna fattura: la prima compare qui dopo il primo pagamento.'),
    ).toBeTruthy();
  });

  it('stand with number, day, amount, state and papers', async () => {
    answer(api.listInvoices, {
      invoices: [
        anInvoice(),
        anInvoice({
          id: 'in_2',
          number: null,
          status: 'open',
          amountCents: -550,
          taxCents: null,
          pdfUrl: null,
        }),
      ],
      nextCursor: null,
    });
    openApp('/profile?tab=billing');
    const [first, second] = await screen.findAllByText('12 dicembre 2026');
    const row = (one: HTMLElement | undefined) => within(one?.closest('li') ?? document.body);
    expect(row(first).getByText('CIT-2026-0012 · Piano Guru')).toBeTruthy();
    expect(row(first).getByText('Pagata')).toBeTruthy();
    expect(row(first).getByText('€99')).toBeTruthy();
    expect(row(first).getByText('IVA €17,85 inclusa')).toBeTruthy();
    expect(row(first).getByRole('link', { name: 'Scarica il PDF' }).getAttribute('href')).toBe(
      'https://provider.example/in_1.pdf',
    );
    expect(row(second).getByText('Senza numero · Piano Guru')).toBeTruthy();
    expect(row(second).getByText('Da pagare')).toBeTruthy();
    expect(row(second).getByText('−€5,50')).toBeTruthy();
    expect(row(second).queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mostra le precedenti' })).toBeNull();
  });

  it('say what the card bears where credit pays some', async () => {
    const months = [
      anInvoice({ id: 'in_4', dueCents: 9900, paidCents: 9900 }),
      anInvoice({ id: 'in_3', status: 'open', dueCents: 3700, paidCents: 0 }),
      anInvoice({ id: 'in_2', dueCents: 3700, paidCents: 3700 }),
      anInvoice({ id: 'in_1', dueCents: 0, paidCents: 0 }),
      anInvoice({ id: 'in_0', amountCents: -550, dueCents: 0, paidCents: 0 }),
    ];
    answer(api.listInvoices, { invoices: months, nextCursor: null });
    openApp('/profile?tab=billing');
    await screen.findAllByText('12 dicembre 2026');
    const lines = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => /(Addebitati|Da addebitare|Coperta).*$/.exec(textContent)?.[0]);
    expect(lines.filter((_line, index) => index >= lines.length - 5)).toEqual([
      undefined,
      'Da addebitare €37, il resto dal tuo credito',
      'Addebitati €37, il resto dal tuo credito',
      'Coperta dal tuo credito',
      undefined,
    ]);
  });

  it('say what was given back and when, whole, in part or by a credit note', async () => {
    const refundedAt = '2026-11-20T09:00:00.000Z';
    const whole = { number: null, refundedAt, amountCents: 9900, refundedCents: 9900 };
    const part = { ...whole, amountCents: 2000, refundedCents: 2000 };
    const failedAt = '2026-11-25T09:00:00.000Z';
    const given = [
      [whole],
      [part],
      [{ ...part, number: 'CN-1', refundedCents: 0 }],
      [{ ...part, failedAt }],
      [{ ...part, number: 'CN-2', failedAt }],
      [],
    ];
    const invoices = given.map((refunds, index) =>
      anInvoice({ id: `in_${String(index)}`, amountCents: 9900, refunds }),
    );
    answer(api.listInvoices, { invoices, nextCursor: null });
    openApp('/profile?tab=billing');
    await screen.findAllByText('Pagata');
    const rows = screen.getAllByText(/CIT-2026/).map((line) => line.closest('li')?.textContent ?? '');
    expect(rows.map((text) => /(Rimborsat|Rimborso|Nota di credito).*$/.exec(text)?.[0])).toEqual([
      'Rimborsata il 20 novembre 2026',
      'Rimborsati €20 il 20 novembre 2026',
      'Nota di credito CN-1: €20',
      'Rimborso di €20 non riuscito il 25 novembre 2026',
      'Nota di credito CN-2 annullata il 25 novembre 2026',
      undefined,
    ]);
  });

  it('come page by page', async () => {
    respond(api.listInvoices, ({ query }) =>
      HttpResponse.json(
        query['cursor'] === 'older'
          ? { invoices: [anInvoice({ id: 'in_0', number: 'CIT-2026-0001' })], nextCursor: null }
          : { invoices: [anInvoice()], nextCursor: 'older' },
      ),
    );
    const { user } = openApp('/profile?tab=billing');
    await user.click(await screen.findByRole('button', { name: 'Mostra le precedenti' }));
    expect(await screen.findByText('CIT-2026-0001 · Piano Guru')).toBeTruthy();
    expect(screen.getByText('CIT-2026-0012 · Piano Guru')).toBeTruthy();
  });

  it('can be asked for again when they did not arrive; the form stands meanwhile', async () => {
    cutOff(api.listInvoices);
    const { user } = openApp('/profile?tab=billing');
    expect(await screen.findByText('Le fatture non sono arrivate')).toBeTruthy();
    expect(await screen.findByRole('form', { name: 'Dati di fatturazione' })).toBeTruthy();
    answer(api.listInvoices, { invoices: [anInvoice()], nextCursor: null });
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Pagata')).toBeTruthy();
  });
});
