import { api, type CompanyWithPrompts, type UserLimits } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, cutOff, listRequests, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import { findEnabledButton } from '../../../test/find-enabled.ts';
import {
  aCompany,
  anId,
  aPrompt,
  someLimits,
  someMonitoringData,
  someProgress,
  aNewCompany,
} from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  refuse(api.requestSuggestions, 'suggestions.daily_limit');
  answer(api.listAnswers, { results: [], nextCursor: null, total: null });
});

function show({
  companies,
  limits = someLimits(),
}: {
  companies: CompanyWithPrompts[];
  limits?: UserLimits;
}) {
  answer(api.listCompanies, { companies });
  answer(api.getUserLimits, limits);
}
const dashboard = `/?azienda=${anId(100)}`;
const freeLimits = someLimits({
  plan: 'free',
  limits: { maxCompanies: 1, maxPrompts: 1, taskListsEnabled: false, promptAnalysisEnabled: false },
  usage: { companies: 1, prompts: 1, analyses: 1 },
});

describe('the first minute', () => {
  it('asks for the company, then for the prompts, and keeps what was typed when going back', async () => {
    show({ companies: [], limits: someLimits({ usage: { companies: 0, prompts: 0, analyses: 0 } }) });
    const { user } = openApp('/');
    await user.type(await screen.findByLabelText('Nome azienda'), 'Ponteverde CRM');
    await user.type(screen.getByLabelText('Sito web'), 'www.ponteverde.example/chi-siamo');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    expect(await screen.findByRole('heading', { name: 'Configura Prompt di Monitoraggio' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Indietro' }));
    expect(await screen.findByDisplayValue('Ponteverde CRM')).toBeTruthy();
  });

  it('says which address cannot be right before anything is sent', async () => {
    show({ companies: [], limits: someLimits({ usage: { companies: 0, prompts: 0, analyses: 0 } }) });
    const { user } = openApp('/');
    await user.type(await screen.findByLabelText('Nome azienda'), 'Ponteverde CRM');
    await user.type(screen.getByLabelText('Sito web'), 'ponteverde');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    expect(await screen.findByText('URL non valida')).toBeTruthy();
  });

  it('requires the first prompt and sends the collapsed text', async () => {
    show({ companies: [], limits: someLimits({ usage: { companies: 0, prompts: 0, analyses: 0 } }) });
    answer(api.createCompany, { company: aNewCompany({ isStarting: true }) });
    const { user } = openApp('/');
    await user.type(await screen.findByLabelText('Nome azienda'), 'Ponteverde CRM');
    await user.type(screen.getByLabelText('Sito web'), 'https://www.ponteverde.example');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await user.click(await screen.findByRole('button', { name: 'Crea Dashboard' }));
    expect(await screen.findByText('Il testo del prompt è richiesto')).toBeTruthy();

    await user.type(screen.getByLabelText('Prompt 1'), 'Qual è   il miglior CRM?');
    show({ companies: [aCompany()] });
    await user.click(screen.getByRole('button', { name: 'Crea Dashboard' }));
    expect(await screen.findByText('Azienda creata')).toBeTruthy();
    expect(listRequests(api.createCompany)[0]?.body).toMatchObject({
      prompts: [{ text: 'Qual è il miglior CRM?' }],
    });
    expect(await screen.findByRole('tab', { name: 'Prompt & Strategie' })).toBeTruthy();
  });

  it('corrects empty prompts when they are sent, not when they are added or left', async () => {
    show({ companies: [], limits: someLimits({ usage: { companies: 0, prompts: 0, analyses: 0 } }) });
    const { user } = openApp('/');
    await user.type(await screen.findByLabelText('Nome azienda'), 'Ponteverde CRM');
    await user.type(screen.getByLabelText('Sito web'), 'https://www.ponteverde.example');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await user.click(await screen.findByRole('button', { name: /Aggiungi un altro prompt/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Prompt 2')));
    await user.tab();
    expect(screen.queryByText('Il testo del prompt è richiesto')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Crea Dashboard' }));
    expect(await screen.findAllByText('Il testo del prompt è richiesto')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('Prompt 1'));
    await user.click(screen.getByRole('button', { name: 'Rimuovi prompt 2' }));
    expect(screen.queryByLabelText('Prompt 2')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Prompt 1'));
  });

  it('offers the larger plan when the server says the limit is reached', async () => {
    show({ companies: [], limits: someLimits({ usage: { companies: 0, prompts: 0, analyses: 0 } }) });
    refuse(api.createCompany, 'companies.limit_reached');
    const { user, router } = openApp('/');
    await user.type(await screen.findByLabelText('Nome azienda'), 'Ponteverde CRM');
    await user.type(screen.getByLabelText('Sito web'), 'ponteverde.example');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await user.type(await screen.findByLabelText('Prompt 1'), 'Qual è il miglior CRM?');
    await user.click(screen.getByRole('button', { name: 'Crea Dashboard' }));
    expect(await screen.findByText('Limite piano raggiunto')).toBeTruthy();
    const asked: string[] = [];
    router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      asked.push(toLocation.href);
    });
    answer(api.listPlans, []);
    await user.click(screen.getByRole('button', { name: 'Aggiorna Piano' }));
    await waitFor(() => {
      expect(router.state.location.href).toBe('/profile?tab=plan');
    });
    expect(asked[0]).toBe('/register?plan=pro');
  });
});

describe('the overview', () => {
  it('shows each company with its four figures', async () => {
    show({ companies: [aCompany()] });
    openApp('/');
    expect(await screen.findByRole('heading', { name: 'Le Tue Aziende' })).toBeTruthy();
    expect(screen.getByText('1 azienda su 5 · 1 prompt su 50 · piano Guru')).toBeTruthy();
    expect(screen.getByText('Attiva')).toBeTruthy();
    expect(screen.getByText('Menzioni totali').parentElement?.textContent).toContain('30');
    expect(screen.getByText('Posizione Media').parentElement?.textContent).toContain('2,4');
  });

  it('opens the plan limit instead of the form when no company is left', async () => {
    show({ companies: [aCompany()], limits: freeLimits });
    const { user } = openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Nuova Azienda' }));
    expect(await screen.findByRole('heading', { name: 'Limite Piano Raggiunto' })).toBeTruthy();
  });

  it('says what happened and tries again when the companies do not arrive', async () => {
    cutOff(api.listCompanies);
    answer(api.getUserLimits, someLimits());
    const { user } = openApp('/');
    expect(await screen.findByRole('heading', { name: 'Le tue aziende non sono arrivate' })).toBeTruthy();
    show({ companies: [aCompany()] });
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Le Tue Aziende' })).toBeTruthy();
  });
});

describe('the prompts of a company', () => {
  it('show every rate with its interval and the number of answers', async () => {
    show({ companies: [aCompany()] });
    openApp(dashboard);
    expect(await screen.findByText('62,5%')).toBeTruthy();
    expect(
      screen.getByRole('button', {
        name: /^fiducia bassa\. .*fra 48 e 75%\. Bassa: l’intervallo è largo più di 20 punti/,
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('button', {
        name: /^fiducia alta\. .*fra 2,0 e 2,8\. Alta: l’intervallo è largo al massimo 1 posto/,
      }),
    ).toBeTruthy();
    expect(await screen.findByText('Modalità demo')).toBeTruthy();
  });

  it('show at most three sentiment labels', async () => {
    show({ companies: [aCompany()] });
    openApp(dashboard);
    expect(await screen.findByText('costoso')).toBeTruthy();
    expect(screen.queryByText('lento')).toBeNull();
  });

  it('show N/A and no zero where there are no answers', async () => {
    show({
      companies: [
        aCompany({ prompts: [aPrompt({ monitoringData: [], lastProcessed: null, lastOutcome: 'failed' })] }),
      ],
    });
    openApp(dashboard);
    expect(await screen.findAllByText('N/A')).toHaveLength(2);
    expect(screen.queryByText('0,0%')).toBeNull();
    expect(
      screen.getByText('L’ultima analisi non ha ricevuto risposte valide. Non conta come zero.'),
    ).toBeTruthy();
  });

  it('say "In analisi" where the company is named but no tone was found', async () => {
    const data = someMonitoringData({
      sentiment: [],
      tones: { positive: 0, neutral: 0, negative: 0, unknown: 30 },
    });
    show({ companies: [aCompany({ prompts: [aPrompt({ monitoringData: [data] })] })] });
    openApp(dashboard);
    expect(await screen.findByText('In analisi')).toBeTruthy();
  });

  it('show how far a running analysis is and lock its button', async () => {
    show({
      companies: [
        aCompany({ prompts: [aPrompt({ analysisStatus: 'in_progress', progress: someProgress() })] }),
      ],
    });
    openApp(dashboard);
    expect(await screen.findByText('Analisi in corso')).toBeTruthy();
    expect(screen.getAllByText('2 di 5').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Crea Task List' })).toHaveProperty('disabled', true);
  });

  it('write a step that arrives by the stream into the screen', async () => {
    show({ companies: [aCompany()] });
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    respond(
      api.streamEvents,
      () => new HttpResponse(readable, { headers: { 'content-type': 'text/event-stream' } }),
    );
    openApp(dashboard);
    expect(await screen.findByText('62,5%')).toBeTruthy();
    const event = JSON.stringify({ type: 'analysis.progress', progress: someProgress({ answered: 3 }) });
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode(`id: 1\ndata: ${event}\n\n`));
    expect(await screen.findByText('Analisi in corso')).toBeTruthy();
    expect(screen.getAllByText('3 di 5').length).toBeGreaterThan(0);
    await writer.close();
  });
});

describe('starting an analysis', () => {
  it('is not available on the free plan once the included one is used', async () => {
    show({ companies: [aCompany()], limits: freeLimits });
    const { user } = openApp(dashboard);
    await user.click(await findEnabledButton('Crea Task List'));
    const dialog = await screen.findByRole('dialog', { name: 'Analisi non disponibile' });
    expect(
      within(dialog).getByText('Il piano Free include una sola analisi per prompt, già utilizzata.'),
    ).toBeTruthy();
    expect(listRequests(api.startAnalysis)).toHaveLength(0);
  });

  it('that the day’s limit forbids says so in the server’s words, with the time of the next', async () => {
    show({ companies: [aCompany()] });
    refuse(api.startAnalysis, 'analysis.limit_reached');
    const { user } = openApp(dashboard);
    await user.click(await findEnabledButton('Crea Task List'));
    expect(await screen.findByText('Analisi non avviata')).toBeTruthy();
    expect(
      screen.getByText('Limite raggiunto: il tuo piano non permette di avviare altre analisi oggi.'),
    ).toBeTruthy();
    expect(screen.queryByText('Limite piano raggiunto')).toBeNull();
  });

  it('is confirmed, and a second one while it runs is told apart', async () => {
    show({ companies: [aCompany()] });
    answer(api.startAnalysis, { requestId: anId(500), message: 'ok', duplicate: false }, 202);
    const { user } = openApp(dashboard);
    await user.click(await findEnabledButton('Crea Task List'));
    expect(await screen.findByText('Analisi avviata')).toBeTruthy();
    answer(api.startAnalysis, { requestId: anId(500), message: 'È già in corso.', duplicate: true }, 200);
    await user.click(await findEnabledButton('Crea Task List'));
    expect(await screen.findByText('Analisi Già in Corso')).toBeTruthy();
  });
});

describe('deleting', () => {
  it('a prompt takes it off the screen at once and brings it back when the server refuses', async () => {
    show({ companies: [aCompany()] });
    refuse(api.deletePrompt, 'server.unavailable');
    const { user } = openApp(dashboard);
    await user.click(await screen.findByRole('button', { name: 'Elimina prompt 1' }));
    expect(await screen.findByRole('alertdialog', { name: 'Conferma Eliminazione Prompt' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText("Errore nell'eliminazione del prompt")).toBeTruthy();
    expect(await screen.findByText('62,5%')).toBeTruthy();
  });

  it('a company returns to the overview and says so', async () => {
    show({ companies: [aCompany(), aCompany({ id: anId(101), name: 'Torrealta Caffè' })] });
    respond(api.deleteCompany, () => {
      show({ companies: [aCompany({ id: anId(101), name: 'Torrealta Caffè' })] });
      return new HttpResponse(null, { status: 204 });
    });
    const { user } = openApp(dashboard);
    await user.click(await screen.findByRole('button', { name: 'Elimina azienda' }));
    await user.click(await screen.findByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('Azienda eliminata')).toBeTruthy();
    await waitFor(() => {
      expect(screen.queryByText('Ponteverde CRM')).toBeNull();
    });
    expect(screen.getByText('Torrealta Caffè')).toBeTruthy();
  });
});
