import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, aPlan, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();

it('answers an unknown address with the words of the specification and a way home', async () => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  // The way home is the landing page, which shows the plans.
  answer(api.listPlans, [aPlan()]);
  const { user } = openApp('/questa-pagina-non-esiste');

  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
  expect(document.title).toBe('404 Page Not Found · Citato');
  await user.click(screen.getByRole('link', { name: 'Torna alla pagina iniziale' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Quando un cliente chiede/ })).toBeTruthy();
});
