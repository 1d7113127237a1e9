import { api } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, respond, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId, aSuggestion, aNewCompany, aNewPrompt } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany());
});

const dashboard = `/?azienda=${anId(100)}`;

describe('a dialog that was closed while it was sending', () => {
  it('does not close the one opened since, in which another prompt is being typed', async () => {
    const added = Promise.withResolvers<Response>();
    respond(api.addPrompts, () => added.promise);
    const { user } = openApp(dashboard);
    await user.click(await screen.findByRole('button', { name: 'Aggiungi Prompt' }));
    await user.type(await screen.findByLabelText('Testo del prompt'), 'Qual è il miglior CRM?');
    const dialog = within(screen.getByRole('dialog', { name: 'Aggiungi Prompt' }));
    await user.click(dialog.getByRole('button', { name: 'Aggiungi Prompt' }));
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    await user.click(await screen.findByRole('button', { name: 'Aggiungi Prompt' }));
    await user.type(await screen.findByLabelText('Testo del prompt'), 'Quale CRM per uno studio?');
    added.resolve(
      HttpResponse.json({ prompts: [aNewPrompt({ id: anId(201), isStarting: true })] }, { status: 201 }),
    );
    expect(await screen.findByText('Prompt aggiunto')).toBeTruthy();
    expect(screen.getByDisplayValue('Quale CRM per uno studio?')).toBeTruthy();
  });

  it('does not lead to its new company who has opened another one', async () => {
    const created = Promise.withResolvers<Response>();
    respond(api.createCompany, () => created.promise);
    answer(api.requestSuggestions, aSuggestion({ status: 'failed', suggestions: [] }), 202);
    const { user, router } = openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Nuova Azienda' }));
    await user.type(await screen.findByLabelText('Nome azienda'), 'Torrealta Caffè');
    await user.type(screen.getByLabelText('Sito web'), 'torrealta.example');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await user.type(await screen.findByLabelText('Prompt 1'), 'Qual è il caffè migliore?');
    const dialog = within(screen.getByRole('dialog', { name: 'Configura Prompt di Monitoraggio' }));
    await user.click(dialog.getByRole('button', { name: 'Aggiungi Prompt' }));
    await user.click(dialog.getByRole('button', { name: 'Chiudi' }));
    await user.click(await screen.findByRole('button', { name: 'Apri Dashboard di Ponteverde CRM' }));
    created.resolve(
      HttpResponse.json({ company: aNewCompany({ id: anId(101), isStarting: true }) }, { status: 201 }),
    );
    expect(await screen.findByText('Azienda creata')).toBeTruthy();
    expect(router.state.location.search).toEqual({ azienda: anId(100) });
  });

  it('does not close the next message to support', async () => {
    const sent = Promise.withResolvers<Response>();
    respond(api.createSupportTicket, () => sent.promise);
    const { user } = openApp(dashboard);
    const write = async (subject: string) => {
      await user.click(await screen.findByRole('button', { name: 'Menu utente: Giulia' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Assistenza' }));
      await user.type(await screen.findByLabelText('Oggetto'), subject);
      await user.type(screen.getByLabelText('Messaggio'), 'Da ieri i numeri non cambiano più.');
    };
    await write('Numeri fermi');
    await user.click(screen.getByRole('button', { name: 'Invia Ticket' }));
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await write('Anche i grafici');
    sent.resolve(HttpResponse.json({ message: 'Ti rispondiamo presto.' }, { status: 201 }));
    expect(await screen.findByText('Ticket inviato!')).toBeTruthy();
    expect(screen.getByDisplayValue('Anche i grafici')).toBeTruthy();
  });
});
