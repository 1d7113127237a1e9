import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConfig, answer, aUser, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { anEngineChoice, ITALY, someEngines } from '../../../test/builders/engine-builders.ts';
import { aCompany, anId, aPrompt, someMonitoringData } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  answer(api.getConfig, aConfig({ demo: false, engines: ['openai', 'google'] }));
  const monitoringData = [someMonitoringData({ engines: ['openai', 'google'] })];
  serveCompanies(aCompany({ prompts: [aPrompt({ monitoringData })] }));
});

const openEngines = async () => {
  const { user } = openApp(`/?azienda=${anId(100)}&scheda=motori`);
  await screen.findByRole('checkbox', { name: 'ChatGPT' });
  return user;
};

describe('what a choice of engines costs', () => {
  const asAdministrator = () => answer(api.getOwnProfile, aUser({ isAdmin: true }));

  it('is said to whoever runs Citato, for what is chosen before it is saved', async () => {
    asAdministrator();
    const user = await openEngines();
    expect(
      screen.getByText('risposta del modello · chiede da Paese e città · circa €0,30 al giorno'),
    ).toBeTruthy();
    expect(screen.getByText('3 prompt × 2 motori × 5 risposte = 30 risposte al giorno.')).toBeTruthy();
    expect(screen.getByText('Costo stimato dai prezzi: circa €0,42 al giorno.')).toBeTruthy();
    expect(screen.getByText('Il costo vero compare dopo il primo giorno intero di analisi.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Gemini' }));
    expect(screen.getByText('3 prompt × 1 motore × 5 risposte = 15 risposte al giorno.')).toBeTruthy();
    expect(screen.getByText('Costo stimato dai prezzi: circa €0,30 al giorno.')).toBeTruthy();
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
    await openEngines();
    expect(screen.getByText(/davvero, di recente: €0,30 al giorno/)).toBeTruthy();
    expect(
      screen.getByText(
        'Costo stimato dai prezzi: circa €0,33 al giorno, di cui €0,03 per leggere le risposte.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(
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
          anEngineChoice({ engine: 'compatible', reach: 'nothing', priceBasis: 'none', cents: 0 }),
        ],
      }),
    );
    await openEngines();
    expect(
      screen.getByText('risposta del modello · non sceglie da dove chiedere: solo Italia · prezzo non noto'),
    ).toBeTruthy();
    expect(screen.getByText('Senza Modello compatibile: il prezzo non è noto.')).toBeTruthy();
    expect(screen.getByText(/contato come il modello più caro del motore/)).toBeTruthy();
  });

  it('is nothing beyond the plan for a customer, who reads how many answers there will be', async () => {
    await openEngines();
    expect(screen.getByText('3 prompt × 2 motori × 5 risposte = 30 risposte al giorno.')).toBeTruthy();
    expect(screen.getByText('Incluse nel tuo piano, senza costi in più.')).toBeTruthy();
    expect(screen.queryByText(/€/)).toBeNull();
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
    const user = await openEngines();
    const overviews = screen.getByRole('checkbox', { name: 'Google AI Overviews' });
    expect(overviews).toHaveProperty('disabled', true);
    expect(overviews).toHaveProperty('checked', false);
    expect(screen.getByText('Nel piano Business')).toBeTruthy();
    expect(screen.getByText('pagina come la vedono le persone · chiede da Paese e città')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vedi i piani' }).getAttribute('href')).toContain('/profile');
    await user.click(screen.getByRole('checkbox', { name: 'ChatGPT' }));
    expect(screen.getByText('Lascia attivo almeno un motore.')).toBeTruthy();
  });

  it('leads to what each vendor says of its engine, and names those that lack only a key', async () => {
    await openEngines();
    const documents = screen.getByRole('link', { name: 'Documentazione di ChatGPT (apre un altro sito)' });
    expect(documents.getAttribute('href')).toBe('https://vendor.example/docs');
    expect(screen.getByText('In arrivo')).toBeTruthy();
    expect(screen.getByText('Perplexity · Claude · Grok · Mistral · DeepSeek')).toBeTruthy();
    expect(
      screen.getByText('Google AI Overviews · Google AI Mode · Copilot · ChatGPT (pagina web)'),
    ).toBeTruthy();
  });

  it('says in which markets an engine is not asked, unless it is not asked at all', async () => {
    const unserved = [{ country: 'ES', language: 'es', place: null, name: 'Spagna, in spagnolo' }];
    answer(
      api.getCompanyEngines,
      someEngines({
        engines: [
          anEngineChoice(),
          anEngineChoice({ engine: 'google', reach: 'nothing', unserved, prompts: 1 }),
        ],
      }),
    );
    const user = await openEngines();
    const sentence =
      'Non viene interrogato in: Spagna, in spagnolo. Non si può scegliere da dove chiede, e non conta come risposta mancata.';
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByText('2 motori, ognuno nei mercati che accetta: 20 risposte al giorno.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Gemini' }));
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.getByText('Escluso da te')).toBeTruthy();
  });

  it('that did not come says so, and can be asked for again', async () => {
    refuse(api.getCompanyEngines, 'server.unavailable');
    const { user } = openApp(`/?azienda=${anId(100)}&scheda=motori`);
    expect(await screen.findByText('I motori non sono arrivati')).toBeTruthy();
    answer(api.getCompanyEngines, someEngines());
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Incluse nel tuo piano, senza costi in più.')).toBeTruthy();
  });
});

