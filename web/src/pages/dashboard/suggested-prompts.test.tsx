import { api, type UserLimits } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, cutOff, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import { aPendingSuggestion, aSuggestion, someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveDashboard } from '../../../test/serve-dashboard.ts';

const SITE = 'https://www.ponteverde.example';
const NONE_YET = { companies: 0, prompts: 0, analyses: 0 };

startApiServer();
beforeEach(serveDashboard);
afterEach(() => {
  vi.useRealTimers();
});

function startEmpty(limits: UserLimits = someLimits({ usage: NONE_YET })) {
  answer(api.listCompanies, { companies: [] });
  answer(api.getUserLimits, limits);
  return openApp('/');
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const panel = () => screen.findByRole('complementary', { name: 'Suggerimenti' });

describe('the first minute with a website', () => {
  it('asks for the address first and fills in name, description and five prompts', async () => {
    answer(api.requestSuggestions, aSuggestion(), 202);
    const { user } = startEmpty();
    const labels = async () => (await screen.findAllByRole('textbox')).map((box) => box.getAttribute('name'));
    await field('Sito web');
    expect(await labels()).toEqual(['websiteUrl', 'name', 'description']);
    await user.type(await field('Sito web'), 'www.ponteverde.example');
    await user.tab();
    await user.tab();
    await waitFor(async () => expect((await field('Nome azienda')).value).toBe('Ponteverde CRM'));
    expect(listRequests(api.requestSuggestions)[0]?.body).toEqual({
      websiteUrl: SITE,
      companyName: '',
      description: '',
    });
    await user.tab();
    expect(screen.getByDisplayValue('Il CRM delle piccole imprese.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    expect((await field('Prompt 5')).value).toBe('Quali CRM hanno il miglior rapporto qualità-prezzo?');
    expect(screen.queryByLabelText('Prompt 6')).toBeNull();
    expect(within(await panel()).getByText(/Ricavati da ponteverde.example/)).toBeTruthy();
  });

  it('fills in one prompt when the plan holds one', async () => {
    answer(api.requestSuggestions, aSuggestion(), 202);
    const { user } = startEmpty(
      someLimits({
        plan: 'free',
        limits: { maxCompanies: 1, maxPrompts: 1, taskListsEnabled: false, promptAnalysisEnabled: false },
        usage: NONE_YET,
      }),
    );
    await user.type(await field('Sito web'), 'www.ponteverde.example{Tab}');
    await user.type(await field('Nome azienda'), 'Ponteverde');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    expect(await screen.findByDisplayValue('Qual è il miglior CRM per una piccola impresa?')).toBeTruthy();
    expect(screen.queryByLabelText('Prompt 2')).toBeNull();
  });

  it('fills the name under the cursor, selected, so that whoever types replaces it', async () => {
    answer(api.requestSuggestions, aSuggestion(), 202);
    const { user } = startEmpty();
    await user.type(await field('Sito web'), 'www.ponteverde.example{Tab}');
    const name = await field('Nome azienda');
    expect(document.activeElement).toBe(name);
    await waitFor(() => expect(name.value).toBe('Ponteverde CRM'));
    expect([name.selectionStart, name.selectionEnd]).toEqual([0, 'Ponteverde CRM'.length]);
    await user.keyboard('Altro nome');
    expect(name.value).toBe('Altro nome');
  });

  it('holds the button while the questions are prepared, and takes them under the cursor, too', async () => {
    answer(api.requestSuggestions, aPendingSuggestion(), 202);
    answer(api.listSuggestions, [aPendingSuggestion()]);
    const { user } = startEmpty();
    await user.type(await field('Sito web'), 'www.ponteverde.example{Tab}Ponteverde');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    const first = await field('Prompt 1');
    expect(await screen.findByRole('button', { name: 'Prepariamo le domande…' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(first);
    answer(api.listSuggestions, [aSuggestion()]);
    await waitFor(async () => expect((await field('Prompt 1')).value).toContain('miglior CRM'), {
      timeout: 4_000,
    });
    expect(await screen.findByRole('button', { name: 'Crea Dashboard' })).toHaveProperty('disabled', false);
  });

  it('lets go of the button when a question is typed, and keeps it', async () => {
    answer(api.requestSuggestions, aPendingSuggestion(), 202);
    answer(api.listSuggestions, [aPendingSuggestion()]);
    const { user } = startEmpty();
    await user.type(await field('Sito web'), 'www.ponteverde.example{Tab}Ponteverde');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await user.type(await field('Prompt 1'), 'La mia domanda?');
    expect(screen.getByRole('button', { name: 'Crea Dashboard' })).toHaveProperty('disabled', false);
    answer(api.listSuggestions, [aSuggestion()]);
    expect(
      await within(await panel()).findByRole('button', { name: /HubSpot/ }, { timeout: 4_000 }),
    ).toBeTruthy();
    expect((await field('Prompt 1')).value).toBe('La mia domanda?');
  });

  it('takes the questions that come after the form was sent empty', async () => {
    cutOff(api.requestSuggestions);
    const { user } = startEmpty();
    await user.type(await field('Sito web'), 'www.ponteverde.example{Tab}Ponteverde');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await user.click(await screen.findByRole('button', { name: 'Crea Dashboard' }));
    expect(await screen.findByText('Il testo del prompt è richiesto')).toBeTruthy();
    answer(api.requestSuggestions, aPendingSuggestion(), 202);
    answer(api.listSuggestions, [aPendingSuggestion()]);
    await user.click(within(await panel()).getByRole('button', { name: 'Richiedi suggerimenti' }));
    await user.click(await field('Prompt 1'));
    answer(api.listSuggestions, [aSuggestion()]);
    await waitFor(async () => expect((await field('Prompt 1')).value).toContain('miglior CRM'), {
      timeout: 4_000,
    });
    expect(screen.queryByText('Il testo del prompt è richiesto')).toBeNull();
  });

  it('says in the form at once that the day’s requests are used up, instead of promising to read', async () => {
    refuse(api.requestSuggestions, 'suggestions.daily_limit');
    const { user } = startEmpty();
    await user.type(await field('Sito web'), 'www.ponteverde.example{Tab}');
    expect(await screen.findByText(/hai già richiesto tutti i suggerimenti di oggi/)).toBeTruthy();
    expect(screen.queryByText(/Lo leggiamo/)).toBeNull();
  });

  it('never overwrites what was typed', async () => {
    let letThrough: () => void = () => undefined;
    const read = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    respond(api.requestSuggestions, async () => {
      await read;
      return HttpResponse.json(aSuggestion(), { status: 202 });
    });
    const { user } = startEmpty();
    await user.type(await field('Sito web'), 'www.ponteverde.example{Tab}');
    expect(await screen.findByText('Stiamo leggendo il sito…')).toBeTruthy();
    await user.type(await field('Nome azienda'), 'Il mio nome');
    letThrough();
    expect(await screen.findByDisplayValue('Il CRM delle piccole imprese.')).toBeTruthy();
    expect((await field('Nome azienda')).value).toBe('Il mio nome');
  });

  it('goes on at once while the site is still being read, and takes the prompts when they come', async () => {
    answer(api.requestSuggestions, aPendingSuggestion(), 202);
    answer(api.listSuggestions, [aPendingSuggestion()]);
    const { user } = startEmpty();
    await user.type(await field('Sito web'), 'www.ponteverde.example{Tab}Ponteverde');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    expect((await field('Prompt 1')).value).toBe('');
    expect(await screen.findByRole('button', { name: 'Suggerimenti richiesti' })).toHaveProperty(
      'disabled',
      true,
    );
    answer(api.listSuggestions, [aSuggestion()]);
    await waitFor(async () => expect((await field('Prompt 1')).value).toContain('miglior CRM'), {
      timeout: 4_000,
    });
  });

  it('says that a site could not be read, and proposes one prompt as what it is: a guess', async () => {
    const unread = aSuggestion({
      source: 'market',
      isSiteRead: false,
      siteProblem: 'unreachable',
      profile: { name: null, description: null },
    });
    answer(api.requestSuggestions, unread, 202);
    const { user } = startEmpty();
    await user.type(await field('Sito web'), 'www.ponteverde.example{Tab}Ponteverde');
    expect(
      await screen.findByText(/Non siamo riusciti a leggere ponteverde.example: controlla l’indirizzo/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    const first = await field('Prompt 1');
    await waitFor(() => expect(first.value).toBe(unread.suggestions[0]));
    expect(screen.queryByLabelText('Prompt 2')).toBeNull();
    const guessed = /L’abbiamo ricavata da nome/;
    expect(screen.getByText(guessed)).toBeTruthy();
    expect(within(await panel()).getByText(/Non siamo riusciti a leggere ponteverde.example/)).toBeTruthy();
    await user.clear(first);
    await user.type(first, 'La mia domanda?');
    expect(screen.queryByText(guessed)).toBeNull();
  });

  it('keeps the prompts when going back to the company', async () => {
    answer(api.requestSuggestions, aSuggestion(), 202);
    const { user } = startEmpty();
    await user.type(await field('Sito web'), 'www.ponteverde.example{Tab}Ponteverde');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    const first = await field('Prompt 1');
    await user.clear(first);
    await user.type(first, 'La mia domanda?');
    await user.click(screen.getByRole('button', { name: 'Indietro' }));
    await user.click(await screen.findByRole('button', { name: 'Continua' }));
    expect((await field('Prompt 1')).value).toBe('La mia domanda?');
  });
});

describe('a suggestion', () => {
  async function openPanel(limits?: UserLimits) {
    answer(
      api.requestSuggestions,
      aSuggestion({ isSiteRead: false, source: 'market', profile: { name: null, description: null } }),
      202,
    );
    const opened = startEmpty(limits);
    await opened.user.type(await field('Sito web'), 'www.ponteverde.example{Tab}Ponteverde');
    await opened.user.click(screen.getByRole('button', { name: 'Continua' }));
    return { ...opened, panel: await panel() };
  }

  it('fills the first empty field, then adds one, then warns at the maximum', async () => {
    const { user, panel: shown } = await openPanel(
      someLimits({
        limits: { maxCompanies: 5, maxPrompts: 2, taskListsEnabled: true, promptAnalysisEnabled: true },
        usage: NONE_YET,
      }),
    );
    await user.clear(await field('Prompt 1'));
    await user.click(await within(shown).findByRole('button', { name: /HubSpot/ }));
    expect((await field('Prompt 1')).value).toBe('Quali sono le migliori alternative a HubSpot?');
    expect(within(shown).getByRole('button', { name: /HubSpot.*già aggiunto/ })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(within(shown).getByRole('button', { name: /WhatsApp/ }));
    expect((await field('Prompt 2')).value).toBe('Quale CRM scegliere per seguire i clienti su WhatsApp?');
    await user.click(within(shown).getByRole('button', { name: /Quanto costa/ }));
    expect(await screen.findByText('Limite raggiunto')).toBeTruthy();
    expect(screen.getByText('Massimo 2 prompt consentiti')).toBeTruthy();
    expect(screen.queryByLabelText('Prompt 3')).toBeNull();
  });
});

it('no number of requests is shown that a reading just given up has made wrong', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answer(api.requestSuggestions, aPendingSuggestion(), 202);
  answer(api.listSuggestions, [aPendingSuggestion()]);
  answer(api.getSuggestionAllowance, { perDay: 5, left: 4 });
  const { user } = startEmpty();
  await user.type(await field('Nome azienda'), 'Ponteverde');
  await user.type(await field('Sito web'), 'www.ponteverde.example');
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  expect(await screen.findByText('Richieste di oggi: ancora 4 su 5.')).toBeTruthy();
  const { promise: asked, resolve: arrive } = Promise.withResolvers<null>();
  respond(api.getSuggestionAllowance, async () => {
    await asked;
    return HttpResponse.json({ perDay: 5, left: 5 });
  });
  answer(api.listSuggestions, [aSuggestion({ status: 'failed', suggestions: [], isSiteRead: false })]);
  await vi.advanceTimersByTimeAsync(2_500);
  await waitFor(() => {
    expect(screen.queryByText('Richieste di oggi: ancora 4 su 5.')).toBeNull();
  });
  arrive(null);
  expect(await screen.findByText('Richieste di oggi: ancora 5 su 5.')).toBeTruthy();
});
