import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './fixtures/journey.ts';
import { openAccount } from './fixtures/people.ts';

const PAGE = `<!doctype html><html lang="it"><head><title>Trattoria Aurora — Ancona</title>
  <meta name="description" content="Cucina marchigiana e pesce fresco dal porto di Ancona.">
  <meta property="og:site_name" content="Trattoria Aurora"></head>
  <body><h1>Il pesce di oggi</h1><p>Prenota un tavolo nel nostro ristorante.</p></body></html>`;
const SITE = 'http://trattoria-aurora.example';

/** The product with a company's website beside it. */
const test = base.extend<object, { site: Server }>({
  site: [
    async ({ browserName: _ }, use) => {
      const server = createServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ site }, use) => {
      const port = String(portOf(site));
      await use({ LOCAL_SITES: `trattoria-aurora.example=127.0.0.1:${port}` });
    },
    { scope: 'worker' },
  ],
});

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port');
  return address.port;
}

test.use({ moves: true });

test('a visitor types before the app is there, sees the answer, and finds site and question after registering', async ({
  page,
}) => {
  const { promise: held, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByLabel('Il tuo sito').pressSequentially(SITE);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Il tuo sito')).toHaveValue(SITE);
  resolve(undefined);

  const stage = page.getByRole('region', { name: 'La risposta per il tuo sito' });
  await expect(stage.getByText('Aspettiamo la risposta del motore AI')).toBeVisible();
  const question = await stage.locator('.quoted').textContent();
  // A reload in the middle finds it again, without another touch.
  await page.reload();
  await expect(stage.getByRole('heading', { name: /Trattoria Aurora (non )?c’è/ })).toBeVisible();
  await expect(stage.getByText(/Risposta di prova/)).toBeVisible();

  await stage.getByRole('link', { name: 'Tieni questa domanda' }).click();
  await expect(page).toHaveURL('/register');
  await openAccount(page.request);
  await page.goto('/');
  await expect(page.getByLabel('Nome azienda')).toHaveValue('Trattoria Aurora');
  await expect(page.getByLabel('Sito web')).toHaveValue(SITE);
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByLabel('Prompt 1')).toHaveValue(question ?? '');
});

test('who comes without JavaScript finds the hero with its two ways on, and no field that would do nothing', async ({
  browser,
  page,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.baseUrl });
  const without = await context.newPage();
  await without.goto('/');
  // The field is there for everybody else: what hides it is the missing script alone.
  await expect(without.getByLabel('Il tuo sito')).toHaveCount(1);
  await expect(without.getByLabel('Il tuo sito')).toBeHidden();
  await expect(without.getByRole('button', { name: 'Vedi la risposta' })).toHaveCount(0);
  const ways = heroOf(without);
  await expect(ways.getByRole('link')).toHaveText(['Inizia gratis', 'Come funziona']);
  await ways.getByRole('link', { name: 'Come funziona' }).click();
  await expect(without.locator('#come-funziona')).toBeInViewport();
  await ways.getByRole('link', { name: 'Inizia gratis' }).click();
  await expect(without).toHaveURL('/register');
  await context.close();

  await page.goto('/');
  await expect(page.getByLabel('Il tuo sito')).toBeVisible();
  await expect(heroOf(page).getByRole('link')).toHaveText(['Inizia gratis']);
});

/** What stands around the page's title: the hero's text, field and ways on. */
function heroOf(page: Page): Locator {
  return page.getByRole('heading', { level: 1 }).locator('../..');
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the names of the answer are marked ${reducedMotion === 'reduce' ? 'at once where less motion is wished' : 'in turn'}`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ reducedMotion, baseURL: product.baseUrl });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByLabel('Il tuo sito').fill(SITE);
    await page.keyboard.press('Enter');
    const stage = page.getByRole('region', { name: 'La risposta per il tuo sito' });
    await expect(stage.locator('[data-naming]').first()).toBeAttached();
    const motions = await listMotions(page);
    expect(motions).toEqual(
      reducedMotion === 'reduce' ? [] : expect.arrayContaining(['draw-line', 'draw-marker', 'rise']),
    );
    if (reducedMotion === 'reduce') expect(await listUnseen(stage)).toEqual([]);
    await context.close();
  });

/** What moves on the page, by the names of the style sheet. */
async function listMotions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('main *')].map(
      (part) => getComputedStyle(part).animationName,
    );
    return [...new Set(names)].filter((name) => name !== 'none');
  });
}

/** Words of the stage that nobody sees yet. */
async function listUnseen(stage: Locator): Promise<string[]> {
  return stage.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('*')]
      .filter((part) => getComputedStyle(part).opacity !== '1')
      .map((part) => part.textContent),
  );
}

test('who comes for the site a second visitor asks about is told when it was asked, and back leads back to it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Il tuo sito').fill(SITE);
  await page.keyboard.press('Enter');
  const stage = page.getByRole('region', { name: 'La risposta per il tuo sito' });
  await expect(stage.getByText(/Motore demo · chiesta oggi/)).toBeVisible();
  await page.getByRole('link', { name: 'Tieni questa domanda' }).click();
  await expect(page).toHaveURL('/register');
  await page.goBack();
  await expect(stage.getByText(/Motore demo · chiesta oggi/)).toBeVisible();
});
