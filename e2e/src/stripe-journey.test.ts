import { api } from '@citato/contract';
import type { Page } from '@playwright/test';
import { payButton, readPlan } from './fixtures/checkout.ts';
import { expect } from './fixtures/journey.ts';
import { openAccount } from './fixtures/people.ts';
import { alert, toast } from './fixtures/screens.ts';
import { test } from './fixtures/stand-in-stripe.ts';
import { endingThisMonth, openSubscribedAccount } from './fixtures/subscriptions.ts';

type Stripe = Parameters<Parameters<typeof test>[2]>[0]['stripe'];

/** As far as the card: its number is typed into Stripe’s frame. */
async function typeCard(page: Page, number: string): Promise<void> {
  await page.frameLocator('iframe[title="Modulo di Stripe"]').getByLabel('Numero carta').fill(number);
}

async function openCheckout(page: Page): Promise<void> {
  await openAccount(page.request);
  await page.goto('/checkout?plan=guru');
  await expect(payButton(page)).toBeEnabled();
}

const answerBank = (page: Page, answer: 'Autorizza' | 'Rifiuta') =>
  page.frameLocator('iframe[title="Banca"]').getByRole('button', { name: answer }).click();
/** How a plan is bought at Stripe without the form. */
const atStripe =
  ({ holder }: Stripe) =>
  ({
    setupIntentId,
    clientSecret,
    expiry,
  }: {
    setupIntentId: string;
    clientSecret: string;
    expiry: string;
  }) => {
    const [month = '', year = ''] = expiry.split('/');
    const card = { number: '4242424242424242', expMonth: Number(month), expYear: 2000 + Number(year) };
    holder.confirmSetup({ setupId: setupIntentId, clientSecret, card, approves: true });
  };

/** How many subscriptions Stripe was asked to begin since then. */
const countBegun = ({ requests }: Stripe, since: number) =>
  requests.slice(since).filter(({ method, path }) => `${method} ${path}` === 'POST /v1/subscriptions').length;

/** The page's purchase events in its data layer, in order. */
const readEvents = async (page: Page) => {
  const reported = await page.evaluate((): unknown => Reflect.get(window, 'dataLayer'));
  return readList(reported).filter((entry) => /purchase|plan_change|cancelled/.test(JSON.stringify(entry)));
};
const readList = (reported: unknown): unknown[] => (Array.isArray(reported) ? reported : []);

const isDone = (page: Page) => expect(page.getByRole('heading', { name: 'Piano attivato!' })).toBeVisible();

test('a plan is bought with a card typed into Stripe’s own frame', async ({ page, stripe }) => {
  await openCheckout(page);
  await typeCard(page, '4242 4242 4242 4242');
  const before = stripe.requests.length;
  await payButton(page).dblclick();
  await isDone(page);
  expect(await readPlan(page)).toEqual({ plan: 'guru', status: 'active' });
  expect(countBegun(stripe, before)).toBe(1);
  await expect(toast(page, 'Piano attivo')).toBeVisible();
  expect(await readEvents(page)).toEqual([
    expect.objectContaining({ event: 'purchase', plan: 'guru', value: 99, currency: 'EUR' }),
  ]);
});

test('a bank that asks at the card and at the payment is answered, and the event grants the plan', async ({
  page,
}) => {
  await openCheckout(page);
  await typeCard(page, '4000 0027 6000 3184');
  const created = page.waitForResponse((answer) => answer.url().endsWith(api.createSubscription.path));
  await payButton(page).click();
  await answerBank(page, 'Autorizza');
  // The second question comes in a frame of its own, once the subscription is there.
  await created;
  await answerBank(page, 'Autorizza');
  await isDone(page);
  expect(await readPlan(page)).toEqual({ plan: 'guru', status: 'active' });
});

test('what a bank refuses buys nothing, and another card does', async ({ page, expectComplaints }) => {
  expectComplaints(/status of 402 .*api\.stripe\.com/);
  await openCheckout(page);
  await typeCard(page, '4000 0000 0000 0002');
  await payButton(page).click();
  await expect(alert(page, 'La banca ha rifiutato la carta')).toBeVisible();
  await typeCard(page, '4000 0025 0000 3155');
  await payButton(page).click();
  await answerBank(page, 'Rifiuta');
  await expect(alert(page, 'La banca non ha confermato')).toBeVisible();
  expect(await readPlan(page)).toEqual({ plan: 'free', status: 'inactive' });
  await typeCard(page, '4242 4242 4242 4242');
  await payButton(page).click();
  await isDone(page);
});

