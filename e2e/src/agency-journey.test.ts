import { api, PAGES } from '@citato/contract';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, findFaults } from './fixtures/accessible.ts';
import { changeAnswers } from './fixtures/change-answers.ts';
import { changeData } from './fixtures/data/journey-database.ts';
import { expect, test } from './fixtures/journey.ts';
import { signIn } from './fixtures/people.ts';
import type { Product } from './fixtures/start-product.ts';

/** An agency's account: names of every length, as a table has to hold them. */
const NAMES = [
  'Gestilia',
  'Ó',
  'Consorzio Interprovinciale per la Tutela dell’Olio Extravergine d’Oliva Terra di Bari DOP',
  'Precipitevolissimevolmente'.repeat(3),
];
const MANY = 30;
const PASSWORD = 'Tramonto-2026';

async function makeAgency(page: Page): Promise<void> {
  await changeAnswers(page, api.getPortfolio, (table) => ({
    ...table,
    companies: Array.from({ length: MANY }, (_, place) => table.companies[place % table.companies.length])
      .filter((company) => company !== undefined)
      .map((company, place) => ({
        ...company,
        companyId:
          place === 0 ? company.companyId : company.companyId.slice(0, -4) + String(place).padStart(4, '0'),
        name: NAMES[place] ?? `${company.name} ${place}`,
      })),
  }));
}

test('an agency finds, sorts and keeps its companies in one table, by keyboard, at every width', async ({
  page,
  demo,
}) => {
  test.slow();
  await makeAgency(page);
  await signIn(page, demo);
  await page.getByRole('radio', { name: 'Tabella' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(MANY + 1);
  expect(
    await findFaults(page, {
      name: 'table of all companies',
      path: '/',
      sign: () => rows.first(),
      isWidest: true,
    }),
  ).toEqual({});

  await page.setViewportSize({ width: 1280, height: 900 });
  const search = page.getByLabel('Cerca azienda');
  await search.fill('extravergine');
  await expect(rows).toHaveCount(2);
  const save = page.getByRole('button', { name: 'Salva vista' });
  await save.press('Enter');
  await expect(save).toHaveCount(0);
  await search.fill('');
  const head = page.getByRole('columnheader', { name: /^Azienda/ });
  await head.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', /ascending|descending/);
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  // Cards for whoever comes next.
  await page.getByRole('radio', { name: 'Schede' }).click();
});

/** A link's reader: another browser, nobody signed in. */
async function openLink(
  browser: Browser,
  { url, product }: { url: string; product: Product },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.baseUrl, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

const ENDED = 'Questo rapporto non è più aperto';

test('a client reads the very page the agency made, until its link is revoked, ends or was guessed', async ({
  page,
  demo,
  browser,
  product,
}) => {
  test.slow();
  await signIn(page, demo);
  await page.getByRole('button', { name: 'Apri Dashboard di Gestilia' }).click();
  await page.getByRole('tab', { name: 'Rapporto' }).click();
  await page.getByRole('button', { name: 'Prepara il rapporto' }).click();
  const sheet = page.getByRole('article', { name: /Gestilia/ });
  await expect(sheet).toBeVisible();
  await page.getByLabel('Password, se la vuoi').fill(PASSWORD);
  await page.getByRole('button', { name: 'Crea un link' }).click();
  const url = (await page.locator('code').textContent()) ?? '';
  expect(new URL(url).pathname).toBe(PAGES.sharedReport);
  await expectAccessible(page, 'report tab');
  await page.setViewportSize({ width: 1280, height: 900 });

  const client = await openLink(browser, { url, product });
  await expect(client.getByRole('heading', { name: 'Questo rapporto ha una password' })).toBeVisible();
  await expectAccessible(client, 'password of a shared report');
  await client.getByLabel('Password', { exact: true }).fill('sbagliata-2026');
  await client.keyboard.press('Enter');
  await expect(client.getByText('La password non è quella giusta.')).toBeVisible();
  await client.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await client.keyboard.press('Enter');
  const shared = client.getByRole('article', { name: /Gestilia/ });
  await expect(shared).toBeVisible();
  // The same words, figures and quotation: two drawings of one stored page.
  const [made, read] = await Promise.all(
    [sheet, shared].map((one) => one.locator('h1, h2, h3, h4, p, blockquote, li').allInnerTexts()),
  );
  expect(read).toEqual(made);
  expect(await client.context().cookies()).toEqual([]);
  await expectAccessible(client, 'shared report');

  await page.getByRole('button', { name: /^Revoca il link/ }).click();
  await expect(page.getByRole('button', { name: /^Revoca il link/ })).toHaveCount(0);
  // Whoever comes back to the open page looks again.
  await client.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(client.getByRole('heading', { name: ENDED })).toBeVisible();
  await expectAccessible(client, 'ended link');
  await client.context().close();

  await page.getByRole('button', { name: 'Crea un link' }).click();
  const expiring = (await page.locator('code').textContent()) ?? '';
  const late = await openLink(browser, { url: expiring, product });
  await expect(late.getByRole('article', { name: /Gestilia/ })).toBeVisible();
  await changeData(
    product.dataSettings,
    `update report_links set expires_at = now() - interval '1 minute' where expires_at > now()`,
  );
  await late.reload();
  await expect(late.getByRole('heading', { name: ENDED })).toBeVisible();
  await late.context().close();

  const guessed = await openLink(browser, { url: `${PAGES.sharedReport}#${'a'.repeat(43)}`, product });
  await expect(guessed.getByRole('heading', { name: ENDED })).toBeVisible();
  await guessed.context().close();
});
