import { api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, cutOff, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import {
  aCompany,
  anId,
  aPendingSuggestion,
  aSuggestion,
  someLimits,
} from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(serveDashboard);
afterEach(() => {
  vi.useRealTimers();
});

describe('asking for suggestions in the dialog of a prompt', () => {
  async function openDialog() {
    answer(api.listCompanies, { companies: [aCompany()] });
    answer(api.getUserLimits, someLimits());
    const opened = openApp(`/?azienda=${anId(100)}`);
    await opened.user.click(await screen.findByRole('button', { name: 'Aggiungi Prompt' }));
    return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Aggiungi Prompt' }) };
  }

  it('says so, shows them when they come, and puts the chosen one into the field', async () => {
    answer(api.requestSuggestions, aSuggestion(), 202);
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Richiedi suggerimenti' }));
    expect((await screen.findAllByText('Suggerimenti richiesti')).length).toBeGreaterThan(0);
    expect(listRequests(api.requestSuggestions)[0]?.body).toEqual({
      websiteUrl: 'https://www.ponteverde.example',
      companyName: 'Ponteverde CRM',
      description: null,
    });
    await user.click(await within(dialog).findByRole('button', { name: /HubSpot/ }));
    expect(within(dialog).getByDisplayValue('Quali sono le migliori alternative a HubSpot?')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: /WhatsApp/ }));
    expect(within(dialog).getByDisplayValue(/WhatsApp/)).toBeTruthy();
  });

  it('shows how many requests the day has left', async () => {
    answer(api.getSuggestionAllowance, { perDay: 25, left: 24 });
    const { dialog } = await openDialog();
    expect(await within(dialog).findByText('Richieste di oggi: ancora 24 su 25.')).toBeTruthy();
  });

  it('shows those that are there without asking again', async () => {
    answer(api.listSuggestions, [aSuggestion()]);
    const { dialog } = await openDialog();
    expect(await within(dialog).findByRole('button', { name: /HubSpot/ })).toBeTruthy();
    expect(listRequests(api.requestSuggestions)).toHaveLength(0);
  });

  it('does not put a suggestion over a question that was typed', async () => {
    answer(api.listSuggestions, [aSuggestion()]);
    const { user, dialog } = await openDialog();
    await user.type(within(dialog).getByLabelText('Testo del prompt'), 'La mia domanda?');
    await user.click(await within(dialog).findByRole('button', { name: /HubSpot/ }));
    expect(await screen.findByText('Limite raggiunto')).toBeTruthy();
    expect(within(dialog).getByDisplayValue('La mia domanda?')).toBeTruthy();
  });

  it('says what went wrong, with the server’s own words where it has some', async () => {
    refuse(api.requestSuggestions, 'suggestions.daily_limit');
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Richiedi suggerimenti' }));
    expect(await screen.findByText('Impossibile richiedere i suggerimenti. Riprova più tardi.')).toBeTruthy();
    // In the panel and in the toast, which for a moment is also announced to a screen reader.
    const reasons = await screen.findAllByText(/hai già richiesto tutti i suggerimenti di oggi/);
    expect(new Set(reasons.map((reason) => dialog.contains(reason)))).toEqual(new Set([true, false]));
    cutOff(api.requestSuggestions);
    await user.click(within(dialog).getByRole('button', { name: 'Richiedi suggerimenti' }));
    await waitFor(() => expect(listRequests(api.requestSuggestions)).toHaveLength(2));
    expect(within(dialog).getByRole('button', { name: 'Richiedi suggerimenti' })).toHaveProperty(
      'disabled',
      false,
    );
  });

  it('shows the reason when nothing could be proposed, and lets the user ask again', async () => {
    answer(api.listSuggestions, [
      aPendingSuggestion({ status: 'failed', isSiteRead: false, message: 'Aggiungi una descrizione.' }),
    ]);
    const { dialog } = await openDialog();
    expect(await within(dialog).findByText('Aggiungi una descrizione.')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Richiedi suggerimenti' })).toHaveProperty(
      'disabled',
      false,
    );
  });

  it('stops looking after a minute and says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let polls = 0;
    respond(api.listSuggestions, () => {
      polls += 1;
      return HttpResponse.json([aPendingSuggestion()]);
    });
    const { dialog } = await openDialog();
    expect(await within(dialog).findByRole('status', { name: 'Prepariamo i suggerimenti' })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await within(dialog).findByText(/non sono ancora pronti/)).toBeTruthy();
    expect(polls).toBeGreaterThan(20);
    const sofar = polls;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(polls).toBe(sofar);
  });
});