test('a window closed while the bank asks about the payment leaves no plan, and another card pays for the same subscription', async ({
  page,
  context,
  stripe,
}) => {
  const before = stripe.requests.length;
  await openCheckout(page);
  await typeCard(page, '4000 0027 6000 3184');
  const created = page.waitForResponse((answer) => answer.url().endsWith(api.createSubscription.path));
  await payButton(page).click();
  await answerBank(page, 'Autorizza');
  await created;
  await expect(page.frameLocator('iframe[title="Banca"]').getByRole('button')).toHaveCount(2);
  await page.close();

  const again = await context.newPage();
  await again.goto('/profile?tab=plan');
  await expect(again.getByText('Setup Incompleto')).toBeVisible();
  expect(await readPlan(again)).toEqual({ plan: 'free', status: 'incomplete' });
  await again.getByRole('link', { name: 'Completa Setup' }).click();
  await expect(payButton(again)).toBeEnabled();
  await typeCard(again, '4242 4242 4242 4242');
  await payButton(again).click();
  await isDone(again);
  expect(await readPlan(again)).toEqual({ plan: 'guru', status: 'active' });
  expect(countBegun(stripe, before)).toBe(1);
});

test('a subscription at Stripe is enlarged, made smaller, canceled and taken back, each told once', async ({
  page,
  stripe,
}) => {
  await openSubscribedAccount(page.request, { planId: 'pro', giveCard: atStripe(stripe) });
  const before = stripe.requests.length;
  await page.goto('/profile?tab=plan');
  await page.getByRole('button', { name: 'Passa a Guru' }).click();
  await expect(toast(page, 'Piano aggiornato')).toBeVisible();
  expect(await readPlan(page)).toEqual({ plan: 'guru', status: 'active' });

  await page.getByRole('button', { name: 'Passa a Pro' }).click();
  await page.getByRole('button', { name: 'Conferma Downgrade' }).click();
  await expect(toast(page, 'Downgrade completato')).toBeVisible();
  expect(await readPlan(page)).toEqual({ plan: 'pro', status: 'active' });

  await page.getByRole('button', { name: 'Cancella Abbonamento' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancella Abbonamento' }).click();
  await expect(toast(page, 'Abbonamento cancellato')).toBeVisible();
  expect(await readPlan(page)).toEqual({ plan: 'pro', status: 'canceled' });
  await page.getByRole('button', { name: 'Riattiva Abbonamento' }).click();
  await expect(toast(page, 'Abbonamento riattivato')).toBeVisible();
  expect(await readPlan(page)).toEqual({ plan: 'pro', status: 'active' });
  expect(countBegun(stripe, before)).toBe(0);

  const change = { event: 'plan_change', currency: 'EUR' };
  expect(await readEvents(page)).toEqual([
    { ...change, previous_plan: 'pro', new_plan: 'guru', price_difference: 40, change_type: 'upgrade' },
    { ...change, previous_plan: 'guru', new_plan: 'pro', price_difference: -40, change_type: 'downgrade' },
    { event: 'subscription_cancelled' },
  ]);
});

// Last: time passes for every customer of this Stripe.
test('a renewal the bank refuses is paid with a card typed into Stripe’s own frame', async ({
  page,
  stripe,
}) => {
  const expiry = endingThisMonth();
  await openSubscribedAccount(page.request, { planId: 'guru', expiry, giveCard: atStripe(stripe) });
  const before = stripe.requests.length;
  await stripe.advance(32 * 86_400);
  await expect(async () => {
    expect(await readPlan(page)).toEqual({ plan: 'guru', status: 'past_due' });
  }).toPass();
  await page.goto('/profile?tab=plan');
  await page.getByRole('button', { name: 'Aggiorna Pagamento' }).click();
  await expect(page).toHaveURL(/\/checkout\?plan=guru$/);
  await expect(page.getByText('Rata in sospeso', { exact: true })).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await typeCard(page, '4242 4242 4242 4242');
  await payButton(page).click();
  await isDone(page);
  expect(await readPlan(page)).toEqual({ plan: 'guru', status: 'active' });
  expect(countBegun(stripe, before)).toBe(0);
});
