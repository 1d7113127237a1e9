import { api } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aConfig,
  answer,
  aUser,
  listRequests,
  refuse,
  someSpending,
  startApiServer,
} from '../../../test/api-server.ts';
import { aCompany, anId, aSuggestion, someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';
import { servePlanTab, SUBSCRIBED } from '../../../test/serve-plan-tab.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany());
});

async function openPromptDialog() {
  const opened = openApp(`/?azienda=${anId(100)}`);
  await opened.user.click(await screen.findByRole('button', { name: 'Aggiungi Prompt' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Aggiungi Prompt' })) };
}

/** What failed says so in a line of its own, whose button asks again. */
async function retry({
  user,
  place,
  text,
}: Pick<ReturnType<typeof openApp>, 'user'> & { place: Pick<typeof screen, 'findByText'>; text: string }) {
  const line = (await place.findByText(text)).closest('[role=alert]');
  if (!(line instanceof HTMLElement)) throw new Error(`'${text}' is not announced`);
  await user.click(within(line).getByRole('button', { name: 'Riprova' }));
}

describe('suggestions that did not come', () => {
  it('say so, cost no second request, and come when asked for again', async () => {
    refuse(api.listSuggestions, 'server.unavailable');
    const { user, dialog } = await openPromptDialog();
    const text = 'I suggerimenti già pronti non sono arrivati.';
    await dialog.findByText(text);
    expect(dialog.getByRole('button', { name: 'Richiedi suggerimenti' })).toHaveProperty('disabled', true);
    await user.type(dialog.getByRole('textbox'), 'Quale CRM conviene?');
    answer(api.listSuggestions, [aSuggestion()]);
    await retry({ user, place: dialog, text });
    expect(await dialog.findByRole('button', { name: /HubSpot/ })).toBeTruthy();
    expect(dialog.queryByText(text)).toBeNull();
    expect(dialog.getByDisplayValue('Quale CRM conviene?')).toBeTruthy();
    expect(listRequests(api.requestSuggestions)).toHaveLength(0);
  });
});

describe('the day’s requests that did not come', () => {
  it('are neither silent nor none', async () => {
    refuse(api.getSuggestionAllowance, 'server.unavailable');
    const { user, dialog } = await openPromptDialog();
    const text = 'Le richieste rimaste oggi non sono arrivate.';
    await dialog.findByText(text);
    expect(dialog.queryByText(/Hai usato tutte le richieste/)).toBeNull();
    answer(api.getSuggestionAllowance, { perDay: 25, left: 24 });
    await retry({ user, place: dialog, text });
    expect(await dialog.findByText('Richieste di oggi: ancora 24 su 25.')).toBeTruthy();
    expect(dialog.queryByText(text)).toBeNull();
  });
});

describe('spending that did not come', () => {
  const spending = someSpending({
    cents: 412.4,
    purposes: [{ purpose: 'answer', cents: 412.4 }],
    analysis: [{ engine: 'openai', cents: 2.6, readingCents: 0, reach: 'town' }],
  });

  it('says so below the plan and leaves the plan where it is', async () => {
    servePlanTab({ user: { ...SUBSCRIBED, isAdmin: true }, limits: someLimits() });
    refuse(api.getUserSpending, 'server.unavailable');
    const { user } = openApp('/profile?tab=plan');
    const text = 'La spesa di questo mese non è arrivata.';
    await screen.findByText(text);
    expect(screen.getAllByText('Guru').length).toBeGreaterThan(0);
    answer(api.getUserSpending, spending);
    await retry({ user, place: screen, text });
    expect(await screen.findByText(/^Motori AI in novembre 2026: €4,12/)).toBeTruthy();
  });

  it('says so before a prompt is added', async () => {
    answer(api.getOwnProfile, aUser({ isAdmin: true }));
    refuse(api.getUserSpending, 'server.unavailable');
    const { user, dialog } = await openPromptDialog();
    const text = 'Il costo stimato non è arrivato.';
    await dialog.findByText(text);
    expect(dialog.queryByText(/Nessun costo/)).toBeNull();
    answer(api.getUserSpending, spending);
    await retry({ user, place: dialog, text });
    expect(await dialog.findByText(/circa €0,03/)).toBeTruthy();
  });
});

describe('what this deployment is, when that did not come', () => {
  beforeEach(() => {
    refuse(api.getConfig, 'server.unavailable');
  });

  it('is said where numbers might be the demo’s: the company stays, the badge comes with a retry', async () => {
    const { user } = openApp(`/?azienda=${anId(100)}`);
    const text = 'Non sappiamo se questi numeri sono di prova.';
    await screen.findByText(text);
    expect(screen.getByRole('heading', { level: 1, name: 'Ponteverde CRM' })).toBeTruthy();
    answer(api.getConfig, aConfig());
    await retry({ user, place: screen, text });
    expect(await screen.findByText('Modalità demo')).toBeTruthy();
    expect(screen.queryByText(text)).toBeNull();
  });

  it('is said on the landing page, which names no engine it does not know of', async () => {
    refuse(api.refreshSession, 'accounts.unauthenticated');
    // Cards that came later would ask for the list of engines once more.
    refuse(api.listPlans, 'server.unavailable');
    const { user } = openApp('/');
    await screen.findByText('L’elenco dei motori AI non è arrivato.');
    // A section of the page has the same name as the row of engines to come.
    const engines = within(screen.getByRole('region', { name: 'Motori AI' }));
    expect(engines.queryByText('In arrivo')).toBeNull();
    answer(api.getConfig, aConfig());
    await retry({ user, place: screen, text: 'L’elenco dei motori AI non è arrivato.' });
    expect(await engines.findByText('In arrivo')).toBeTruthy();
  });

  it('is said where the owner of the data should be named', async () => {
    refuse(api.refreshSession, 'accounts.unauthenticated');
    const { user } = openApp('/privacy');
    const text = 'I dati di chi gestisce il sito non sono arrivati.';
    await screen.findByText(text);
    answer(api.getConfig, aConfig());
    await retry({ user, place: screen, text });
    expect(await screen.findByText('Mancano i dati del titolare')).toBeTruthy();
  });

  it('denies no statistics on the page about cookies', async () => {
    refuse(api.refreshSession, 'accounts.unauthenticated');
    const { user } = openApp('/cookie');
    const text = /^Non sappiamo se questo sito usa strumenti di statistica/;
    const line = (await screen.findByText(text)).closest('[role=alert]');
    expect(screen.queryByText('Questo sito non usa strumenti di statistica.')).toBeNull();
    answer(api.getConfig, aConfig());
    if (!(line instanceof HTMLElement)) throw new Error('The failure is not announced');
    await user.click(within(line).getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Questo sito non usa strumenti di statistica.')).toBeTruthy();
  });
});
