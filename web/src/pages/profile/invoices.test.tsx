import { api, type Invoice } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, aUser, cutOff, respond, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();
beforeEach(() => {
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, aUser());
  answer(api.getBillingInfo, null);
  answer(api.listInvoices, { invoices: [], nextCursor: null });
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

  it('say how far a bank is that was asked to fetch the money back', async () => {
    const dispute = { openedAt: '2026-12-20T10:00:00.000Z', amountCents: 9900, decidedAt: null };
    const decided = { ...dispute, decidedAt: '2027-02-02T10:00:00.000Z' };
    answer(api.listInvoices, {
      invoices: [
        anInvoice({ id: 'in_3', disputes: [{ ...dispute, status: 'open' }] }),
        anInvoice({ id: 'in_4', disputes: [{ ...decided, status: 'lost' }] }),
        anInvoice({ id: 'in_5', disputes: [{ ...decided, status: 'won' }] }),
      ],
      nextCursor: null,
    });
    openApp('/profile?tab=billing');
    expect(await screen.findByText('Contestata il 20 dicembre 2026: la banca sta decidendo')).toBeTruthy();
    const lost = 'Contestazione accolta il 2 febbraio 2027: la banca ti ha restituito €99,00';
    expect(screen.getByText(lost)).toBeTruthy();
    expect(
      screen.getByText('Contestazione respinta il 2 febbraio 2027: il pagamento resta valido'),
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
    expect(row(first).getByText('€99,00')).toBeTruthy();
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
      'Da addebitare €37,00, il resto dal tuo credito',
      'Addebitati €37,00, il resto dal tuo credito',
      'Coperta dal tuo credito',
      undefined,
    ]);
    const toPay = screen.getAllByRole('link', { name: 'Paga dalla scheda Piano' });
    expect(toPay.map((link) => link.getAttribute('href'))).toEqual(['/profile?tab=plan']);
    expect(toPay[0]?.closest('li')?.textContent).toContain('Da pagare');
    expect(screen.getAllByText('Pagata')).toHaveLength(3);
    expect(screen.getByText('A tuo credito').closest('li')?.textContent).toContain('−€5,50');
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
      'Rimborsati €20,00 il 20 novembre 2026',
      'Nota di credito CN-1: €20,00',
      'Rimborso di €20,00 non riuscito il 25 novembre 2026',
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
