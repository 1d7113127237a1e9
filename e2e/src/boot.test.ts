import { expect, test } from './fixtures/journey.ts';

test('a visitor of a freshly started product gets a page with a silent console', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Citato/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('main')).toBeVisible();
});

test('an unknown address answers 404 with a page, a missing file without one', async ({
  page,
  request,
  expectComplaints,
}) => {
  expectComplaints(/status of 404/);
  const answer = await page.goto('/questa/pagina-non-esiste?x=<script>');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  const asset = await request.get('/assets/missing.js');
  expect(asset.status()).toBe(404);
  expect(await asset.text()).not.toContain('<html');
});
