import { api } from '@citato/contract';
import type { Page } from '@playwright/test';
import { payButton, readPlan } from './fixtures/checkout.ts';
import { expect } from './fixtures/journey.ts';
import { openAccount } from './fixtures/people.ts';
import { alert } from './fixtures/screens.ts';
import { test } from './fixtures/stand-in-stripe.ts';

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
const isDone = (page: Page) => expect(page.getByRole('heading', { name: 'Piano attivato!' })).toBeVisible();

test('a plan is bought with a card typed into Stripe’s own frame', async ({ page, stripe }) => {
  await openCheckout(page);
  await typeCard(page, '4242 4242 4242 4242');
  const before = stripe.requests.length;
  await payButton(page).dblclick();
  await isDone(page);
  expect(await readPlan(page)).toEqual({ plan: 'guru', status: 'active' });
  const made = stripe.requests
    .slice(before)
    .filter(({ method, path }) => `${method} ${path}` === 'POST /v1/subscriptions');
  expect(made).toHaveLength(1);
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
