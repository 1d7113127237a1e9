import { api, type Role } from '@citato/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { anAlert } from '../../../test/alerts/alert-builders.ts';
import { aConfig, answer, aUser, startApiServer } from '../../../test/api-server.ts';
import { anEngineChoice, someEngines } from '../../../test/builders/engine-builders.ts';
import { someGaps } from '../../../test/gap-builders.ts';
import { aCompany, anAnswer, anId, aPrompt, someMonitoringData } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCompanies, serveDashboard } from '../../../test/serve-dashboard.ts';
import { SAMPLE_CHECK } from '../../features/own-site/sample-check.ts';
import { SAMPLE_VISITORS } from '../../features/own-site/sample-visitors.ts';
import { NO_PROPOSALS } from '../../../test/builders/proposal-builders.ts';

startApiServer();
const prompts = Array.from({ length: 20 }, (_, index) =>
  aPrompt({
    id: anId(200 + index),
    text: `Domanda numero ${String(index + 1)}?`,
    monitoringData: [someMonitoringData({ promptId: anId(200 + index) })],
  }),
);
beforeEach(() => {
  serveDashboard();
  answer(api.getConfig, aConfig({ demo: false, engines: ['openai', 'google'] }));
  serveCompanies(aCompany({ prompts }));
  answer(api.getBoard, {
    prompts: prompts.map(({ id }) => ({
      promptId: id,
      weeks: { mentions: [], responses: [], incomparable: [] },
      sources: { sites: 7, citesOwn: false },
      engines: [],
    })),
    ranking: { prompts: 20, responses: 960, companies: [] },
  });
  answer(api.listAnswers, { results: [anAnswer()], nextCursor: null, total: 1 });
  answer(api.listAlerts, {
    isIncluded: true,
    alerts: [anAlert()],
    unread: 1,
    next: null,
    lookedAt: '2026-11-22',
  });
  answer(api.getSourceGaps, someGaps());
  answer(api.listPromptGaps, { period: { firstDay: '2026-10-26', lastDay: '2026-11-22' }, prompts: [] });
});

/** What only those who read everything may ask for: a client’s screens ask for none of it. */
function serveReaders(): void {
  answer(api.getPlanProposals, { ...NO_PROPOSALS, isAvailable: true });
  answer(api.getActionPlan, { prompts: 1, actions: [] });
  answer(api.listClaims, {
    firstDay: '2026-10-31',
    lastDay: '2026-11-27',
    answers: 0,
    isCut: false,
    claims: [],
    otherClaims: 0,
  });
  answer(api.getCompanyEngines, someEngines({ engines: [anEngineChoice({ engine: 'openai' })] }));
  answer(api.getSiteVisitors, SAMPLE_VISITORS);
  answer(api.getSiteCheck, SAMPLE_CHECK);
  answer(api.listLabels, { labels: [] });
}

const openAs = async (role: Role, search = ''): Promise<void> => {
  const organisation = { id: anId(1), name: 'Studio Meridiana', ownerName: 'Giulia', members: 3, role };
  answer(api.getOwnProfile, { ...aUser({ planId: 'guru' }), organisation });
  if (role !== 'client') serveReaders();
  openApp(`/?azienda=${anId(100)}${search}`);
  await screen.findByRole('heading', { level: 1 });
};
const ROLES = [
  ['owner', true, true],
  ['editor', true, true],
  ['reader', true, false],
  ['client', false, false],
] as const;

it.each(ROLES)('shows an %s the tabs that role may open', async (role, reads) => {
  await openAs(role);
  const names = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
  expect([names.includes('Motori'), names.includes('Il tuo sito')]).toEqual([reads, reads]);
});

it.each(ROLES)('lets an %s choose prompts to change them, if that role may', async (role, _reads, edits) => {
  await openAs(role);
  await screen.findByRole('table', { name: /Le tue domande/ });
  expect(screen.queryAllByRole('checkbox').length > 0).toBe(edits);
});

it.each(ROLES)('shows an %s what of alerts that role may do', async (role, reads, edits) => {
  await openAs(role, '&scheda=avvisi');
  await screen.findByText('Mention Rate in crescita: da 21% a 34%');
  const shown = ['Segna come letti', /^Non avvisarmi/].map(
    (name) => screen.queryByRole('button', { name }) !== null,
  );
  expect(shown).toEqual([reads, edits]);
});

it.each(ROLES)(
  'shows an %s what of sources, plan and statements that role may do',
  async (role, reads, edits) => {
    await openAs(role, '&scheda=perche-loro');
    await screen.findAllByText(/punti/);
    expect(screen.queryByRole('heading', { name: 'Il piano' }) !== null).toBe(reads);
    expect(screen.queryByRole('heading', { name: 'Che cosa dicono di te' }) !== null).toBe(reads);
    expect(screen.queryAllByRole('button', { name: /cambia il tipo/ }).length > 0).toBe(edits);
  },
);

it.each(ROLES.filter(([, reads]) => reads))(
  'shows an %s engines and market, to be changed if that role may',
  async (role, _reads, edits) => {
    await openAs(role, '&scheda=motori');
    await screen.findByRole('heading', { name: 'Mercato' });
    expect(screen.queryAllByRole('checkbox').length > 0).toBe(edits);
    expect(screen.queryByRole('button', { name: 'Cambia mercato' }) !== null).toBe(edits);
    expect(screen.queryByText(/Li sceglie chi nella squadra è proprietario o redattore/) !== null).toBe(
      !edits,
    );
  },
);

it.each(ROLES.filter(([, reads]) => reads))(
  'shows an %s the own site, with the ways to have it read if that role may',
  async (role, _reads, edits) => {
    await openAs(role, '&scheda=sito');
    await screen.findByRole('heading', { name: 'Chi viene dalle AI' });
    const shown = ['Carica un log', 'Crea un indirizzo', /^Rileggi ora$|^Leggi il sito$/].map(
      (name) => screen.queryByRole('button', { name }) !== null,
    );
    expect(shown.includes(true)).toBe(edits);
  },
);

it.each(['sito', 'motori'])('leads a client who was sent to %s to the prompts', async (tab) => {
  await openAs('client', `&scheda=${tab}`);
  expect(await screen.findByRole('tab', { selected: true, name: 'Prompt & Strategie' })).toBeTruthy();
});
