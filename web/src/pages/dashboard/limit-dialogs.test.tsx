import { api, type Plan, type User, type UserLimits } from '@citato/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, aUser, cutOff, refuse, startApiServer } from '../../../test/api-server.ts';
import { findEnabledButton } from '../../../test/find-enabled.ts';
import { someLimits } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';
import { readRecorded, serveOne, serveRecorded } from '../../../test/recorded.ts';
import { PLANS } from '../../../test/serve-plan-tab.ts';

const limitsOf = (plan: Plan): UserLimits['limits'] => {
  const { maxCompanies, maxPrompts, taskListsEnabled, promptAnalysisEnabled } = plan;
  return { maxCompanies, maxPrompts, taskListsEnabled, promptAnalysisEnabled };
};
/** An account that has all its plan holds. */
const full = (plan: Plan, over: Partial<UserLimits['limits']> = {}): UserLimits => {
  const limits = { ...limitsOf(plan), ...over };
  const usage = { companies: limits.maxCompanies, prompts: limits.maxPrompts, analyses: 1 };
  return someLimits({ plan: plan.id, limits, usage });
};
const subscribed = (plan: Plan): Partial<User> => ({
  planId: plan.id,
  subscribedPlanId: plan.id,
  subscriptionStatus: 'active',
});

/** The company of an account whose one analysis is over. */
const COMPANY_ID = readRecorded('free-spent', 'listCompanies').companies[0]?.id ?? '';

const DIALOGS = [
  {
    name: 'companies',
    title: 'Limite Piano Raggiunto',
    address: '/',
    button: 'Nuova Azienda',
    free: ['Il piano Free include 1 azienda.', 'Con Pro ne segui 2, €59 al mese.'],
    plan: 'pro',
  },
  {
    name: 'prompts',
    title: 'Limite Prompt Raggiunto',
    address: `/?azienda=${COMPANY_ID}`,
    button: 'Aggiungi Prompt',
    free: ['Il piano Free include 1 prompt in tutto.', 'Con Pro ne segui 15, €59 al mese.'],
    plan: 'pro',
  },
  {
    name: 'analyses and task lists',
    title: 'Analisi non disponibile',
    address: `/?azienda=${COMPANY_ID}`,
    button: 'Crea Task List',
    free: [
      'Il piano Free include una sola analisi per prompt, già utilizzata.',
      'Con Guru hai analisi ogni giorno e Task List, €99 al mese. Con Pro solo le analisi, €59 al mese.',
    ],
    plan: 'guru',
  },
] as const;
const [COMPANIES, PROMPTS] = DIALOGS;

startApiServer();

interface Scene {
  user?: Partial<User>;
  limits?: UserLimits;
  plans?: Plan[];
}

