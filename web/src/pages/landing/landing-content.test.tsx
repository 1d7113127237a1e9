import { readFile } from 'node:fs/promises';
import { api } from '@citato/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { answer, aPlan, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();
beforeEach(() => {
  answer(api.listPlans, [aPlan()]);
});

/** The landing page as a visitor finds it. */
function visit() {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  return openApp('/');
}

it.each([
  ['Accedi', '/login'],
  ['Inizia gratis', '/register'],
])('waits 150 ms before %s leads to %s', async (name, path) => {
  const { router } = visit();
  const header = within(await screen.findByRole('banner'));
  const link = header.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(path);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const navigate = vi.spyOn(router, 'navigate');
  fireEvent.click(link);
  await vi.advanceTimersByTimeAsync(149);
  expect(navigate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(navigate).toHaveBeenCalledOnce();
});

it('tells how it works in three steps, what is built since, and what is promised', async () => {
  visit();
  const steps = within(await screen.findByRole('region', { name: 'Dalla domanda alle cose da fare' }));
  expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Scegli i prompt',
    'Monitora le citazioni',
    'Ottimizza',
  ]);
  const listTerms = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  expect(listTerms('Nel tempo')).toEqual([
    'Co-mention',
    'Grafici storici',
    'Canali AI',
    'Avvisi in tempo reale',
  ]);
  expect(screen.queryByRole('region', { name: 'In arrivo' })).toBeNull();
  expect(screen.getByText('Nessun vincolo: cambi o disdici quando vuoi.')).toBeTruthy();
  expect(screen.getByText('Senza carta di credito. Disdici quando vuoi.')).toBeTruthy();
});

it('says who stands behind it as the owner states it, and ends with the way in', async () => {
  visit();
  for (const claim of ['25+ anni', '100+ brand', '500+ studenti'])
    expect(await screen.findByText(claim)).toBeTruthy();
  const ways = screen.getAllByRole('link', { name: 'Inizia gratis' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(ways.map(() => '/register'));
  const last = ways.at(-1);
  const foot = screen.getByRole('contentinfo');
  expect(last?.closest('header')).toBeNull();
  expect((last?.compareDocumentPosition(foot) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(screen.getByRole('link', { name: 'Inizia con il piano gratuito' }).getAttribute('href')).toBe(
    '/register',
  );
});

it('shows a sample dashboard that is labelled as an example', async () => {
  visit();
  const sample = within(await screen.findByRole('figure', { name: /^Esempio di dashboard/ }));
  expect(sample.getByText('Esempio. Aziende e numeri inventati.')).toBeTruthy();
  expect(sample.getByText('Mention Rate')).toBeTruthy();
});

it('is shown elsewhere by a picture of the size its markup states', async () => {
  const picture = await readFile(`${import.meta.dirname}/../../../public/og.png`);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});
