import { api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readStored, readTabStored, STORAGE_KEYS, STORAGE_KEYS_OF_TAB, writeTabStored } from '#lib/storage';
import { aConfig, answer, cutOff, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { aVisitorAnswer } from '../../../test/visitor-answer.ts';

startApiServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  refuse(api.refreshSession, 'accounts.unauthenticated');
  answer(api.listPlans, []);
});

/** A visitor who writes a site and sends it. */
async function ask(site: string) {
  const { user, router } = openApp('/');
  await user.type(await screen.findByLabelText('Il tuo sito'), `${site}{Enter}`);
  return { user, router };
}
const findStage = async () =>
  within(await screen.findByRole('region', { name: 'La risposta per il tuo sito' }));

it('shows the answer on the stage: who is named, where the company stands, when and by whom it was asked', async () => {
  answer(api.requestVisitorAnswer, aVisitorAnswer(), 200);
  await ask('ponteverde.example');
  const stage = await findStage();
  expect(await stage.findByText('Qual è il miglior CRM per una piccola impresa?')).toBeTruthy();
  expect(stage.getByRole('heading', { name: 'Ponteverde CRM c’è, al 2º posto su 2.' })).toBeTruthy();
  expect(stage.getByText('Accanto a te')).toBeTruthy();
  expect(stage.getByText(/Motore demo · chiesta 22 nov 2026, 10:14/)).toBeTruthy();
  expect(stage.getByText(/Risposta di prova/)).toBeTruthy();
  expect(listRequests(api.requestVisitorAnswer)[0]?.body).toEqual({
    websiteUrl: 'https://ponteverde.example',
  });
  expect(screen.getByText(/La risposta è arrivata\. Ponteverde CRM c’è/).getAttribute('role')).toBe('status');
});

it('says each step while it lasts, and the answer when it is there', async () => {
  answer(api.requestVisitorAnswer, aVisitorAnswer({ status: 'reading', question: null, answer: null }), 202);
  answer(api.getVisitorAnswer, aVisitorAnswer({ status: 'asking', answer: null, companies: [] }));
  await ask('ponteverde.example');
  const stage = await findStage();
  expect(await stage.findByText('Qual è il miglior CRM per una piccola impresa?')).toBeTruthy();
  expect(
    stage.getByText('Aspettiamo la risposta del motore AI').closest('li')?.getAttribute('aria-current'),
  ).toBe('step');
  expect(stage.queryByText(/c’è/)).toBeNull();
  answer(api.getVisitorAnswer, aVisitorAnswer());
  expect(await stage.findByRole('heading', { name: /Ponteverde CRM c’è/ })).toBeTruthy();
});

it('keeps the question for who goes on to register, and no other', async () => {
  answer(api.requestVisitorAnswer, aVisitorAnswer(), 200);
  const { user, router } = await ask('ponteverde.example');
  expect(readStored(STORAGE_KEYS.keptAnswer)).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'Tieni questa domanda' }));
  expect(readStored(STORAGE_KEYS.keptAnswer)).toBe(aVisitorAnswer().id);
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/register');
  });
});

it('finds the answer again after a reload, and gives the field back for another site', async () => {
  writeTabStored({ key: STORAGE_KEYS_OF_TAB.visitorAnswer, value: aVisitorAnswer().id });
  answer(api.getVisitorAnswer, aVisitorAnswer());
  const { user } = openApp('/');
  const stage = await findStage();
  await user.click(await stage.findByRole('button', { name: 'Prova un altro sito' }));
  expect(await screen.findByText('Esempio. Aziende e numeri inventati.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Il tuo sito'));
  expect(readTabStored(STORAGE_KEYS_OF_TAB.visitorAnswer)).toBeNull();
});

it('shows the example again when the kept answer has expired', async () => {
  writeTabStored({ key: STORAGE_KEYS_OF_TAB.visitorAnswer, value: aVisitorAnswer().id });
  refuse(api.getVisitorAnswer, 'visitor_answers.not_found');
  openApp('/');
  expect(await screen.findByText('Esempio. Aziende e numeri inventati.')).toBeTruthy();
});

it.each([
  ['', 'Scrivi l’indirizzo del tuo sito'],
  ['192.168.1.1', 'Scrivi l’indirizzo di un sito pubblico, per esempio ponteverde.it'],
])('asks nobody about %j', async (typed, message) => {
  await ask(typed);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(listRequests(api.requestVisitorAnswer)).toEqual([]);
});

it.each([
  ['unreachable', null, 'www.ponteverde.example non si apre', 'Inizia gratis'],
  ['unclear', null, 'capiamo che cosa offri', 'Inizia gratis'],
  ['over_budget', 'Qual è il miglior CRM?', 'Le prove di oggi sono finite', 'Tieni questa domanda'],
  ['no_answer', 'Qual è il miglior CRM?', 'Il motore AI non ha dato una risposta', 'Tieni questa domanda'],
] as const)('says what %s means, with a way on', async (failure, question, title, way) => {
  answer(
    api.requestVisitorAnswer,
    aVisitorAnswer({ status: 'failed', failure, question, answer: null, companies: [] }),
    200,
  );
  await ask('ponteverde.example');
  const stage = await findStage();
  expect((await stage.findByRole('heading')).textContent).toContain(title.replace('www.', ''));
  expect(stage.getByRole('link', { name: way }).getAttribute('href')).toBe('/register');
});

it('says why a request was not taken, and that the network is gone', async () => {
  refuse(api.requestVisitorAnswer, 'visitor_answers.daily_limit');
  const { user } = await ask('ponteverde.example');
  expect(await screen.findByText(/da questa connessione oggi/)).toBeTruthy();
  cutOff(api.requestVisitorAnswer);
  await user.click(screen.getByRole('button', { name: 'Vedi la risposta' }));
  await waitFor(() => {
    expect(screen.queryByText(/da questa connessione oggi/)).toBeNull();
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('is the hero without a field where the operator does not offer it', async () => {
  answer(api.getConfig, aConfig({ visitorAnswers: false }));
  openApp('/');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByLabelText('Il tuo sito')).toBeNull();
  expect((await screen.findAllByRole('link', { name: 'Inizia gratis' })).length).toBeGreaterThan(0);
});

it('offers another site first where this one said nothing, above the example', async () => {
  const unread = { status: 'failed', failure: 'unreachable', question: null, answer: null } as const;
  answer(api.requestVisitorAnswer, aVisitorAnswer({ ...unread, companies: [] }), 200);
  const { user } = await ask('ponteverde.example');
  const stage = await findStage();
  const [first] = await stage.findAllByText(/^(Prova un altro sito|Inizia gratis)$/);
  expect(first?.textContent).toBe('Prova un altro sito');
  expect(screen.getByText('Esempio. Aziende e numeri inventati.')).toBeTruthy();
  if (first !== undefined) await user.click(first);
  expect(document.activeElement).toBe(screen.getByLabelText('Il tuo sito'));
  expect(screen.queryByRole('region', { name: 'La risposta per il tuo sito' })).toBeNull();
});
