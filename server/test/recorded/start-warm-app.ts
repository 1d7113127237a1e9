import { syncPrices } from '../../src/features/billing/prices/sync-prices.ts';
import { createFakeClock } from '../fake-clock.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../start-test-app.ts';

const APP_URL = 'https://citato.example';

/** The product as it stands once it has started: the plans have found their prices, and time is that of the scenes. */
export async function startWarmApp({ env, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const app = await startTestApp({
    clock: createFakeClock(),
    // Whoever has signed in stays so while the hours pass.
    env: { ANSWERS_PER_ANALYSIS: '5', ACCESS_TTL_S: '86400', ...env },
    ...options,
  });
  await syncPrices({
    ...app.ctx,
    payments: app.app.adapters.payments.provider,
    settings: { appUrl: APP_URL, supportEmail: null, promoEndsAt: null },
  });
  return app;
}
