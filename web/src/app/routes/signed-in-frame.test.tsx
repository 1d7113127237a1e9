import { api, TICKET_STORED } from '@citato/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConfig, answer, aUser, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();
beforeEach(() => {
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, aUser());
  answer(api.getConfig, aConfig());
  answer(api.listSessions, []);
});

async function openSupport() {
  const { user } = openApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Menu utente: Giulia' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Assistenza' }));
  await screen.findByRole('dialog', { name: 'Richiesta Assistenza' });
  return user;
}

describe('a request for help', () => {
  it('opens without an error, also when the mouse takes the focus elsewhere', async () => {
    const user = await openSupport();
    const subject = screen.getByLabelText('Oggetto');
    act(() => {
      subject.blur();
    });
    await user.click(screen.getByRole('heading', { name: 'Richiesta Assistenza' }));
    expect(screen.queryByText("L'oggetto deve contenere almeno 5 caratteri")).toBeNull();
    expect(subject.getAttribute('aria-invalid')).toBeNull();
  });

  it('is asked for in the words of the specification before anything is sent', async () => {
    const user = await openSupport();
    await user.type(screen.getByLabelText('Oggetto'), 'Aiu');
    await user.click(screen.getByRole('button', { name: 'Invia Ticket' }));
    expect(await screen.findByText("L'oggetto deve contenere almeno 5 caratteri")).toBeTruthy();
    expect(screen.getByText('Il messaggio deve contenere almeno 20 caratteri')).toBeTruthy();
    expect(listRequests(api.createSupportTicket)).toHaveLength(0);
  });

  it('is sent once however often it is clicked, thanked for, and leaves an empty form', async () => {
    const anyRequestId: unknown = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    answer(api.createSupportTicket, { message: TICKET_STORED });
    const user = await openSupport();
    await user.type(screen.getByLabelText('Oggetto'), 'Numeri fermi');
    await user.type(screen.getByLabelText('Messaggio'), 'Da ieri i numeri non cambiano più.');
    await user.dblClick(screen.getByRole('button', { name: 'Invia Ticket' }));
    expect(await screen.findByText('Ticket inviato!')).toBeTruthy();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(listRequests(api.createSupportTicket).map(({ body }) => body)).toEqual([
      {
        subject: 'Numeri fermi',
        message: 'Da ieri i numeri non cambiano più.',
        userEmail: 'giulia.ferri@ponteverde.example',
        userName: 'Giulia',
        requestId: anyRequestId,
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Menu utente: Giulia' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Assistenza' }));
    expect(await screen.findByLabelText('Oggetto')).toHaveProperty('value', '');
  });

  it('stays open with what was typed when it cannot be sent', async () => {
    refuse(api.createSupportTicket, 'server.failed');
    const user = await openSupport();
    await user.type(screen.getByLabelText('Oggetto'), 'Numeri fermi');
    await user.type(screen.getByLabelText('Messaggio'), 'Da ieri i numeri non cambiano più.');
    await user.click(screen.getByRole('button', { name: 'Invia Ticket' }));
    expect(await screen.findAllByText('Impossibile inviare il ticket. Riprova più tardi.')).toHaveLength(1);
    expect(screen.getByText('Il ticket non è partito: il testo è ancora qui.')).toBeTruthy();
    expect(screen.getByDisplayValue('Numeri fermi')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.getByDisplayValue('Numeri fermi')).toBeTruthy();
  });
});
