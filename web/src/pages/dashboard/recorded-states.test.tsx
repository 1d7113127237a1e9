import { api } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RecordedState } from '../../../../contract/recorded/states.ts';
import { answer, startApiServer } from '../../../test/api-server.ts';
import { findEnabledButton } from '../../../test/find-enabled.ts';
import { openApp } from '../../../test/open-app.tsx';
import { readRecorded, serveRecorded } from '../../../test/recorded.ts';

startApiServer();

/** The first company of a state, on its own page. */
function openCompany(state: RecordedState) {
  serveRecorded(state);
  answer(api.listAnswers, { results: [], nextCursor: null, total: null });
  const [company] = readRecorded(state, 'listCompanies').companies;
  if (company === undefined) throw new Error(`No company in the state ${state}`);
  return { company, ...openApp(`/?azienda=${company.id}`) };
}
const findCard = async () => within(await screen.findByRole('article', { name: 'Prompt 1' }));

describe('what the server really answers', () => {
  it('leads a new account into its set-up', async () => {
    serveRecorded('free-new');
    openApp('/');
    expect(await screen.findByLabelText('Nome azienda')).toBeTruthy();
  });

  it('shows a first analysis that runs, and no figure before it is known', async () => {
    openCompany('free-first-running');
    const card = await findCard();
    expect(await card.findByText('Analisi in corso')).toBeTruthy();
    expect(card.queryByText('N/A')).toBeNull();
    expect(card.queryByText(/0,0%/)).toBeNull();
  });

  it('shows the figures of an analysis that is over, and offers no second one', async () => {
    const { company, user } = openCompany('free-spent');
    const card = await findCard();
    expect(company.prompts[0]?.monitoringData[0]?.mentionRate.percent).toBe(50);
    expect(await card.findByText('50,0%')).toBeTruthy();
    expect(card.queryByText('Analisi in corso')).toBeNull();
    await user.click(await findEnabledButton('Crea Task List'));
    expect(await screen.findByRole('dialog', { name: 'Analisi non disponibile' })).toBeTruthy();
  });

  it('keeps the figures while another analysis runs', async () => {
    openCompany('pro-running');
    const card = await findCard();
    expect(await card.findByText('Analisi in corso')).toBeTruthy();
    expect(card.getByText('50,0%')).toBeTruthy();
  });

  it('says that no answer counts where every engine failed, and calls it no zero', async () => {
    openCompany('no-answers');
    const card = await findCard();
    expect(
      await card.findByText('L’ultima analisi non ha ricevuto risposte valide. Non conta come zero.'),
    ).toBeTruthy();
    expect(card.queryByText('0,0%')).toBeNull();
  });

  it('names the engine that failed beside the figures of the other', async () => {
    openCompany('engine-failed');
    const card = await findCard();
    expect(await card.findByText('100,0%')).toBeTruthy();
    expect(card.getAllByText(/Perplexity/).length).toBeGreaterThan(0);
  });

  it('says that the demo engine answered', async () => {
    openCompany('demo');
    expect(await screen.findByText('Modalità demo')).toBeTruthy();
  });

  it('shows every company of a year on the overview with its rate', async () => {
    serveRecorded('guru-year');
    openApp('/');
    const { companies } = readRecorded('guru-year', 'listCompanies');
    expect(companies.length).toBeGreaterThan(1);
    for (const { name } of companies) expect(await screen.findByRole('article', { name })).toBeTruthy();
    expect(screen.queryByText('N/A')).toBeNull();
  });

  it('shows what a smaller plan holds, and nothing of what it left behind', async () => {
    serveRecorded('archived');
    openApp('/');
    expect(await screen.findByRole('article', { name: 'Ponteverde CRM' })).toBeTruthy();
    expect(screen.queryByText('Lume Arredi')).toBeNull();
  });
});