async function meet(
  { address, button, title }: { address: string; button: string; title: string },
  { user, limits, plans }: Scene = {},
) {
  serveRecorded('free-spent');
  serveOne('pro-canceled', 'startCheckout');
  if (user !== undefined) answer(api.getOwnProfile, aUser(user));
  if (limits !== undefined) answer(api.getUserLimits, limits);
  if (plans !== undefined) answer(api.listPlans, plans);
  const app = openApp(address);
  await app.user.click(await findEnabledButton(button));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

describe('the dialog of a limit', () => {
  it.each(DIALOGS)('names the plan that helps and its price, with one way to it: $name', async (limit) => {
    const { user, router, dialog } = await meet(limit);
    for (const words of limit.free) expect(dialog.getByText(words)).toBeTruthy();
    const ways = dialog.getAllByRole('button').map(({ textContent }) => textContent);
    expect(ways.filter((words) => words !== '')).toEqual(['Annulla', 'Aggiorna Piano']);
    await user.click(dialog.getByRole('button', { name: 'Aggiorna Piano' }));
    await waitFor(() => {
      expect(router.state.location.href).toBe('/profile?tab=plan');
    });
  });

  it('says the price and the number of this moment', async () => {
    const pro = { ...PLANS.pro, price: 4900, maxCompanies: 3 };
    const { dialog } = await meet(COMPANIES, { plans: [PLANS.free, pro, PLANS.guru, PLANS.business] });
    expect(dialog.getByText('Con Pro ne segui 3, €49 al mese.')).toBeTruthy();
  });

  it('passes over a plan that cannot be bought', async () => {
    const plans = [PLANS.free, { ...PLANS.pro, stripePriceId: null }, PLANS.guru, PLANS.business];
    const { dialog } = await meet(COMPANIES, { plans });
    expect(dialog.getByText('Con Guru ne segui 5, €99 al mese.')).toBeTruthy();
    expect(dialog.queryByText(/Pro/)).toBeNull();
  });

  it('leads whom a subscription charges to the change with one press, without another card', async () => {
    const { dialog } = await meet(PROMPTS, { user: subscribed(PLANS.pro), limits: full(PLANS.pro) });
    expect(dialog.getByText('Con Guru ne segui 50, €99 al mese.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Passa a/ })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Aggiorna Piano' })).toBeTruthy();
  });

  it.each([
    { why: 'the largest plan', limits: full(PLANS.business), holds: 'Il piano Business include 15 aziende.' },
    {
      why: 'a limit set for the account',
      limits: full(PLANS.pro, { maxCompanies: 1 }),
      holds: 'Il tuo account include 1 azienda.',
    },
  ])('promises no larger plan where none helps: $why', async ({ limits, holds }) => {
    const { user, dialog } = await meet(COMPANIES, { limits });
    for (const words of [holds, 'Per seguirne altre scrivici da «Assistenza», nel menu utente.'])
      expect(dialog.getByText(words)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /Aggiorna Piano|Passa a/ })).toBeNull();
    expect(dialog.getAllByRole('button', { name: 'Chiudi' })).toHaveLength(2);
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('promises no larger plan where the account was given the very number of its plan', async () => {
    const { dialog } = await meet(PROMPTS, {
      limits: { ...full(PLANS.pro), setForAccount: ['maxPrompts'] },
    });
    for (const words of [
      'Il tuo account include 15 prompt in tutto.',
      'Per aggiungerne altri scrivici da «Assistenza», nel menu utente.',
    ])
      expect(dialog.getByText(words)).toBeTruthy();
    expect(dialog.queryByText(/€/)).toBeNull();
  });

  it.each([
    [
      'no plan is sold',
      () =>
        answer(
          api.listPlans,
          Object.values(PLANS).map((plan) => ({ ...plan, stripePriceId: null })),
        ),
    ],
    [
      'the plans do not come',
      () => {
        cutOff(api.listPlans);
      },
    ],
  ])('names no price when %s', async (_, serve) => {
    serveRecorded('free-spent');
    serve();
    const { user } = openApp('/');
    await user.click(await findEnabledButton('Nuova Azienda'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Limite Piano Raggiunto' }));
    for (const words of [
      'Il piano Free include 1 azienda.',
      'Passa a un piano superiore per seguirne altre.',
    ])
      expect(dialog.getByText(words)).toBeTruthy();
    expect(dialog.queryByText(/€/)).toBeNull();
    expect(dialog.queryByRole('button', { name: /^Passa a/ })).toBeNull();
  });
});

it('a refusal on the largest plan advises no larger one', async () => {
  serveRecorded('free-spent');
  const usage = { companies: 1, prompts: 149, analyses: 1 };
  answer(api.getUserLimits, someLimits({ plan: 'business', limits: limitsOf(PLANS.business), usage }));
  refuse(api.addPrompts, 'prompts.limit_reached');
  refuse(api.requestSuggestions, 'suggestions.daily_limit');
  const { user } = openApp(`/?azienda=${COMPANY_ID}`);
  await user.click(await findEnabledButton('Aggiungi Prompt'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aggiungi Prompt' }));
  await user.type(dialog.getByLabelText('Testo del prompt'), 'Qual è il miglior CRM?');
  await user.click(dialog.getByRole('button', { name: 'Aggiungi Prompt' }));
  expect(await screen.findByText('Limite raggiunto: non puoi avere altri prompt.')).toBeTruthy();
  expect(screen.queryByText(/piano superiore/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Aggiorna Piano' })).toBeNull();
});
