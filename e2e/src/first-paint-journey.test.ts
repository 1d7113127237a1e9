import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { alert } from './fixtures/screens.ts';

/** Holds every file of the app back until it is let go. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

test.use({ moves: true });

test('without JavaScript the landing page is whole, and leads to the forms', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.baseUrl });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('listitem', { name: 'Guru' })).toContainText('€99');
  await page.getByText('Posso disdire quando voglio?').click();
  await expect(page.getByText('Il piano resta attivo fino alla fine')).toBeVisible();
  await page.getByRole('link', { name: 'Scegli Pro' }).click();
  await expect(page.getByText('Piano PRO')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.locator('noscript')).toBeVisible();
  await context.close();
});

test('the landing page loads the app when it is touched, and stays as its visitor left it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  const question = page.getByText('Ogni quanto si aggiornano i dati?');
  await question.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  const arrival = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('citato:app-ready', () => {
          resolve();
        });
      }),
  );
  await question.click();
  await arrival;
  await expect(page.getByText('Nei piani a pagamento ogni 24 ore')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.getByRole('link', { name: 'Accedi' }).first().click();
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
});

test('what is typed and sent before the app is there is neither lost nor sent twice', async ({
  page,
  expectComplaints,
}) => {
  expectComplaints(/status of 401/);
  const letAppGo = await holdApp(page);
  await page.goto('/login');
  await page.getByLabel('Email').pressSequentially('nessuno@citato.example');
  await page.getByLabel('Password', { exact: true }).pressSequentially('Sbagliata-2026');
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') logins.push(new URL(request.url()).pathname);
  });
  await page.keyboard.press('Enter');
  letAppGo();
  await expect(alert(page, 'Email o password non corretti.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nessuno@citato.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Sbagliata-2026');
  expect(logins).toEqual(['/api/auth/login']);
});

test('a call to action leads on though the app never comes', async ({ page, expectComplaints }) => {
  expectComplaints(/Failed to load resource/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'Scegli Guru' }).click();
  await expect(page).toHaveURL('/register?plan=guru');
  await expect(page.getByText('Piano GURU')).toBeVisible();
});
