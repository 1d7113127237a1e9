import { api } from '@citato/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/journey.ts';
import { openAccount, userMenu } from './fixtures/people.ts';

/** The product as an operator runs it who measures; whatever the tag manager would load stays outside. */
async function measure(page: Page): Promise<void> {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.route(`**${api.getConfig.path}`, async (route) => {
    const answer = await route.fetch();
    const config = api.getConfig.responses[200].parse(await answer.json());
    await route.fulfill({ json: { ...config, gtmId: 'GTM-JOURNEY' } });
  });
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie', exact: true });
const tagManager = (page: Page) => page.locator('script[src*="googletagmanager"]');

test('what a visitor sees of accounts and privacy is accessible and fits', async ({ page }) => {
  const screens = [
    { path: '/forgot-password', title: 'Password dimenticata?' },
    { path: '/reset-password?token=x', title: 'Nuova password' },
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

test('nothing is measured before a yes, and a no is remembered', async ({ page }) => {
  await measure(page);
  await page.goto('/login');
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page, 'consent banner');
  await banner(page).getByRole('button', { name: 'Solo necessari' }).click();
  await expect(banner(page)).toBeHidden();
  await page.goto('/cookie');
  await expect(page.getByText('Hai scelto solo i cookie necessari.')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect(tagManager(page)).toHaveCount(0);
});

test('a yes loads the tag manager, and the cookie page takes it back', async ({ page, expectComplaints }) => {
  // This product was started without a tag manager, so its content security policy still keeps one out.
  expectComplaints(/Content Security Policy.*googletagmanager|googletagmanager.*Content Security Policy/s);
  await measure(page);
  await page.goto('/login');
  await expect(tagManager(page)).toHaveCount(0);
  await banner(page).getByRole('button', { name: 'Accetta' }).click();
  await expect(banner(page)).toBeHidden();
  await expect(tagManager(page)).toHaveCount(1);
  await page.goto('/cookie');
  await expect(page.getByText('Hai accettato le statistiche.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Solo necessari' }).click();
  await expect(page.getByText('Hai scelto solo i cookie necessari.')).toBeVisible();
  await expect(tagManager(page)).toHaveCount(0);
});
