import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/journey.ts';
import { askForResetLink, openAccount, registerAccount, userMenu } from './fixtures/people.ts';

test('what a visitor sees of accounts and privacy is accessible and fits', async ({ page, request }) => {
  const resetLink = await askForResetLink(request, await registerAccount(request));
  const screens = [
    { path: '/forgot-password', title: 'Password dimenticata?' },
    { path: resetLink, title: 'Nuova password' },
    { path: '/reset-password?token=x', title: 'Questo link non funziona più' },
    { path: '/profile', title: 'Accesso Richiesto' },
    { path: '/privacy', title: 'Privacy' },
    { path: '/cookie', title: 'Cookie' },
  ];
  for (const { path, title } of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('profile, plans and the request for help are accessible and fit', async ({ page }) => {
  await openAccount(page.request);
  await page.goto('/profile');
  await expect(page.getByText('Questo dispositivo', { exact: true })).toBeVisible();
  await expectAccessible(page, 'profile');
  await page.getByRole('tab', { name: 'Piano' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Piano' }).getByRole('heading').first()).toBeVisible();
  await expectAccessible(page, 'plans');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Assistenza' }).click();
  const dialog = page.getByRole('dialog', { name: 'Richiesta Assistenza' });
  await dialog.getByRole('button', { name: 'Invia Ticket' }).click();
  await expect(dialog.getByText("L'oggetto deve contenere almeno 5 caratteri")).toBeVisible();
  await expectAccessible(page, 'request for help with errors', '[role=dialog]');
});
