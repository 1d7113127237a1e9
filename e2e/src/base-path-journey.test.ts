import { readFile } from 'node:fs/promises';
import { completePayment } from './fixtures/checkout.ts';
import { expect, test as base } from './fixtures/journey.ts';
import { aPerson, sendLogin, userMenu } from './fixtures/people.ts';
import { fillCompany, promptCard, waitForNumbers } from './fixtures/screens.ts';
import { startProduct } from './fixtures/start-product.ts';
import { startReverseProxy } from './fixtures/reverse-proxy.ts';
import type { ReverseProxy } from './fixtures/reverse-proxy.ts';

const PATH = '/citato';
const COMPANY = {
  name: 'Ferramenta Belvedere',
  websiteUrl: 'https://ferramenta-belvedere.example',
  prompts: ['Quale trapano avvitatore comprare per lavori in casa?'],
};

for (const way of ['keeps', 'takes out'] as const) {
  const test = base.extend<object, { front: ReverseProxy }>({
    front: [
      async ({ browserName: _ }, use) => {
        const front = await startReverseProxy({ path: PATH, way });
        await use(front);
        front.stop();
      },
      { scope: 'worker' },
    ],
    product: [
      async ({ settings, front }, use) => {
        const product = await startProduct({ settings, placeAt: () => front.publicUrl });
        front.connect(product.localUrl);
        await use(product);
        await product.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });

  test(`under a path of its host, which the proxy ${way}, a customer registers, pays and reads the report`, async ({
    page,
    product,
    front,
  }) => {
    const person = aPerson();
    const at = (path: string) => `${product.baseUrl}${path}`;

    await test.step('registers from the landing page and opens the mailed link', async () => {
      await page.goto(product.baseUrl);
      await page.getByRole('link', { name: 'Scegli Guru' }).click();
      await expect(page).toHaveURL(at('/register?plan=guru'));
      await page.getByLabel('Nome', { exact: true }).fill('Ada');
      await page.getByLabel('Cognome').fill('Bianchi');
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByLabel('Conferma password').fill(person.password);
      await page.getByRole('button', { name: 'Registrati' }).click();
      await expect(page).toHaveURL(/\/citato\/verify-email\?email=/);
      await page.getByRole('link', { name: 'Apri la casella di prova' }).click();
      await expect(page).toHaveURL(/\/citato\/dev\/mailbox\?to=/);
      await page.getByRole('link', { name: /\/citato\/verify-email\?token=/ }).click();
      await expect(page.getByText('Email verificata')).toBeVisible();
    });

    await test.step('pays for the plan chosen at the beginning', async () => {
      await expect(page).toHaveURL(at('/checkout?plan=guru'));
      await completePayment(page);
      await expect(page).toHaveURL(at('/'));
    });

    await test.step('sets up a company, whose numbers come without a reload, and downloads the report', async () => {
      await fillCompany(page, COMPANY);
      await page.getByRole('button', { name: 'Crea Dashboard' }).click();
      await expect(page.getByRole('heading', { level: 1, name: COMPANY.name })).toBeVisible();
      await waitForNumbers(promptCard(page));
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Scarica PDF' }).click(),
      ]);
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: COMPANY.name })).toBeVisible();
    });

    await test.step('leaves, and signs in on the way to a page of its own', async () => {
      await userMenu(page).click();
      await page.getByRole('menuitem', { name: 'Esci' }).click();
      await expect(page.getByRole('link', { name: 'Accedi' })).toBeVisible();
      await page.goto(at('/login?redirect=%2Fprofile%3Ftab%3Dbilling'));
      await sendLogin(page, person);
      await expect(page).toHaveURL(at('/profile?tab=billing'));
      await expect(page.getByRole('form').first()).toBeVisible();
      await page.goto(at('/privacy'));
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    });

    await test.step('the browser has asked nothing of the rest of the host, and keeps its cookies from it', async () => {
      expect(front.strayed).toEqual([]);
      const cookies = await page.context().cookies(product.baseUrl);
      expect(cookies.map(({ name, path }) => ({ name, path }))).toEqual([
        { name: 'citato_refresh', path: PATH },
      ]);
      expect(await page.context().cookies(new URL(product.baseUrl).origin)).toEqual([]);
      const kept = await page.evaluate(() => Object.keys(localStorage));
      expect(kept.filter((name) => !name.endsWith('/citato'))).toEqual([]);
    });
  });
}
