import { api } from '@citato/contract';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, cutOff, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aCompany, anId, aPrompt, aSuggestion, someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveDashboard } from '../../../test/serve-dashboard.ts';
import { endSession } from '../../lib/session/session-store.ts';

const QUESTION = 'Dove bere un buon caffè a Bra?';

startApiServer();
beforeEach(() => {
  serveDashboard();
  answer(api.listCompanies, { companies: [] });
  answer(api.getUserLimits, someLimits({ usage: { companies: 0, prompts: 0, analyses: 0 } }));
  refuse(api.requestSuggestions, 'suggestions.daily_limit');
});

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const values = async (...labels: string[]) =>
  Promise.all(labels.map(async (label) => (await field(label)).value));

async function fillCompany(user: UserEvent) {
  await user.type(await field('Sito web'), 'torrealta.example');
  await user.type(await field('Nome azienda'), 'Torrealta Caffè');
  await user.type(await field('Descrizione'), 'Torrefazione a Bra');
}

async function fillBoth(address = '/') {
  const app = openApp(address);
  await fillCompany(app.user);
  await app.user.click(screen.getByRole('button', { name: 'Continua' }));
  await app.user.type(await field('Prompt 1'), QUESTION);
  return app;
}

describe('the steps of a new company', () => {
  it('are entries of the browser’s history: back and forward keep everything typed', async () => {
    const { router, user } = await fillBoth();
    expect(router.state.location.search).toEqual({ passo: 'prompt' });
    router.history.back();
    expect(await values('Sito web', 'Nome azienda', 'Descrizione')).toEqual([
      'torrealta.example',
      'Torrealta Caffè',
      'Torrefazione a Bra',
    ]);
    await user.type(await field('Nome azienda'), ' Srl');
    router.history.forward();
    expect(await values('Prompt 1')).toEqual([QUESTION]);
    answer(api.createCompany, { company: aCompany() }, 201);
    await user.click(screen.getByRole('button', { name: 'Crea Dashboard' }));
    await waitFor(() => {
      expect(listRequests(api.createCompany)[0]?.body).toMatchObject({
        company: { name: 'Torrealta Caffè Srl' },
        prompts: [{ text: QUESTION }],
      });
    });
  });

  it('go back by their own button the way the browser does', async () => {
    const { router, user } = await fillBoth();
    await user.click(screen.getByRole('button', { name: 'Indietro' }));
    expect(await values('Nome azienda')).toEqual(['Torrealta Caffè']);
    expect(router.state.location.search).toEqual({});
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    expect(await values('Prompt 1')).toEqual([QUESTION]);
  });

  it('stand as they stood after the page was loaded anew, and after it was left and found again', async () => {
    await fillBoth();
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    openApp('/?passo=prompt');
    expect(await values('Prompt 1')).toEqual([QUESTION]);
    cleanup();
    const again = openApp('/');
    expect(await values('Prompt 1')).toEqual([QUESTION]);
    again.router.history.back();
    expect(await values('Nome azienda', 'Sito web')).toEqual(['Torrealta Caffè', 'torrealta.example']);
  });

  it('begin with the first where an address names the second and nothing was typed', async () => {
    const { router } = openApp('/?passo=prompt');
    expect(await values('Nome azienda')).toEqual(['']);
    await waitFor(() => {
      expect(router.state.location.search).toEqual({});
    });
  });

  it('are forgotten when their user signs out', async () => {
    // The stand-in of the network fails on a stream that is given up while it is open.
    refuse(api.streamEvents, 'server.unavailable');
    await fillBoth();
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify(sessionStorage)).toContain('Torrealta');
    act(() => {
      endSession('left');
    });
    await screen.findAllByRole('link', { name: 'Accedi' });
    expect(JSON.stringify(sessionStorage)).not.toContain('Torrealta');
  });

  it('are forgotten once the company is there', async () => {
    const { user } = await fillBoth();
    answer(api.createCompany, { company: aCompany() }, 201);
    answer(api.listCompanies, { companies: [aCompany()] });
    await user.click(screen.getByRole('button', { name: 'Crea Dashboard' }));
    expect(await screen.findByRole('tab', { name: 'Prompt & Strategie' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(JSON.stringify(sessionStorage)).not.toContain('Torrealta');
  });

  it('of a dialog are forgotten when it is closed', async () => {
    answer(api.listCompanies, { companies: [aCompany()] });
    const { router, user } = openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Nuova Azienda' }));
    await fillCompany(user);
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await field('Prompt 1');
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => {
      expect(router.state.location.search).toEqual({});
    });
    await user.click(await screen.findByRole('button', { name: 'Nuova Azienda' }));
    expect(await values('Nome azienda')).toEqual(['']);
  });
});

describe('asking again after an answer was lost', () => {
  it('creates a company under the same id, also when the page was loaded anew in between', async () => {
    const { user } = await fillBoth();
    cutOff(api.createCompany);
    await user.click(screen.getByRole('button', { name: 'Crea Dashboard' }));
    await screen.findByText(/La connessione non funziona\. Controlla la rete e riprova\.$/);
    await user.click(screen.getByRole('button', { name: 'Crea Dashboard' }));
    await waitFor(() => {
      expect(listRequests(api.createCompany)).toHaveLength(2);
    });
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    const again = openApp('/?passo=prompt');
    await field('Prompt 1');
    answer(api.createCompany, { company: aCompany() }, 201);
    await again.user.click(screen.getByRole('button', { name: 'Crea Dashboard' }));
    await screen.findByText('Azienda creata');
    const [first, second, third] = listRequests(api.createCompany).map(({ body }) => body);
    expect(first).toHaveProperty('requestId');
    expect([second, third]).toEqual([first, first]);
  });

  it('adds a prompt under the same id, and another text under another', async () => {
    answer(api.listCompanies, { companies: [aCompany()] });
    const { user } = openApp(`/?azienda=${anId(100)}`);
    await user.click(await screen.findByRole('button', { name: 'Aggiungi Prompt' }));
    await user.type(await field('Testo del prompt'), QUESTION);
    cutOff(api.addPrompts);
    const submit = async () => {
      await user.click(screen.getAllByRole('button', { name: 'Aggiungi Prompt' }).at(-1) ?? document.body);
    };
    await submit();
    await waitFor(() => expect(listRequests(api.addPrompts)).toHaveLength(1));
    await submit();
    await waitFor(() => expect(listRequests(api.addPrompts)).toHaveLength(2));
    await user.type(await field('Testo del prompt'), ' Ora?');
    await submit();
    await waitFor(() => expect(listRequests(api.addPrompts)).toHaveLength(3));
    const ids = listRequests(api.addPrompts).map(({ body }) => JSON.stringify(body).slice(-36));
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});

describe('a prompt that exists already', () => {
  it('is asked about, and added once more only on its user’s word', async () => {
    answer(api.listCompanies, { companies: [aCompany()] });
    const { user } = openApp(`/?azienda=${anId(100)}`);
    await user.click(await screen.findByRole('button', { name: 'Aggiungi Prompt' }));
    await user.type(await field('Testo del prompt'), QUESTION);
    refuse(api.addPrompts, 'companies.duplicate_prompt');
    await user.click(screen.getAllByRole('button', { name: 'Aggiungi Prompt' }).at(-1) ?? document.body);
    expect(await screen.findByText(`«${QUESTION}» esiste già: aggiungere lo stesso?`)).toBeTruthy();
    answer(api.addPrompts, { prompts: [aPrompt({ text: QUESTION })] }, 201);
    await user.click(screen.getByRole('button', { name: 'Aggiungilo lo stesso' }));
    expect(await screen.findByText('Prompt aggiunto')).toBeTruthy();
    expect(listRequests(api.addPrompts).at(-1)?.body).toMatchObject({ allowDuplicates: true });
  });

  it('is asked about no more once its text is another', async () => {
    answer(api.listCompanies, { companies: [aCompany()] });
    const { user } = openApp(`/?azienda=${anId(100)}`);
    await user.click(await screen.findByRole('button', { name: 'Aggiungi Prompt' }));
    await user.type(await field('Testo del prompt'), QUESTION);
    refuse(api.addPrompts, 'companies.duplicate_prompt');
    await user.click(screen.getAllByRole('button', { name: 'Aggiungi Prompt' }).at(-1) ?? document.body);
    await screen.findByRole('button', { name: 'Aggiungilo lo stesso' });
    await user.type(await field('Testo del prompt'), ' E a Cuneo?');
    expect(screen.queryByRole('button', { name: 'Aggiungilo lo stesso' })).toBeNull();
  });
});

it('one «Continua» asks once for suggestions, also when it is what leaves the address', async () => {
  answer(api.requestSuggestions, aSuggestion({ status: 'pending' }), 202);
  const { user } = openApp('/');
  await user.type(await field('Nome azienda'), 'Ponteverde');
  await user.type(await field('Sito web'), 'www.ponteverde.example');
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  await field('Prompt 1');
  expect(listRequests(api.requestSuggestions)).toHaveLength(1);
});
