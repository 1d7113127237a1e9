import { api, type CompanyWithPrompts, type Prompt } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, startApiServer } from '../../../test/api-server.ts';
import {
  aCompany,
  aMentionedCompany,
  anId,
  aPrompt,
  someMonitoringData,
  someProgress,
} from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';

startApiServer();
beforeEach(() => {
  serveDashboard();
  answer(api.listAnswers, { results: [], nextCursor: null, total: null });
});

const dashboard = `/?azienda=${anId(100)}`;
const UNKNOWN = /^(N\/A|Nessuna menzione|nessuna risposta valida|assente in tutte le risposte)$/;

const running = (over: Partial<Prompt> = {}): Prompt =>
  aPrompt({
    analysisStatus: 'in_progress',
    lastProcessed: null,
    lastOutcome: null,
    monitoringData: [],
    progress: someProgress({
      answered: 10,
      planned: 20,
      mentions: 4,
      mentionRate: { percent: 40, lowPercent: 16.8, highPercent: 68.7, n: 10 },
    }),
    ...over,
  });
const withoutNumbers = (prompt: Prompt): CompanyWithPrompts =>
  aCompany({
    lastUpdated: null,
    figures: {
      prompts: 1,
      totalResponses: 0,
      totalMentions: 0,
      averagePosition: { value: null, low: null, high: null, n: 0 },
      mentionRate: { percent: null, lowPercent: null, highPercent: null, n: 0 },
    },
    prompts: [prompt],
  });

