import { api, type Plan, type PublicConfig, type User } from '@citato/contract';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aConfig, answer, aUser, refuse } from './api-server.ts';
import { findEnabledButton } from './find-enabled.ts';
import { readRecorded } from './recorded.ts';
import { PLANS } from './serve-plan-tab.ts';

const SANDBOX: PublicConfig['payments'] = { provider: 'sandbox', publishableKey: null };
export const SETUP = readRecorded('pro-canceled', 'startCheckout');

/** Guru, changed as a test wants it, among the plans the server sells. */
const thePlans = (changes: Partial<Plan> = {}): Plan[] =>
  Object.values({ ...PLANS, guru: { ...PLANS.guru, ...changes } });

/** A first month of the plan. */
export const aCharge = (
  over: Partial<{ dueCents: number; openCents: number; differenceCents: number }> = {},
) => ({
  dueCents: 9900,
  openCents: 0,
  differenceCents: 0,
  proratedAt: null,
  ...over,
});

/** Somebody signed in whom the checkout can serve: plans, limits, a sandbox, a setup. */
export function serveCheckout({
  user = {},
  config = {},
  plan = {},
}: {
  user?: Partial<User>;
  config?: Partial<PublicConfig>;
  plan?: Partial<Plan>;
} = {}): void {
  answer(api.refreshSession, { accessToken: 'token-1' });
  answer(api.getOwnProfile, aUser(user));
  answer(api.listPlans, thePlans(plan));
  answer(api.getUserLimits, readRecorded('free-new', 'getUserLimits'));
  answer(api.getConfig, aConfig({ payments: SANDBOX, ...config }));
  answer(api.startCheckout, SETUP);
  answer(api.getCheckoutCharge, aCharge());
  answer(api.listCompanies, readRecorded('free-new', 'listCompanies'));
  answer(api.getSuggestionAllowance, readRecorded('free-new', 'getSuggestionAllowance'));
  answer(api.getMonitoringLastUpdate, { lastUpdate: null });
  refuse(api.streamEvents, 'server.unavailable');
}

/** A card in the sandbox's form, as somebody types it. */
export async function typeCard(user: UserEvent, number = '4242424242424242'): Promise<void> {
  await findEnabledButton('Completa pagamento €99/mese');
  await user.type(screen.getByLabelText('Numero carta'), number);
  await user.type(screen.getByLabelText('Scadenza'), '1240');
  await user.type(screen.getByLabelText('CVC'), '123');
}
