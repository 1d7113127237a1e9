import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveRecorded } from '../../../test/recorded.ts';

startApiServer();

const TAB = '/profile?tab=plan';
const BANNERS = ['Pagamento in Ritardo', 'Setup Incompleto', 'Periodo di Prova', 'Abbonamento Cancellato'];

/** The banners on screen, by their titles. */
const listBanners = () => BANNERS.filter((title) => screen.queryByText(title) !== null);

describe('what the server really tells of an account', () => {
  it.each([
    ['pro-past-due', 'Pagamento in Ritardo', 'Aggiorna Pagamento'],
    ['pro-canceled', 'Abbonamento Cancellato', 'Riattiva Abbonamento'],
  ] as const)('in the state %s shows its banner alone, with its way out', async (state, title, action) => {
    serveRecorded(state);
    openApp(TAB);
    const banner = (await screen.findByText(title)).closest<HTMLElement>('[role=status]');
    expect(within(banner ?? expect.fail('no banner')).getByRole('button', { name: action })).toBeTruthy();
    expect(listBanners()).toEqual([title]);
  });

  it.each(['free-new', 'free-spent', 'pro-running', 'guru-year'] as const)(
    'in the state %s shows no banner',
    async (state) => {
      serveRecorded(state);
      openApp(TAB);
      expect(await screen.findByRole('heading', { name: 'Cambia Piano' })).toBeTruthy();
      expect(listBanners()).toEqual([]);
    },
  );
});
