import { api, type CompanyWithPrompts } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConfig, answer, refuse, respond, startApiServer } from '../../../test/api-server.ts';
import { findEnabledButton } from '../../../test/find-enabled.ts';
import { aCompany, aNewCompany, aNewPrompt, anId, someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';
import { PLANS } from '../../../test/serve-plan-tab.ts';

const TITLE = 'Analisi non disponibile nel tuo piano';
const REASON = /Il piano Free include una sola analisi, già utilizzata/i;
const PROMISE = /prima analisi|parte da sola|prossima analisi/;

const freeAccount = (usage: { companies: number; prompts: number }) =>
  someLimits({
    plan: 'free',
    limits: { maxCompanies: 1, maxPrompts: 1, taskListsEnabled: false, promptAnalysisEnabled: false },
    usage: { ...usage, analyses: 1 },
  });
const neverAnalysed = () => aNewPrompt({ isStarting: false });
const dashboard = `/?azienda=${anId(100)}`;

startApiServer();
beforeEach(() => {
  serveDashboard();
  refuse(api.requestSuggestions, 'suggestions.daily_limit');
  answer(api.getUserLimits, freeAccount({ companies: 1, prompts: 1 }));
});

function serveUnanalysed(): CompanyWithPrompts {
  const company = aNewCompany({ isStarting: false });
  serveCompanies(company);
  return company;
}

describe('an account whose one analysis is used', () => {
  it('reads on a new prompt that its plan has no analysis, and finds the way to a larger one', async () => {
    serveUnanalysed();
    answer(api.listPlans, []);
    const { user, router } = openApp(dashboard);
    const card = await screen.findByRole('article', { name: 'Prompt 1' });
    expect(await within(card).findByText(TITLE)).toBeTruthy();
    expect(within(card).getByText(REASON)).toBeTruthy();
    expect(within(card).queryByText('In attesa della prima analisi')).toBeNull();
    expect(within(card).queryByText('N/A')).toBeNull();
    await user.click(within(card).getByRole('link', { name: 'Aggiorna Piano' }));
    await waitFor(() => {
      expect(router.state.location.href).toBe('/profile?tab=plan');
    });
  });

  it('is promised no table and no numbers', async () => {
    serveUnanalysed();
    openApp(`${dashboard}&scheda=risultati`);
    expect(await screen.findByText(TITLE)).toBeTruthy();
    expect(screen.queryByText(PROMISE)).toBeNull();
  });

  it('is promised nothing on the overview', async () => {
    serveUnanalysed();
    openApp('/');
    const card = await screen.findByRole('article', { name: 'Ponteverde CRM' });
    expect(
      await within(card).findByText('Analisi non disponibile: quella inclusa è già utilizzata.'),
    ).toBeTruthy();
    expect(screen.queryByText(PROMISE)).toBeNull();
  });

  it('adds a prompt knowing that nothing starts, before and after', async () => {
    answer(api.getUserLimits, freeAccount({ companies: 1, prompts: 0 }));
    serveCompanies(aCompany({ prompts: [] }));
    answer(api.addPrompts, { prompts: [neverAnalysed()] });
    const { user } = openApp(dashboard);
    expect(await screen.findByRole('heading', { name: 'Ancora nessun prompt' })).toBeTruthy();
    expect(screen.queryByText(PROMISE)).toBeNull();
    const [open] = screen.getAllByRole('button', { name: 'Aggiungi Prompt' });
    await user.click(open ?? expect.fail('no way to add a prompt'));
    const dialog = await screen.findByRole('dialog', { name: 'Aggiungi Prompt' });
    expect(await within(dialog).findByText(REASON)).toBeTruthy();
    expect(within(dialog).queryByText(PROMISE)).toBeNull();
    await user.type(within(dialog).getByLabelText('Testo del prompt'), 'Qual è il miglior CRM?');
    serveUnanalysed();
    await user.click(within(dialog).getByRole('button', { name: 'Aggiungi Prompt' }));
    expect(await screen.findByText('Prompt aggiunto')).toBeTruthy();
    expect(
      screen.getByText('Non viene analizzato: il piano Free include una sola analisi, già utilizzata.'),
    ).toBeTruthy();
    expect(screen.queryByText(/è in coda/)).toBeNull();
  });

  it('creates a company knowing that nothing starts', async () => {
    answer(api.getUserLimits, freeAccount({ companies: 0, prompts: 0 }));
    serveCompanies();
    const { user } = openApp('/');
    await user.type(await screen.findByLabelText('Nome azienda'), 'Ponteverde CRM');
    await user.type(screen.getByLabelText('Sito web'), 'https://www.ponteverde.example');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await user.type(await screen.findByLabelText('Prompt 1'), 'Qual è il miglior CRM?');
    expect(await screen.findByText(REASON)).toBeTruthy();
    const company = serveUnanalysed();
    answer(api.createCompany, { company });
    await user.click(screen.getByRole('button', { name: 'Crea Dashboard' }));
    expect(await screen.findByText('Azienda creata')).toBeTruthy();
    expect(screen.queryByText(/è in coda/)).toBeNull();
  });

  it.each([
    { button: 'Elimina prompt 1', title: 'Conferma Eliminazione Prompt' },
    { button: 'Elimina azienda', title: 'Conferma Eliminazione Azienda' },
  ])('is told what it loses before it decides: $button', async ({ button, title }) => {
    serveCompanies(aCompany());
    const { user } = openApp(dashboard);
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('alertdialog', { name: title });
    expect(
      within(dialog).getByText(
        'È la sola analisi che il piano Free include: i suoi numeri non tornano, e un nuovo prompt non verrà analizzato.',
      ),
    ).toBeTruthy();
  });

  it('is not told that a choice of engines counts from the next analysis', async () => {
    answer(api.getConfig, aConfig({ demo: false, engines: ['openai', 'google'] }));
    serveCompanies(aCompany());
    const { user } = openApp(`${dashboard}&scheda=motori`);
    const save = await screen.findByRole('button', { name: 'Salva' });
    expect(screen.queryByText(PROMISE)).toBeNull();
    respond(api.setCompanyEngines, () => HttpResponse.json({ excludedEngines: [] }));
    await user.click(save);
    expect(await screen.findByText('Motori aggiornati')).toBeTruthy();
    expect(screen.queryByText(PROMISE)).toBeNull();
  });

  it('is told of a prompt that was never analysed that another one had the analysis', async () => {
    serveUnanalysed();
    const { user } = openApp(dashboard);
    await user.click(await findEnabledButton('Crea Task List'));
    const dialog = await screen.findByRole('dialog', { name: 'Analisi non disponibile' });
    expect(within(dialog).getByText('Il piano Free include una sola analisi, già utilizzata.')).toBeTruthy();
  });
});

describe('an account on a paid plan whose further analyses an administrator has switched off', () => {
  const OWN = /il tuo account include una sola analisi, già utilizzata/i;

  beforeEach(() => {
    const limits = { ...someLimits().limits, promptAnalysisEnabled: false };
    const setForAccount = ['promptAnalysisEnabled' as const];
    answer(api.getUserLimits, someLimits({ plan: 'guru', limits, setForAccount }));
    answer(api.listPlans, Object.values(PLANS));
    answer(api.listTaskLists, { taskLists: [] });
    serveUnanalysed();
  });

  const expectNoPlan = () => {
    expect(screen.queryByText(/il piano|tuo piano|piano superiore/i)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Aggiorna Piano' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Aggiorna Piano|Vedi i piani|Passa a/ })).toBeNull();
  };

  it('reads that its account has none, and whom to ask', async () => {
    openApp(dashboard);
    const card = await screen.findByRole('article', { name: 'Prompt 1' });
    expect(await within(card).findByText(OWN)).toBeTruthy();
    expect(within(card).getByText(/scrivici da «Assistenza»/)).toBeTruthy();
    expectNoPlan();
  });

  it('is shown no plan on the overview', async () => {
    openApp('/');
    const card = await screen.findByRole('article', { name: 'Ponteverde CRM' });
    expect(await within(card).findByText(/Per avere altre analisi scrivici/)).toBeTruthy();
    expect(within(card).queryByText(/piano/)).toBeNull();
  });

  it('is not told of the free plan when it asks for an analysis', async () => {
    serveCompanies(aCompany());
    const { user } = openApp(dashboard);
    await user.click(await findEnabledButton('Crea Task List'));
    const dialog = await screen.findByRole('dialog', { name: 'Analisi non disponibile' });
    expect(within(dialog).getByText(OWN)).toBeTruthy();
    expectNoPlan();
  });
});

describe('an account with continuous analysis', () => {
  it('is told when it deletes a prompt only that the answers go', async () => {
    answer(api.getUserLimits, someLimits());
    serveCompanies(aCompany());
    const { user } = openApp(dashboard);
    await user.click(await screen.findByRole('button', { name: 'Elimina prompt 1' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).queryByText(/sola analisi/)).toBeNull();
  });

  it('is told that the first analysis starts tomorrow where the day is full', async () => {
    answer(api.getUserLimits, someLimits());
    serveCompanies(aCompany({ prompts: [] }));
    answer(api.addPrompts, { prompts: [aNewPrompt({ isStarting: false })] });
    const { user } = openApp(dashboard);
    const [open] = await screen.findAllByRole('button', { name: 'Aggiungi Prompt' });
    await user.click(open ?? expect.fail('no way to add a prompt'));
    const dialog = await screen.findByRole('dialog', { name: 'Aggiungi Prompt' });
    await user.type(within(dialog).getByLabelText('Testo del prompt'), 'Qual è il miglior CRM?');
    await user.click(within(dialog).getByRole('button', { name: 'Aggiungi Prompt' }));
    expect(
      await screen.findByText('Le analisi di oggi sono finite: la prima parte domani, da sola.'),
    ).toBeTruthy();
  });

  it('is told that the first analysis of a new prompt is queued when the server says so', async () => {
    answer(api.getUserLimits, someLimits());
    serveCompanies(aCompany({ prompts: [] }));
    answer(api.addPrompts, { prompts: [aNewPrompt({ isStarting: true })] });
    const { user } = openApp(dashboard);
    const [open] = await screen.findAllByRole('button', { name: 'Aggiungi Prompt' });
    await user.click(open ?? expect.fail('no way to add a prompt'));
    const dialog = await screen.findByRole('dialog', { name: 'Aggiungi Prompt' });
    await user.type(within(dialog).getByLabelText('Testo del prompt'), 'Qual è il miglior CRM?');
    await user.click(within(dialog).getByRole('button', { name: 'Aggiungi Prompt' }));
    expect(await screen.findByText('La prima analisi è in coda.')).toBeTruthy();
  });
});
