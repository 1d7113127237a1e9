import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/journey.ts';

const GTM_ID = 'GTM-JOURNEY1';

test.use({ settings: { GTM_ID } });

test.beforeEach(async ({ page }) => {
  // Whatever the tag manager would bring stays outside.
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
});

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie', exact: true });
const tagManager = (page: Page) => page.locator(`script[src*="googletagmanager"][src$="${GTM_ID}"]`);

test('nothing is measured before a yes, and a no is remembered', async ({ page }) => {
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

test('a yes loads the tag manager, and the cookie page takes it back', async ({ page }) => {
  await page.goto('/login');
  await expect(banner(page)).toBeVisible();
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
