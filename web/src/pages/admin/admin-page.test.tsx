import { api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDeadLetter, aPipeline, someAccounts, someExpenses } from '../../../test/admin-builders.ts';
import {
  answer,
  aUser,
  cutOff,
  listRequests,
  refuse,
  respond,
  startApiServer,
} from '../../../test/api-server.ts';
import { anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveRecorded } from '../../../test/recorded.ts';
import { serveAdmin } from '../../../test/serve-admin.ts';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

const RUN = 'analysis.run-analysis';
const MAIL = 'emails.deliver-mail';

startApiServer();
beforeEach(serveAdmin);

const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** The figure below its label in a strip. */
async function figure(region: string, label: string): Promise<string | null | undefined> {
  const term = await (await section(region)).findByText(label, { selector: 'dt' });
  return term.nextElementSibling?.textContent;
}

describe('the way to the panel', () => {
  it('stands in the menu of an administrator', async () => {
    answer(api.listSessions, []);
    const { user, router } = openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Menu utente: Giulia' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Admin' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pannello Admin' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/admin');
  });

  it('is missing in everybody else’s', async () => {
    answer(api.getOwnProfile, aUser());
    answer(api.listSessions, []);
    const { user } = openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Menu utente: Giulia' }));
    expect(await screen.findByRole('menuitem', { name: 'Assistenza' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Admin' })).toBeNull();
  });

  it('leads a user home with the reason', async () => {
    serveDashboard();
    serveCompanies();
    answer(api.getOwnProfile, aUser());
    for (const call of [api.listUsers, api.getPipeline, api.getExpenses, api.listDeadLetters])
      refuse(call, 'accounts.admin_only');
    const { router } = openApp('/admin');
    expect(await screen.findByText('Accesso Negato')).toBeTruthy();
    expect(screen.getByText('Solo gli amministratori possono accedere a questa sezione.')).toBeTruthy();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
  });

  it('leads a visitor to the login, and from there back', async () => {
    refuse(api.refreshSession, 'accounts.unauthenticated');
    const { router } = openApp('/admin');
    expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeTruthy();
    expect(router.state.location.href).toBe('/login?redirect=%2Fadmin');
    expect(listRequests(api.getPipeline)).toHaveLength(0);
  });
});

describe('the overview', () => {
  it('counts users, subscriptions and what is late, and spreads the users over the plans', async () => {
    answer(api.countStuckPrompts, { count: 3 });
    openApp('/admin');
    await waitFor(async () => {
      expect(await figure('Piattaforma', 'Utenti totali')).toBe('1.250');
    });
    expect(await figure('Piattaforma', 'Abbonamenti attivi')).toBe('247');
    expect(await figure('Piattaforma', 'Prossima esecuzione')).toBe('06:12');
    expect(await figure('Distribuzione piani', 'Free')).toBe('640 / 1.000');
    await waitFor(async () => {
      expect(await figure('Piattaforma', 'Prompt bloccati')).toBe('3Pulisci Tutto');
      expect(await figure('Piattaforma', 'Analisi in ritardo')).toBe('0');
    });
  });

  it('counts what the server gives, and names the job that died', async () => {
    serveRecorded('administrator');
    openApp('/admin');
    await waitFor(async () => {
      expect(await figure('Piattaforma', 'Utenti totali')).toBe('3');
    });
    expect(await figure('Piattaforma', 'Abbonamenti attivi')).toBe('1');
    expect(await figure('Distribuzione piani', 'Pro')).toBe('1 / 1');
    const health = await section('Stato');
    expect(await health.findByText('Una cosa da sistemare')).toBeTruthy();
    const died = within(await screen.findByRole('table', { name: 'Lavori non riusciti' }));
    expect(died.getByText('Analisi di un prompt')).toBeTruthy();
  });

  it('says that nothing is planned, and what it does not know yet', async () => {
    answer(api.listUsers, someAccounts({ nextSchedulerRun: null }));
    cutOff(api.getPipeline);
    openApp('/admin');
    await waitFor(async () => {
      expect(await figure('Piattaforma', 'Prossima esecuzione')).toBe('Nessuna');
      expect(await figure('Piattaforma', 'Analisi in ritardo')).toBe('n/d');
    });
  });
});

it('the next run is on its way until it is known', async () => {
  respond(api.listUsers, () => Promise.withResolvers<Response>().promise);
  openApp('/admin');
  expect(await figure('Piattaforma', 'Prossima esecuzione')).toBe('Caricamento...');
});

it('the bars of the plans have a scale that ends in all users', async () => {
  openApp('/admin');
  expect(await (await section('Distribuzione piani')).findByText('1.250 utenti')).toBeTruthy();
});

describe('engines and spending', () => {
  it('show today, the month and what is left, per engine and purpose', async () => {
    openApp('/admin');
    expect(await figure('Motori e spesa', 'Spesa di oggi')).toBe('€1,25');
    expect(await figure('Motori e spesa', 'Spesa di novembre 2026')).toBe('€31,20');
    expect(await figure('Motori e spesa', 'Budget di oggi')).toBe('€20');
    expect(await figure('Motori e spesa', 'Restano oggi')).toBe('€18,75');
    const row = await screen.findByRole('row', { name: /ChatGPT/ });
    expect(within(row).getByText('risposte €30 · lettura delle risposte €1,20')).toBeTruthy();
    expect(row.textContent).toContain('42 su 50');
  });

  it('say that there is no limit, how many wait for an engine, and what a former one cost', async () => {
    const lines = [{ engine: 'google' as const, purpose: 'answer' as const, dayCents: 0, monthCents: 10 }];
    answer(api.getExpenses, someExpenses({ budget: null, lines }));
    const [engine] = aPipeline().engines;
    answer(api.getPipeline, aPipeline({ engines: engine ? [{ ...engine, waitingPrompts: 7 }] : [] }));
    openApp('/admin');
    expect(await figure('Motori e spesa', 'Budget di oggi')).toBe('Nessun limite');
    const waiting = await screen.findByRole('row', { name: /ChatGPT/ });
    expect(waiting.textContent).toContain('in attesa7');
    const former = screen.getByRole('row', { name: /Gemini/ });
    expect(within(former).getByText('Non configurato')).toBeTruthy();
    expect(former.textContent).toContain('n/d');
  });

  it('that do not arrive leave the rest of the panel as it is', async () => {
    cutOff(api.getExpenses);
    const { user } = openApp('/admin');
    expect(await screen.findByText('Questi dati non sono arrivati')).toBeTruthy();
    expect(await screen.findByText(/12 in coda, 3 in corso$/)).toBeTruthy();
    answer(api.getExpenses, someExpenses());
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await figure('Motori e spesa', 'Spesa di oggi')).toBe('€1,25');
  });
});

describe('late and stuck analyses', () => {
  it('are none on a good day', async () => {
    openApp('/admin');
    expect(
      await screen.findByText('Nessuna analisi in ritardo o bloccata · 12 in coda, 3 in corso'),
    ).toBeTruthy();
  });

  it('are listed with company, prompt and since when', async () => {
    const late = {
      promptId: anId(4),
      companyId: anId(3),
      userId: anId(2),
      companyName: 'Ponteverde CRM',
      since: '2026-11-19T05:12:00.000Z',
      state: 'idle' as const,
    };
    const stuck = { ...late, promptId: anId(5), companyName: null, state: 'running' as const };
    answer(
      api.getPipeline,
      aPipeline({
        overdue: { count: 2000, isMore: true, prompts: [late] },
        stuck: { count: 1, isMore: false, prompts: [stuck] },
      }),
    );
    openApp('/admin');
    const region = await section('Analisi in ritardo e bloccate');
    await waitFor(async () => {
      expect(await figure('Piattaforma', 'Analisi in ritardo')).toBe('oltre 2.000');
    });
    expect(region.getByText('Ponteverde CRM')).toBeTruthy();
    expect(region.getByText(`Prompt ${anId(4)} · Azienda ${anId(3)}`)).toBeTruthy();
    expect(region.getByText('prevista 19 nov 2026, 06:12')).toBeTruthy();
    expect(region.getByText('Azienda archiviata')).toBeTruthy();
    expect(region.getByText('ultimo segno 19 nov 2026, 06:12')).toBeTruthy();
    expect(region.getByText('Mostrate le prime 1.')).toBeTruthy();
  });
});

describe('a bad day', () => {
  it('shows the first five that are late, and the others when they are asked for', async () => {
    const prompts = Array.from({ length: 12 }, (_, index) => ({
      promptId: anId(100 + index),
      companyId: anId(3),
      userId: anId(2),
      companyName: `Azienda ${String(index)}`,
      since: '2026-11-19T05:12:00.000Z',
      state: 'idle' as const,
    }));
    answer(api.getPipeline, aPipeline({ overdue: { count: 12, isMore: false, prompts } }));
    const { user } = openApp('/admin');
    const region = await section('Analisi in ritardo e bloccate');
    const more = await region.findByRole('button', { name: 'Mostra altre 7' });
    expect(region.getAllByRole('listitem')).toHaveLength(5);
    await user.click(more);
    expect(region.getAllByRole('listitem')).toHaveLength(12);
    expect(region.queryByText(/^Mostrate/)).toBeNull();
  });
});

describe('jobs that did not succeed', () => {
  it('are none on a good day', async () => {
    openApp('/admin');
    expect(await screen.findByText('Nessun lavoro fallito')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Rimetti/ })).toBeNull();
  });

  it('say what, when, how often, why and whom, and go back into the queue', async () => {
    const lost = aDeadLetter({ id: anId(9), cause: 'worker_lost', errorClass: null, promptId: null });
    answer(api.listDeadLetters, { kinds: [{ kind: RUN, count: 2 }], jobs: [aDeadLetter(), lost] });
    const { user } = openApp('/admin');
    const [, first, second] = within(
      await screen.findByRole('table', { name: 'Lavori non riusciti' }),
    ).getAllByRole('row');
    for (const text of [
      'Analisi di un prompt',
      '19 nov 2026, 06:12',
      '5',
      'PostgreSQL 23505',
      `prompt ${anId(4)}`,
    ])
      expect(first?.textContent).toContain(text);
    expect(second?.textContent).toContain('Processo interrotto');

    answer(api.requeueDeadLetter, { message: 'Lavoro rimesso in coda' });
    answer(api.listDeadLetters, { kinds: [], jobs: [] });
    const [button] = screen.getAllByRole('button', { name: 'Rimetti in coda: Analisi di un prompt' });
    if (button) await user.click(button);
    expect(await screen.findByText('Lavoro rimesso in coda')).toBeTruthy();
    expect(await screen.findByText('Nessun lavoro fallito')).toBeTruthy();
  });

  it('that have nothing left to do say so and leave the list', async () => {
    answer(api.listDeadLetters, { kinds: [{ kind: RUN, count: 1 }], jobs: [aDeadLetter()] });
    const { user } = openApp('/admin');
    const button = await screen.findByRole('button', { name: /^Rimetti in coda:/ });
    refuse(api.requeueDeadLetter, 'admin.nothing_left');
    answer(api.listDeadLetters, { kinds: [], jobs: [] });
    await user.click(button);
    expect(
      await screen.findByText('Non resta nulla da rifare: il lavoro è stato tolto dall’elenco.'),
    ).toBeTruthy();
    expect(await screen.findByText('Nessun lavoro fallito')).toBeTruthy();
  });

  it('of one kind are chosen and go back all at once', async () => {
    const mail = aDeadLetter({ id: anId(9), kind: MAIL });
    const kinds = [
      { kind: MAIL, count: 3 },
      { kind: RUN, count: 1 },
    ];
    respond(api.listDeadLetters, ({ query }) =>
      HttpResponse.json({ kinds, jobs: query['kind'] === MAIL ? [mail] : [mail, aDeadLetter()] }),
    );
    answer(api.requeueDeadLetters, { requeued: 2, dropped: 1, left: 0 });
    const { user } = openApp('/admin');
    const choice = await screen.findByRole('button', { name: 'Invio di un’email 3' });
    expect(screen.queryByRole('button', { name: 'Rimetti tutti in coda' })).toBeNull();
    await user.click(choice);
    await waitFor(() => {
      expect(screen.queryByText('Analisi di un prompt')).toBeNull();
    });
    expect(screen.getByText('Mostrati i 1 più recenti.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Rimetti tutti in coda' }));
    expect(
      await screen.findByText(
        'Rimessi in coda: 2 lavori. Tolti perché non restava nulla da rifare: un lavoro.',
      ),
    ).toBeTruthy();
    expect(listRequests(api.requeueDeadLetters)[0]?.body).toEqual({ kind: MAIL });
  });
});
