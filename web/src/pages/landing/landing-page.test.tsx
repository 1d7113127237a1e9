import { api } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aConfig, cutOff, refuse, answer, aUser, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();
beforeEach(() => {
  window.dataLayer = [];
});

it('records the click and leads a visitor to registration', async () => {
  refuse(api.refresh, 'accounts.unauthenticated');
  const { user, router } = openApp('/');
  const [start] = await screen.findAllByRole('link', { name: 'Inizia gratis' });
  if (start === undefined) throw new Error('No way to start');
  await user.click(start);

  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/register');
  });
  await screen.findByRole('heading', { name: 'Crea il tuo account' });
  expect(window.dataLayer).toEqual([
    {
      event: 'page_view',
      path: '/',
      title: 'Citato: chi nomina l’AI quando parla del tuo settore',
      category: 'landing',
      userId: null,
      authenticated: false,
    },
    { event: 'cta_click', label: 'Inizia gratis', destination: '/register' },
    {
      event: 'page_view',
      path: '/register',
      title: 'Crea il tuo account · Citato',
      category: 'auth',
      userId: null,
      authenticated: false,
    },
  ]);
});

it('leads to what becomes of the data, at its foot', async () => {
  refuse(api.refresh, 'accounts.unauthenticated');
  openApp('/');
  const foot = within(await screen.findByRole('contentinfo'));
  expect(foot.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
  expect(foot.getByRole('link', { name: 'Cookie' }).getAttribute('href')).toBe('/cookie');
});

const listChannels = async () => {
  const channels = await screen.findByRole('region', { name: 'Motori AI' });
  return waitFor(() => {
    const words = channels.textContent;
    expect(words).not.toBe('');
    return words;
  });
};

it('tells the engines that are monitored from those that are arriving', async () => {
  refuse(api.refresh, 'accounts.unauthenticated');
  answer(api.getConfig, aConfig({ demo: false, engines: ['openai', 'google'] }));
  openApp('/');
  expect(await listChannels()).toBe('Monitorati oggiChatGPTGeminiIn arrivoPerplexityClaude');
});

it('claims no engine where the demo engine answers alone', async () => {
  refuse(api.refresh, 'accounts.unauthenticated');
  openApp('/');
  expect(await listChannels()).toBe(
    'Modalità demo: qui risponde un motore di provaIn arrivoChatGPTPerplexityGeminiClaude',
  );
});

it('says so when the server cannot be reached, and opens once it can', async () => {
  cutOff(api.refresh);
  const { user } = openApp('/login');
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  expect(screen.getByText('Citato non risponde')).toBeTruthy();

  refuse(api.refresh, 'accounts.unauthenticated');
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeTruthy();
});

it('forwards who is signed in away from login', async () => {
  answer(api.refresh, { accessToken: 'token-1' });
  answer(api.me, aUser());
  refuse(api.listCompanies, 'server.unavailable');
  refuse(api.getUserLimits, 'server.unavailable');
  refuse(api.getConfig, 'server.unavailable');
  refuse(api.getMonitoringLastUpdate, 'server.unavailable');
  refuse(api.streamEvents, 'server.unavailable');
  const { router } = openApp('/login');
  expect(await screen.findByRole('button', { name: 'Menu utente: Giulia' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});
