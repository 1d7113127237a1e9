import { api } from '@citato/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aConfig, answer, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();
beforeEach(() => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  answer(api.getConfig, aConfig());
});

it('shows the designs under a badge, to no search engine', async () => {
  openApp('/landing-preview');
  expect(await screen.findByText('PREVIEW MODE')).toBeTruthy();
  for (const name of ['Attuale', 'Centrata', 'Palco scuro', 'Piani a schede', 'Piani a confronto'])
    expect(screen.getByRole('region', { name })).toBeTruthy();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

it('names premium plans from 29 euro, and sample prices that ask nobody', async () => {
  refuse(api.listPlans, 'server.unavailable');
  openApp('/landing-preview');
  expect(await screen.findByText('I piani premium partono da 29 euro al mese.')).toBeTruthy();
  const cards = within(screen.getByRole('region', { name: 'Piani a schede' }));
  for (const price of ['€59', '€99', '€199']) expect(cards.getByText(price)).toBeTruthy();
  expect(cards.getByText('Più Popolare')).toBeTruthy();
  expect(cards.getByRole('link', { name: 'Scegli Guru' }).getAttribute('href')).toBe('/register?plan=guru');
});
