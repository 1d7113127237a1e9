import { api } from '@citato/contract';
import { expectAccessible } from './fixtures/accessible.ts';
import { chooseCard, payButton } from './fixtures/checkout.ts';
import { expect, test } from './fixtures/journey.ts';
import { askForResetLink, openAccount, registerAccount, userMenu } from './fixtures/people.ts';
import { alert } from './fixtures/screens.ts';

test('the form a mailed link leads to is accessible and fits', async ({ page, request }) => {
  const resetLink = await askForResetLink(request, await registerAccount(request));
  await page.goto(resetLink);
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova password' })).toBeVisible();
  await expectAccessible(page, 'new password');
});

test('every state of the checkout is accessible and fits', async ({ page, expectComplaints }) => {
  expectComplaints(/status of 503/);
  await openAccount(page.request);
  await page.goto('/checkout?plan=guru');
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).click();
  await expect(page.getByText('Il numero della carta non è completo')).toBeVisible();
  await expectAccessible(page, 'checkout with errors');
  await chooseCard(page, '4000 0025 0000 3155');
  await payButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'question of the bank', '[role=dialog]');
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(alert(page, 'La banca non ha confermato')).toBeVisible();
  await expectAccessible(page, 'checkout with a refused card');

  await page.route(`**${api.startCheckout.path}`, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/checkout?plan=business');
  await expect(page.getByRole('heading', { name: 'Errore' })).toBeVisible();
  await expectAccessible(page, 'checkout that could not be set up');
  await page.route(`**${api.listPlans.path}`, (route) => route.fulfill({ json: [] }));
  await page.goto('/checkout?plan=business');
  await expect(page.getByRole('heading', { name: 'Piano non trovato' })).toBeVisible();
  await expectAccessible(page, 'checkout without its plan');
});

test('profile and the request for help are accessible and fit', async ({ page }) => {
  await openAccount(page.request);
  await page.goto('/profile');
  await expect(page.getByText('Questo dispositivo', { exact: true })).toBeVisible();
  await expectAccessible(page, 'profile');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Assistenza' }).click();
  const dialog = page.getByRole('dialog', { name: 'Richiesta Assistenza' });
  await dialog.getByRole('button', { name: 'Invia Ticket' }).click();
  await expect(dialog.getByText("L'oggetto deve contenere almeno 5 caratteri")).toBeVisible();
  await expectAccessible(page, 'request for help with errors', '[role=dialog]');
});
