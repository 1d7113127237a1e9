import { api, ERRORS, type BillingInfo } from '@citato/contract';
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
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, aUser());
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
    const countries = form.getAllByRole('option').map((option) => option.textContent);
    expect(countries.slice(0, 6)).toEqual([
      'Italia',
      'Francia',
      'Germania',
      'Spagna',
      'Stati Uniti',
      'Afghanistan',
    ]);
    for (const name of ['San Marino', 'Città del Vaticano', 'Regno Unito', 'Svizzera', 'Austria'])
      expect(countries).toContain(name);
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

  it('take an association without a Partita IVA by its Codice Fiscale', async () => {
    respond(api.saveBillingInfo, () =>
      HttpResponse.json({ ...SAVED, vatNumber: null, fiscalCode: '97103880585' }),
    );
    const { user, form, fill, save } = await openForm();
    await user.click(form.getByLabelText('Azienda'));
    await fill({ ...PLACE, 'Ragione sociale': 'Amici del Bosco ODV', 'Codice SDI o PEC': '0000000' });
    await save();
    expect(
      await form.findByText(
        'La Partita IVA è obbligatoria per aziende: se non ne hai una, aggiungi il Codice Fiscale',
      ),
    ).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Aggiungi il Codice Fiscale' }));
    await fill({ 'Codice Fiscale': '97103880585' });
    await save();
    expect(await screen.findByText('Dati di fatturazione salvati')).toBeTruthy();
    expect(listRequests(api.saveBillingInfo)[0]?.body).toMatchObject({
      customerType: 'business',
      fiscalCode: '97103880585',
      vatNumber: '',
    });
    expect(form.getByLabelText('Codice Fiscale')).toHaveProperty('value', '97103880585');
  });

  it('keep what was typed while they were being saved', async () => {
    answer(api.getBillingInfo, SAVED);
    const saved = Promise.withResolvers<Response>();
    respond(api.saveBillingInfo, () => saved.promise);
    const { fill, form, save, user } = await openForm();
    await fill({ Indirizzo: ' bis' });
    await save();
    await user.clear(form.getByLabelText('CAP'));
    await fill({ CAP: '40121' });
    saved.resolve(HttpResponse.json({ ...SAVED, address: 'Via Esempio 12 bis' }));
    expect(await screen.findByText('Dati di fatturazione salvati')).toBeTruthy();
    expect(form.getByLabelText('CAP')).toHaveProperty('value', '40121');
    expect(form.getByLabelText('Indirizzo')).toHaveProperty('value', 'Via Esempio 12 bis');
  });

  it('hint at what stands for a code abroad, and only there', async () => {
    const { user, form } = await openForm();
    await user.click(form.getByLabelText('Azienda'));
    expect(
      form.getByText(
        'Il Codice SDI ha 7 caratteri, 6 per gli uffici pubblici; in alternativa scrivi un indirizzo PEC. Senza nessuno dei due scrivi 0000000.',
      ),
    ).toBeTruthy();
    await user.selectOptions(form.getByLabelText('Paese'), 'Francia');
    expect(form.getByText('Per le aziende di questo Paese è XXXXXXX.')).toBeTruthy();
    expect(form.getByText('Con la sigla del Paese, per esempio FR12345678901.')).toBeTruthy();
    const recipient = form.getByLabelText('Codice SDI o PEC');
    expect(recipient).toHaveProperty('value', 'XXXXXXX');
    expect(form.queryByText(/Il Codice SDI ha 7 caratteri/)).toBeNull();
    await user.selectOptions(form.getByLabelText('Paese'), 'Stati Uniti');
    expect(form.getByText('Se non ce l’hai, lascia vuoto.')).toBeTruthy();
    await user.selectOptions(form.getByLabelText('Paese'), 'San Marino');
    expect(form.getByText('Se ce l’hai, per esempio SM12345.')).toBeTruthy();
    expect(recipient).toHaveProperty('value', '2R4GTO8');
    await user.selectOptions(form.getByLabelText('Paese'), 'Italia');
    expect(recipient).toHaveProperty('value', '');
  });

  it('claim no fault of Italy abroad: what was wrong is checked again with the country', async () => {
    const { user, form, fill, save } = await openForm();
    await user.click(form.getByLabelText('Azienda'));
    await fill({ 'Partita IVA': '12345', 'Codice SDI o PEC': 'ABC' });
    await save();
    expect(await form.findByText('La Partita IVA non è corretta: sono 11 cifre')).toBeTruthy();
    await user.selectOptions(form.getByLabelText('Paese'), 'Germania');
    expect(await form.findByText('Per le aziende estere il codice è XXXXXXX')).toBeTruthy();
    expect(form.queryByText('La Partita IVA non è corretta: sono 11 cifre')).toBeNull();
    expect(form.getByText('La ragione sociale è obbligatoria per aziende')).toBeTruthy();
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
    refuse(api.refreshSession, 'accounts.unauthenticated');
    await save();
    answer(api.signIn, { accessToken: 'token', user: aUser() });
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
