import { api, type User } from '@citato/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listRequests, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { serveCheckout } from '../../../test/serve-checkout.ts';

startApiServer();

const back = (user: Partial<User>) => {
  serveCheckout({ user });
  return openApp('/?payment=success');
};

it('says once that the plan is active, and takes the mark out of the address', async () => {
  const { router } = back({ planId: 'guru', subscribedPlanId: 'guru', subscriptionStatus: 'active' });
  expect(await screen.findByText('Piano attivo')).toBeTruthy();
  expect(screen.getAllByText('Piano attivo')).toHaveLength(1);
  await waitFor(() => {
    expect(router.state.location.href).toBe('/');
  });
  await waitFor(() => {
    expect(listRequests(api.getUserLimits)).toHaveLength(2);
  });
});

it.each([
  ['incomplete', 'Piano non ancora attivo'],
  ['inactive', 'Nessun piano attivato finora'],
] as const)('claims no plan that is not there yet (%s)', async (subscriptionStatus, title) => {
  const { router } = back({ planId: 'free', subscriptionStatus });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByText('Piano attivo')).toBeNull();
  await waitFor(() => {
    expect(router.state.location.href).toBe('/');
  });
});

it('claims no payment of a plan that was granted', async () => {
  back({ planId: 'business', subscribedPlanId: null, subscriptionStatus: 'active' });
  expect(await screen.findByText('Nessun piano attivato finora')).toBeTruthy();
  expect(screen.queryByText('Piano attivo')).toBeNull();
});
