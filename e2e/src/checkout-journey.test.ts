import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { aPerson, openAccount, sendLogin } from './fixtures/people.ts';
import { chooseCard, completePayment, payButton, readPlan } from './fixtures/checkout.ts';
import { alert, toast } from './fixtures/screens.ts';

const openCheckout = async (page: Page, plan = 'guru') => {
  await page.goto(`/checkout?plan=${plan}`);
  await expect(payButton(page)).toBeEnabled();
};

test('a plan is bought with a card typed in, and the way back pays nothing twice', async ({
  page,
  expectComplaints,
}) => {
  expectComplaints(/status of 409 .*\/api\/subscription\/setup/);
  await openAccount(page.request);
  await page.goto('/profile?tab=plan');
  await openCheckout(page);
  await expect(
    page.getByRole('region', { name: 'Piano Guru' }).getByText('50 prompt di monitoraggio'),
  ).toBeVisible();
  await page.getByLabel('Numero carta').pressSequentially('4242424242424242');
  await page.getByLabel('Scadenza').pressSequentially('1240');
  await page.getByLabel('CVC').pressSequentially('123');
  await expect(page.getByLabel('Numero carta')).toHaveValue('4242 4242 4242 4242');
  await payButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Piano attivato!' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(toast(page, 'Piano attivo')).toBeVisible();
  expect(await readPlan(page)).toEqual({ plan: 'guru', status: 'active' });

  await page.goBack();
  await expect(page).toHaveURL(/tab=plan/);
  await page.goto('/checkout?plan=guru');
  await expect(toast(page, 'Subscription già attiva')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('who registers for a paid plan comes through the verification to its checkout', async ({ page }) => {
  const person = aPerson();
  await page.goto('/register?plan=pro');
  await page.getByLabel('Nome', { exact: true }).fill('Ada');
  await page.getByLabel('Cognome').fill('Bianchi');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Conferma password').fill(person.password);
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(page).toHaveURL(/\/verify-email/);
  await page.getByRole('link', { name: 'Apri la casella di prova' }).click();
  await page.getByRole('link', { name: /token=/ }).click();
  await expect(page.getByText('Email verificata')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\?plan=pro$/);
  await completePayment(page);
  expect(await readPlan(page)).toEqual({ plan: 'pro', status: 'active' });
});

test('a visitor signs in on the way to a checkout', async ({ page, request }) => {
  const person = await openAccount(request);
  await page.goto('/checkout?plan=guru');
  await expect(toast(page, 'Accesso richiesto')).toBeVisible();
  await expect(page).toHaveURL('/login?redirect=%2Fcheckout&plan=guru');
  await sendLogin(page, person);
  await expect(page).toHaveURL('/checkout?plan=guru');
  await expect(payButton(page)).toBeEnabled();
});

test('a bank that asks is approved, refused or left by a reload, which charge nothing', async ({ page }) => {
  await openAccount(page.request);
  await openCheckout(page);
  await chooseCard(page, '4000 0025 0000 3155');
  await payButton(page).click();
  const bank = page.getByRole('dialog', { name: 'La tua banca chiede una conferma' });
  await expect(bank).toBeVisible();
  await page.reload();
  await expect(payButton(page)).toBeEnabled();
  expect(await readPlan(page)).toEqual({ plan: 'free', status: 'inactive' });
  await chooseCard(page, '4000 0025 0000 3155');
  await payButton(page).click();
  await bank.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(alert(page, 'La banca non ha confermato')).toBeVisible();
  expect(await readPlan(page)).toEqual({ plan: 'free', status: 'inactive' });
  await payButton(page).click();
  await bank.getByRole('button', { name: 'Autorizza' }).click();
  await expect(page.getByRole('heading', { name: 'Piano attivato!' })).toBeVisible();
  expect(await readPlan(page)).toEqual({ plan: 'guru', status: 'active' });
});

test('a declined card says so, and another one pays', async ({ page }) => {
  await openAccount(page.request);
  await openCheckout(page, 'pro');
  await chooseCard(page, '4000 0000 0000 0002');
  await payButton(page).click();
  await expect(alert(page, 'La tua carta è stata rifiutata')).toBeVisible();
  await completePayment(page);
  expect(await readPlan(page)).toEqual({ plan: 'pro', status: 'active' });
});

test('a card without funds leaves an incomplete subscription, which another card repairs', async ({
  page,
  expectComplaints,
}) => {
  expectComplaints(/status of 402 .*\/api\/subscription\/create/);
  await openAccount(page.request);
  await openCheckout(page);
  await chooseCard(page, '4000 0000 0000 9995');
  await payButton(page).click();
  await expect(alert(page, 'La banca ha rifiutato il pagamento')).toBeVisible();
  expect(await readPlan(page)).toEqual({ plan: 'free', status: 'incomplete' });
  await page.reload();
  await completePayment(page);
  expect(await readPlan(page)).toEqual({ plan: 'guru', status: 'active' });
});

test('a payment the bank asks about each time is confirmed, after a first no, too', async ({ page }) => {
  await openAccount(page.request);
  await openCheckout(page);
  const bank = page.getByRole('dialog', { name: 'La tua banca chiede una conferma' });
  for (const decides of ['Rifiuta', 'Autorizza']) {
    await expect(payButton(page)).toBeEnabled();
    await page.getByLabel('Numero carta').fill('4000 0027 6000 3184');
    await page.getByLabel('Scadenza').fill('12 / 40');
    await page.getByLabel('CVC').fill('123');
    await payButton(page).click();
    await expect(bank.getByText('carta che finisce con 3184')).toBeVisible();
    await bank.getByRole('button', { name: 'Autorizza' }).click();
    await expect(bank.getByText('autorizzi il pagamento?')).toBeVisible();
    await bank.getByRole('button', { name: decides }).click();
    if (decides === 'Rifiuta') await expect(alert(page, 'La banca non ha confermato')).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Piano attivato!' })).toBeVisible();
  expect(await readPlan(page)).toEqual({ plan: 'guru', status: 'active' });
});

test('two tabs that pay make one subscription', async ({ page, context }) => {
  await openAccount(page.request);
  const other = await context.newPage();
  await openCheckout(page);
  await openCheckout(other);
  for (const tab of [page, other]) await chooseCard(tab, '4242 4242 4242 4242');
  const ids: unknown[] = [];
  const bothAsk = Promise.withResolvers<undefined>();
  let asking = 0;
  // Neither may see what the other has bought before it asks.
  await context.route('**/api/subscription/create', async (route) => {
    asking += 1;
    if (asking === 2) bothAsk.resolve(undefined);
    await bothAsk.promise;
    await route.continue();
  });
  for (const tab of [page, other])
    tab.on('response', (response) => {
      if (response.url().endsWith('/api/subscription/create'))
        ids.push(response.json().then((body: { subscriptionId: string }) => body.subscriptionId));
    });
  await Promise.all([page, other].map((tab) => payButton(tab).click()));
  // Both at once: it stands there for two seconds.
  await Promise.all(
    [page, other].map((tab) => expect(tab.getByRole('heading', { name: 'Piano attivato!' })).toBeVisible()),
  );
  const [first, second] = await Promise.all(ids);
  expect(first).toBe(second);
  expect(await readPlan(page)).toEqual({ plan: 'guru', status: 'active' });
});
