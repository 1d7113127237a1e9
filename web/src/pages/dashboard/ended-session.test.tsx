import { api, type User } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, aUser, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId, aNewPrompt } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  refuse(api.requestSuggestions, 'suggestions.daily_limit');
  answer(api.listCompanies, { companies: [aCompany()] });
});

const dashboard = `/?azienda=${anId(100)}`;
const QUESTION = 'Qual è il miglior "CRM"?';

/** From here on the server knows nobody. */
function endSessionAt(endpoint: Parameters<typeof refuse>[0]) {
  refuse(endpoint, 'accounts.unauthenticated');
  refuse(api.refreshSession, 'accounts.unauthenticated');
}

async function signInAgain({ user, as = aUser({ planId: 'guru' }) }: { user: UserEvent; as?: User }) {
  answer(api.signIn, { accessToken: 'token-2', user: as });
  await user.type(await screen.findByLabelText('Email'), as.email);
  await user.type(screen.getByLabelText('Password'), 'una-password-Buona-1');
  await user.click(screen.getByRole('button', { name: 'Accedi' }));
}

describe('a session that ends under a form', () => {
  const losePrompt = async () => {
    const { user } = openApp(dashboard);
    await user.click(await screen.findByRole('button', { name: 'Aggiungi Prompt' }));
    await user.type(await screen.findByLabelText('Testo del prompt'), QUESTION);
    endSessionAt(api.addPrompts);
    const dialog = screen.getByRole('dialog', { name: 'Aggiungi Prompt' });
    await user.click(within(dialog).getByRole('button', { name: 'Aggiungi Prompt' }));
    expect(await screen.findByText('La sessione è scaduta. Accedi di nuovo.')).toBeTruthy();
    return user;
  };

  it('gives the prompt back to its user, ready to be sent', async () => {
    const user = await losePrompt();
    await signInAgain({ user });
    expect(await screen.findByDisplayValue(QUESTION)).toBeTruthy();
    answer(api.addPrompts, { prompts: [aNewPrompt({ id: anId(201), text: QUESTION, isStarting: true })] });
    const dialog = screen.getByRole('dialog', { name: 'Aggiungi Prompt' });
    const submit = within(dialog).getByRole('button', { name: 'Aggiungi Prompt' });
    await waitFor(() => {
      expect(submit).toHaveProperty('disabled', false);
    });
    await user.click(submit);
    expect(await screen.findByText('Prompt aggiunto')).toBeTruthy();
    expect(listRequests(api.addPrompts).at(-1)?.body).toMatchObject({ prompts: [{ text: QUESTION }] });
  });

  it('gives it to nobody else', async () => {
    const user = await losePrompt();
    await signInAgain({ user, as: aUser({ id: anId(7), email: 'marco@ponteverde.example' }) });
    expect(await screen.findByRole('tab', { name: 'Prompt & Strategie' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Aggiungi Prompt' }));
    expect(await screen.findByLabelText('Testo del prompt')).toHaveProperty('value', '');
  });

  it('gives both steps of a new company back', async () => {
    const { user } = openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Nuova Azienda' }));
    await user.type(await screen.findByLabelText('Nome azienda'), 'Torrealta Caffè');
    await user.type(screen.getByLabelText('Sito web'), 'torrealta.example');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await user.type(await screen.findByLabelText('Prompt 1'), QUESTION);
    endSessionAt(api.createCompany);
    const dialog = screen.getByRole('dialog', { name: 'Configura Prompt di Monitoraggio' });
    await user.click(within(dialog).getByRole('button', { name: 'Aggiungi Prompt' }));
    await signInAgain({ user });
    expect(await screen.findByDisplayValue(QUESTION)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Indietro' }));
    expect(await screen.findByDisplayValue('Torrealta Caffè')).toBeTruthy();
    expect(screen.getByLabelText('Sito web')).toHaveProperty('value', 'torrealta.example');
  });

  it('gives the message to support back when it is opened again', async () => {
    const { user } = openApp('/');
    const openSupport = async () => {
      await user.click(await screen.findByRole('button', { name: 'Menu utente: Giulia' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Assistenza' }));
    };
    await openSupport();
    await user.type(await screen.findByLabelText('Oggetto'), 'Numeri fermi');
    await user.type(screen.getByLabelText('Messaggio'), 'Da ieri i numeri non cambiano più.');
    endSessionAt(api.createSupportTicket);
    await user.click(screen.getByRole('button', { name: 'Invia Ticket' }));
    await signInAgain({ user });
    await openSupport();
    expect(await screen.findByDisplayValue('Da ieri i numeri non cambiano più.')).toBeTruthy();
  });
});

it('a new company being typed is not lost by a click beside the dialog', async () => {
  const { user } = openApp('/');
  await user.click(await screen.findByRole('button', { name: 'Nuova Azienda' }));
  await user.type(await screen.findByLabelText('Nome azienda'), 'Torrealta Caffè');
  await user.keyboard('{Escape}');
  expect(screen.getByDisplayValue('Torrealta Caffè')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
