import { startSite, type SiteStandIn } from '../../server/test/stand-ins/sites/site-server.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test as base } from './fixtures/journey.ts';
import { openAccount } from './fixtures/people.ts';
import { promptCard, toast } from './fixtures/screens.ts';
import { startProduct } from './fixtures/start-product.ts';

const PAGE = `<!doctype html><html lang="it"><head><title>Trattoria Aurora — Ancona</title>
  <meta name="description" content="Cucina marchigiana e pesce fresco dal porto di Ancona.">
  <meta property="og:site_name" content="Trattoria Aurora"></head>
  <body><h1>Il pesce di oggi</h1><p>Prenota un tavolo nel nostro ristorante.</p></body></html>`;

/** The product where one company's website is served by us; every other site is unreachable. */
const test = base.extend<object, { site: SiteStandIn }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ '/': PAGE });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ site }, use) => {
      const product = await startProduct({
        settings: {
          LOCAL_SITES: `trattoria-aurora.example=${site.address}:${String(site.port)}`,
          DNS_SERVER: '127.0.0.1:9',
        },
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('an address is enough: name, description and a prompt of one’s own trade stand there, and run', async ({
  page,
  site,
}) => {
  await openAccount(page.request);
  await page.goto('/');
  await page.getByLabel('Sito web').fill('http://trattoria-aurora.example/menu?utm=1');
  await page.getByLabel('Sito web').press('Tab');
  await expect(page.getByLabel('Nome azienda')).toBeFocused();
  await expect(page.getByText(/Sito letto/)).toBeVisible();
  await expect(page.getByLabel('Nome azienda')).toHaveValue('Trattoria Aurora');
  await expect(page.getByLabel(/Descrizione/)).toHaveValue(
    'Cucina marchigiana e pesce fresco dal porto di Ancona.',
  );
  await page.getByRole('button', { name: 'Continua' }).click();

  await expect(page.getByRole('heading', { name: 'Configura Prompt di Monitoraggio' })).toBeVisible();
  const question = 'Qual è il miglior ristorante ad Ancona per una cena in famiglia?';
  await expect(page.getByLabel('Prompt 1', { exact: true })).toHaveValue(question);
  await expect(page.getByText('Ricavati da trattoria-aurora.example. Tocca per aggiungere.')).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Suggerimenti' });
  await panel
    .getByRole('button', { name: /cena di pesce/ })
    .first()
    .click();
  await expect(toast(page, 'Limite raggiunto')).toBeVisible();

  await page.getByRole('button', { name: 'Crea Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeVisible();
  await expect(promptCard(page).getByText(question)).toBeVisible();
  expect(site.requests.map(({ url }) => url)).toEqual(['/']);
});

test('a site that cannot be read holds nobody up, and the suggestions say what they are made of', async ({
  page,
}) => {
  await openAccount(page.request);
  await page.goto('/');
  await page.getByLabel('Sito web').fill('https://studio-verdi.example');
  await page.getByLabel('Sito web').press('Tab');
  await expect(
    page.getByText(/Non siamo riusciti a leggere studio-verdi.example: controlla l’indirizzo/),
  ).toBeVisible();
  await page.getByLabel('Nome azienda').fill('Studio Verdi');
  await page.getByLabel(/Descrizione/).fill('Studio dentistico a Padova, implantologia.');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByLabel('Prompt 1', { exact: true })).toHaveValue(/Padova/);
  await expect(page.getByText(/L’abbiamo ricavata da nome/)).toBeVisible();
  await expect(page.getByText(/Non siamo riusciti a leggere studio-verdi.example/)).toBeVisible();
  await expect(page.getByText('Richieste di oggi: ancora 5 su 5.')).toBeVisible();
  await expectAccessible(page, 'prompts with suggestions');
  await page.getByLabel('Prompt 1', { exact: true }).fill('');
  await page.getByRole('button', { name: /A chi mi rivolgo a Padova per un impianto dentale/ }).click();
  await expect(page.getByLabel('Prompt 1', { exact: true })).toHaveValue(
    'A chi mi rivolgo a Padova per un impianto dentale?',
  );
  await page.getByRole('button', { name: 'Crea Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Studio Verdi' })).toBeVisible();
});
