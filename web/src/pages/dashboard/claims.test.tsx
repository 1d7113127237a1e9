import { api, type Claim, type ClaimList } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { someGaps } from '../../../test/gap-builders.ts';
import { aCompany, anId } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';
import { NO_PROPOSALS } from '../../../test/builders/proposal-builders.ts';

const BAD: Claim = {
  key: 'bad',
  sentence: 'Hosting Rossi è <b>lento</b> e caro per quel che offre',
  tone: 'negative',
  answers: 3,
  engines: ['openai', 'google'],
  prompts: 2,
  lastDay: '2026-11-26',
  sources: [
    { url: 'https://guida.example/hosting', domain: 'guida.example', title: null, isAtSentence: true },
  ],
  example: { promptId: anId(1), resultId: anId(9), engine: 'openai', day: '2026-11-26' },
  mark: null,
};
const GOOD: Claim = {
  ...BAD,
  key: 'good',
  sentence: 'Hosting Rossi è fra i più veloci di Milano',
  tone: 'positive',
  sources: [{ url: 'javascript:alert(1)', domain: 'x.example', title: null, isAtSentence: false }],
};
const GONE: Claim = {
  ...BAD,
  key: 'gone',
  sentence: 'Hosting Rossi ha chiuso',
  answers: 0,
  engines: [],
  prompts: 0,
  lastDay: null,
  sources: [],
  example: null,
  mark: { verdict: 'false', markedAt: '2026-11-20T10:00:00.000Z', markedBy: 'Ada' },
};
const LIST: ClaimList = {
  firstDay: '2026-10-31',
  lastDay: '2026-11-27',
  answers: 40,
  isCut: false,
  claims: [BAD, GOOD, GONE],
  otherClaims: 0,
};

startApiServer();
beforeEach(() => {
  serveDashboard();
  serveCompanies(aCompany());
  answer(api.getSourceGaps, someGaps());
  answer(api.listPromptGaps, { period: { firstDay: '2026-10-26', lastDay: '2026-11-22' }, prompts: [] });
  answer(api.getPlanProposals, NO_PROPOSALS);
  answer(api.getActionPlan, { prompts: 1, actions: [] });
  answer(api.listActionEffects, { actions: [] });
});
async function open(list: ClaimList = LIST) {
  answer(api.listClaims, list);
  const opened = openApp(`/?azienda=${anId(100)}&scheda=perche-loro`);
  const section = await screen.findByRole('region', { name: 'Che cosa dicono di te' });
  return { ...opened, section: within(section) };
}

describe('what answers say of the company', () => {
  it('shows what is negative first, as plain text, with its source and its answer', async () => {
    const { section } = await open();
    expect(await section.findByText('Hosting Rossi è <b>lento</b> e caro per quel che offre')).toBeTruthy();
    expect(section.queryByText(/fra i più veloci/)).toBeNull();
    expect(section.getByText(/In 3 risposte di ChatGPT e Gemini, per 2 domande/)).toBeTruthy();
    expect(section.getByText('Fonte citata nella frase:')).toBeTruthy();
    expect(section.getByRole('link', { name: /guida.example/ }).getAttribute('href')).toBe(
      'https://guida.example/hosting',
    );
    expect(section.getByRole('button', { name: 'leggi la risposta' })).toBeTruthy();
  });

  it('leads out to web addresses alone, and does not call a page of the answer the source of the sentence', async () => {
    const { section, user } = await open();
    await user.click(await section.findByRole('radio', { name: 'Da segnare 2' }));
    expect(await section.findByText(/fra i più veloci/)).toBeTruthy();
    expect(section.getByText('La risposta cita, non in questa frase:')).toBeTruthy();
    expect(section.queryByRole('link', { name: /x.example/ })).toBeNull();
  });

  it('is marked, and leaves what waits', async () => {
    const { section, user } = await open();
    answer(api.setClaimMark, undefined, 204);
    const mark = { verdict: 'false' as const, markedAt: '2026-11-27T10:00:00.000Z', markedBy: null };
    await section.findByText(/lento/);
    answer(api.listClaims, { ...LIST, claims: [{ ...BAD, mark }, GOOD, GONE] });
    await user.click(section.getByRole('button', { name: 'Falsa' }));
    await waitFor(() => {
      expect(section.queryByText(/lento/)).toBeNull();
    });
    expect(listRequests(api.setClaimMark)).toHaveLength(1);
    await user.click(section.getByRole('radio', { name: 'Segnate 2' }));
    expect(await section.findByText('Segnata falsa, 27 nov 2026, 11:00')).toBeTruthy();
    expect(section.getByText('Segnata falsa da Ada, 20 nov 2026, 11:00')).toBeTruthy();
    expect(section.getByText(/Nessuna risposta delle ultime quattro settimane lo dice più/)).toBeTruthy();
    expect(section.getAllByRole('button', { name: 'Falsa', pressed: true })).toHaveLength(2);
  });

  it('says why it was not marked', async () => {
    const { section, user } = await open();
    refuse(api.setClaimMark, 'claims.not_found');
    await user.click(await section.findByRole('button', { name: 'Vera' }));
    expect((await screen.findAllByText(/Nessuna risposta recente lo afferma più/)).length).toBeGreaterThan(0);
  });

  it('does not call good what nobody has said', async () => {
    const { section } = await open({ ...LIST, answers: 0, claims: [] });
    expect(await section.findByText(/Nessuna risposta ti nomina in queste quattro settimane/)).toBeTruthy();
    expect(section.queryByText(/Nessuna frase negativa/)).toBeNull();
  });

  it('says that nothing negative waits where answers were read', async () => {
    const { section, user } = await open({ ...LIST, claims: [GOOD] });
    await user.click(await section.findByRole('radio', { name: 'Negative 0' }));
    expect(await section.findByText('Nessuna frase negativa da segnare nelle risposte lette.')).toBeTruthy();
  });
});
