import { api, type PublicConfig } from '@citato/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aConfig, answer, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();
beforeEach(() => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  window.dataLayer = [];
});
afterEach(() => {
  for (const script of listTagManagers()) script.remove();
});

function listTagManagers() {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]')];
}

describe('the consent', () => {
  it('is not asked for where nothing is measured', async () => {
    answer(api.getConfig, aConfig({ gtmId: null }));
    openApp('/cookie');
    expect(await screen.findByText('Questo sito non usa strumenti di statistica.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Cookie' })).toBeNull();
    expect(listTagManagers()).toHaveLength(0);
  });

  it('loads no script of another site before a yes, and tells it nothing from before', async () => {
    answer(api.getConfig, aConfig({ gtmId: 'GTM-TEST1' }));
    const { user, router } = openApp('/login');
    const accept = await screen.findByRole('button', { name: 'Accetta' });
    expect(listTagManagers()).toHaveLength(0);
    expect(window.dataLayer).toHaveLength(1);

    await user.click(accept);
    await waitFor(() => {
      expect(listTagManagers().map(({ src }) => src)).toEqual([
        'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
      ]);
    });
    expect(JSON.stringify(window.dataLayer)).not.toContain('page_view');
    expect(screen.queryByRole('region', { name: 'Cookie' })).toBeNull();
    await router.navigate({ to: '/forgot-password' });
    await waitFor(() => {
      expect(JSON.stringify(window.dataLayer)).toContain('"path":"/forgot-password"');
    });
  });

  it('is remembered when refused, and can be given later on the page of cookies', async () => {
    answer(api.getConfig, aConfig({ gtmId: 'GTM-TEST1' }));
    const { user } = openApp('/cookie');
    const [banner] = await screen.findAllByRole('button', { name: 'Solo necessari' });
    expect(screen.getByText('Non hai ancora scelto.')).toBeTruthy();
    await user.click(banner ?? document.body);
    expect(await screen.findByText('Hai scelto solo i cookie necessari.')).toBeTruthy();
    expect(localStorage.getItem('citato.consent')).toBe('denied');
    expect(listTagManagers()).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Accetta' }));
    expect(await screen.findByText('Hai accettato le statistiche.')).toBeTruthy();
    expect(listTagManagers()).toHaveLength(1);
  });
});

describe('the cookies of a payment provider', () => {
  const open = async (payments: PublicConfig['payments']) => {
    answer(api.getConfig, aConfig({ gtmId: null, payments }));
    openApp('/cookie');
    await screen.findByText('Questo sito non usa strumenti di statistica.');
  };

  it('are told of where Stripe takes the card', async () => {
    await open({ provider: 'stripe', publishableKey: 'pk_test_1' });
    expect(screen.getByText(/i campi della carta sono di Stripe/)).toBeTruthy();
  });

  it.each(['sandbox', 'none'] as const)('are none with %s', async (provider) => {
    await open({ provider, publishableKey: null });
    expect(screen.queryByText(/Stripe/)).toBeNull();
  });
});