describe('a first analysis that runs', () => {
  it('counts up what it knows, first on the card, and calls nothing absent that is not known yet', async () => {
    serveCompanies(withoutNumbers(running()));
    openApp(dashboard);
    const card = await screen.findByRole('article', { name: 'Prompt 1' });
    const figure = await within(card).findByText('in 4 di 10');
    expect(within(card).getByText(/^17–69% · n = 10/)).toBeTruthy();
    expect(within(card).queryByText(UNKNOWN)).toBeNull();
    expect(within(card).queryByText('In attesa della prima analisi')).toBeNull();
    const steps = within(card).getByText('Risposte in arrivo');
    expect(figure.compareDocumentPosition(steps) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('is announced by its step alone: nobody hears every answer counted', async () => {
    serveCompanies(withoutNumbers(running()));
    openApp(dashboard);
    const card = await screen.findByRole('article', { name: 'Prompt 1' });
    const step = await within(card).findByText('Prompt 1: Risposte in arrivo');
    expect(step.getAttribute('role')).toBe('status');
    const counted = within(card).getAllByText('10 di 20');
    expect(counted.map((element) => element.closest('[role=status], [aria-live]'))).toEqual(
      counted.map(() => null),
    );
  });

  it('claims nothing before the first answer', async () => {
    const progress = someProgress({
      answered: 0,
      mentions: 0,
      mentionRate: { percent: null, lowPercent: null, highPercent: null, n: 0 },
    });
    serveCompanies(withoutNumbers(running({ progress })));
    openApp(dashboard);
    const card = await screen.findByRole('article', { name: 'Prompt 1' });
    expect(await within(card).findByText('La prima risposta è in arrivo')).toBeTruthy();
    expect(within(card).queryByText(UNKNOWN)).toBeNull();
    expect(within(card).queryByText(/in 0 di/)).toBeNull();
  });

  it.each([
    ['over_budget', /^il budget di oggi per i motori AI è esaurito\. Prossimo tentativo: /],
    ['over_share', /^oggi hai già usato la tua parte dei motori AI e altri sono in attesa/],
  ] as const)(
    'that waits for money (%s) says so, and promises no start in a moment',
    async (reason, note) => {
      const until = new Date(Date.now() + 7_200_000).toISOString();
      const progress = someProgress({
        step: 'queued',
        wait: { reason, until },
        answered: 0,
        mentions: 0,
        mentionRate: { percent: null, lowPercent: null, highPercent: null, n: 0 },
      });
      serveCompanies(withoutNumbers(running({ progress })));
      openApp(dashboard);
      const card = await screen.findByRole('article', { name: 'Prompt 1' });
      expect(await within(card).findByText(note)).toBeTruthy();
      expect(within(card).getByText('Analisi in attesa')).toBeTruthy();
      for (const untrue of [
        'Analisi in corso',
        'In coda',
        'La prima risposta è in arrivo',
        'Appena arrivate',
      ])
        expect(within(card).queryByText(untrue)).toBeNull();
    },
  );

  it('that has waited until its moment is in the queue again', async () => {
    const wait = { reason: 'over_share', until: new Date(Date.now() - 1000).toISOString() } as const;
    serveCompanies(withoutNumbers(running({ progress: someProgress({ step: 'queued', wait }) })));
    openApp(dashboard);
    const card = await screen.findByRole('article', { name: 'Prompt 1' });
    expect(await within(card).findByText('parte appena si libera un posto')).toBeTruthy();
    expect(within(card).getByText('In coda')).toBeTruthy();
    expect(within(card).queryByText('In attesa')).toBeNull();
  });

  it('says the question was sent only once an answer proves it: it may wait for a place at its engine', async () => {
    serveCompanies(withoutNumbers(running({ progress: someProgress({ answered: 0 }) })));
    openApp(dashboard);
    const card = await screen.findByRole('article', { name: 'Prompt 1' });
    expect(await within(card).findByText('Domanda ai motori')).toBeTruthy();
    expect(within(card).queryByText('Domanda inviata')).toBeNull();
  });

  it('is counted on the overview, too', async () => {
    serveCompanies(withoutNumbers(running()));
    openApp('/');
    const card = await screen.findByRole('article', { name: 'Ponteverde CRM' });
    expect(within(card).getByText('Menzioni finora')).toBeTruthy();
    expect(within(card).getByText('4')).toBeTruthy();
    expect(
      await within(card).findByText('Prima analisi: finora 10 risposte su 20, nominata in 4.'),
    ).toBeTruthy();
    expect(within(card).queryByText('N/A')).toBeNull();
    expect(within(card).queryByText('0')).toBeNull();
  });
});

describe('a first analysis that has ended', () => {
  it('is summed up in one sentence', async () => {
    serveCompanies(
      aCompany({ prompts: [aPrompt({ monitoringData: [someMonitoringData({ totalAnalyses: 1 })] })] }),
    );
    openApp(dashboard);
    expect(
      await screen.findByText(
        'Prima analisi conclusa: nominata in 30 risposte su 48 (62,5%), in posizione media 2,4.',
      ),
    ).toBeTruthy();
  });

  it('is summed up in the singular, and without a mean, where one answer alone names it', async () => {
    const data = someMonitoringData({
      totalAnalyses: 1,
      totalResponses: 5,
      mentionRate: { percent: 20, lowPercent: 4, highPercent: 62, n: 5 },
      averagePosition: { value: 5, low: null, high: null, n: 1 },
    });
    serveCompanies(aCompany({ prompts: [aPrompt({ monitoringData: [data] })] }));
    openApp(dashboard);
    expect(
      await screen.findByText('Prima analisi conclusa: nominata in 1 risposta su 5 (20,0%), in posizione 5.'),
    ).toBeTruthy();
  });

  it('names those who are named instead', async () => {
    const data = someMonitoringData({
      totalAnalyses: 1,
      totalResponses: 20,
      mentionRate: { percent: 0, lowPercent: 0, highPercent: 16, n: 20 },
      averagePosition: { value: null, low: null, high: null, n: 0 },
      mentionedCompanies: [
        aMentionedCompany({ name: 'Relata' }),
        aMentionedCompany({ name: 'Zoho', rank: 2 }),
        aMentionedCompany({ name: 'Ponteverde CRM', rank: 3, isOwn: true, mentions: 0 }),
      ],
    });
    serveCompanies(aCompany({ prompts: [aPrompt({ monitoringData: [data] })] }));
    openApp(dashboard);
    expect(
      await screen.findByText(
        'Prima analisi conclusa: nessuna delle 20 risposte ti nomina; più spesso nominano Relata e Zoho.',
      ),
    ).toBeTruthy();
  });

  it('is not told again once there are more', async () => {
    serveCompanies(aCompany());
    openApp(dashboard);
    expect(await screen.findByText('62,5%')).toBeTruthy();
    expect(screen.queryByText(/Prima analisi conclusa/)).toBeNull();
  });
});
