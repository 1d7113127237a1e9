import { api } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConfig, answer, aUser, refuse, startApiServer } from '../../../test/api-server.ts';
import { anEngineChoice, someEngines } from '../../../test/builders/engine-builders.ts';
import { aCompany, anId, aPrompt, someMonitoringData } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  answer(api.getConfig, aConfig({ demo: false, engines: ['openai', 'google'] }));
});

describe('what a choice of engines costs', () => {
  const openDialog = async () => {
    const { user } = openApp(`/?azienda=${anId(100)}`);
    await user.click(await screen.findByRole('button', { name: 'Motori AI' }));
    const dialog = await screen.findByRole('dialog', { name: 'Motori AI' });
    await within(dialog).findByRole('checkbox', { name: 'ChatGPT' });
    return { user, dialog: within(dialog) };
  };
  const asAdministrator = () => answer(api.getOwnProfile, aUser({ isAdmin: true }));
  beforeEach(() => {
    const monitoringData = [someMonitoringData({ engines: ['openai', 'google'] })];
    serveCompanies(aCompany({ prompts: [aPrompt({ monitoringData })] }));
  });

  it('is said to whoever runs Citato, for what is chosen before it is saved', async () => {
    asAdministrator();
    const { user, dialog } = await openDialog();
    expect(dialog.getByText('risposta del modello · circa €0,30 al giorno')).toBeTruthy();
    expect(dialog.getByText('3 prompt × 2 motori × 5 risposte = 30 risposte al giorno.')).toBeTruthy();
    expect(dialog.getByText('Costo stimato dai prezzi: circa €0,42 al giorno.')).toBeTruthy();
    expect(dialog.getByText('Il costo vero compare dopo il primo giorno intero di analisi.')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'Gemini' }));
    expect(dialog.getByText('3 prompt × 1 motore × 5 risposte = 15 risposte al giorno.')).toBeTruthy();
    expect(dialog.getByText('Costo stimato dai prezzi: circa €0,30 al giorno.')).toBeTruthy();
  });

  it('was this much of late, as the ledger says', async () => {
    asAdministrator();
    answer(
      api.getCompanyEngines,
      someEngines({
        engines: [anEngineChoice({ latelyCents: 210, readingCents: 3 })],
        lately: { days: 7, readingCents: 7 },
      }),
    );
    const { dialog } = await openDialog();
    expect(dialog.getByText(/davvero, di recente: €0,30 al giorno/)).toBeTruthy();
    expect(
      dialog.getByText(
        'Costo stimato dai prezzi: circa €0,33 al giorno, di cui €0,03 per leggere le risposte.',
      ),
    ).toBeTruthy();
    expect(
      dialog.getByText(
        'Costo vero degli ultimi 7 giorni interi di analisi, con i motori di allora: €0,31 al giorno in media.',
      ),
    ).toBeTruthy();
  });

  it('is not invented: an engine without a price says so, and a model reckoned as the dearest, too', async () => {
    asAdministrator();
    answer(api.getConfig, aConfig({ demo: false, engines: ['openai', 'compatible'] }));
    answer(
      api.getCompanyEngines,
      someEngines({
        engines: [
          anEngineChoice({ priceBasis: 'dearest' }),
          anEngineChoice({ engine: 'compatible', priceBasis: 'none', cents: 0 }),
        ],
      }),
    );
    const { dialog } = await openDialog();
    expect(dialog.getByText('risposta del modello · prezzo non noto')).toBeTruthy();
    expect(dialog.getByText('Senza Modello compatibile: il prezzo non è noto.')).toBeTruthy();
    expect(dialog.getByText(/contato come il modello più caro del motore/)).toBeTruthy();
  });

  it('is nothing beyond the plan for a customer, who reads how many answers there will be', async () => {
    const { dialog } = await openDialog();
    expect(dialog.getByText('3 prompt × 2 motori × 5 risposte = 30 risposte al giorno.')).toBeTruthy();
    expect(dialog.getByText('Incluse nel tuo piano, senza costi in più.')).toBeTruthy();
    expect(dialog.queryByText(/€/)).toBeNull();
  });

  it('shows an engine beyond the plan with the plan that has it, and the way there', async () => {
    answer(api.getConfig, aConfig({ demo: false, engines: ['openai', 'ai_overviews'] }));
    const neededPlan = { id: 'business', name: 'Business' } as const;
    answer(
      api.getCompanyEngines,
      someEngines({
        engines: [anEngineChoice(), anEngineChoice({ engine: 'ai_overviews', isInPlan: false, neededPlan })],
      }),
    );
    const { dialog, user } = await openDialog();
    const overviews = dialog.getByRole('checkbox', { name: 'Google AI Overviews' });
    expect(overviews).toHaveProperty('disabled', true);
    expect(overviews).toHaveProperty('checked', false);
    expect(dialog.getByText('Nel piano Business')).toBeTruthy();
    expect(dialog.getByText('pagina come la vedono le persone')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Vedi i piani' }).getAttribute('href')).toContain('/profile');
    await user.click(dialog.getByRole('checkbox', { name: 'ChatGPT' }));
    expect(dialog.getByText('Lascia attivo almeno un motore.')).toBeTruthy();
  });

  it('leads to what each vendor says of its engine, and names those that lack only a key', async () => {
    const { dialog } = await openDialog();
    const documents = dialog.getByRole('link', { name: 'Documentazione di ChatGPT (apre un altro sito)' });
    expect(documents.getAttribute('href')).toBe('https://vendor.example/docs');
    expect(
      dialog.getByText(/^In arrivo, quando avranno una chiave: Perplexity, Claude, .* e DeepSeek\.$/),
    ).toBeTruthy();
  });

  it('that did not come leaves the choice in place, and can be asked for again', async () => {
    refuse(api.getCompanyEngines, 'server.unavailable');
    const { dialog, user } = await openDialog();
    expect(dialog.getByText('I costi e i motori del tuo piano non sono arrivati.')).toBeTruthy();
    answer(api.getCompanyEngines, someEngines());
    await user.click(dialog.getByRole('button', { name: 'Riprova' }));
    expect(await dialog.findByText('Incluse nel tuo piano, senza costi in più.')).toBeTruthy();
  });
});