describe('the market of a company', () => {
  it('is changed after its sentence, and says how many questions start anew', async () => {
    answer(api.setCompanyMarket, {
      market: { country: 'CH', language: 'it', place: null, name: 'Svizzera' },
      changedPrompts: 3,
    });
    const user = await openEngines();
    const save = await screen.findByRole('button', { name: 'Cambia mercato' });
    expect(save).toHaveProperty('disabled', true);
    expect(screen.getByText(/Il tuo piano ha fino a 10 mercati per azienda\./)).toBeTruthy();
    await user.selectOptions(await screen.findByLabelText('Da dove si chiede'), 'CH');
    expect(screen.getByText(/I numeri della domanda senza un mercato suo ripartono da qui/)).toBeTruthy();
    await user.click(save);
    expect(await screen.findByText('Mercato cambiato')).toBeTruthy();
    expect(screen.getByText('I numeri di 3 domande ripartono dalla prossima analisi.')).toBeTruthy();
    expect(listRequests(api.setCompanyMarket)[0]?.body).toEqual({
      market: { country: 'CH', language: 'it', place: null },
    });
  });

  it('is shown with all there are, and a refusal keeps what was chosen', async () => {
    const spain = { country: 'ES', language: 'es', place: null, name: 'Spagna, in spagnolo' };
    const larger = { id: 'business', name: 'Business', max: 10 } as const;
    answer(
      api.getCompanyEngines,
      someEngines({
        markets: [
          { ...ITALY, prompts: 2 },
          { ...spain, prompts: 1 },
        ],
        marketAllowance: { max: 1, larger },
      }),
    );
    refuse(api.setCompanyMarket, 'companies.market_limit');
    const user = await openEngines();
    expect(screen.getByText('· 2 prompt')).toBeTruthy();
    expect(
      screen.getByText(/Il tuo piano ha un solo mercato per azienda; il piano Business fino a 10 mercati\./),
    ).toBeTruthy();
    const where = await screen.findByLabelText<HTMLSelectElement>('Da dove si chiede');
    await user.selectOptions(where, 'IT/Bari');
    await user.click(screen.getByRole('button', { name: 'Cambia mercato' }));
    expect(await screen.findByText('Errore durante il cambio del mercato')).toBeTruthy();
    expect(where.value).toBe('IT/Bari');
  });
});
