import { expect, test } from './fixtures/journey.ts';
import { openAccount } from './fixtures/people.ts';

test.use({ settings: { DNS_SERVER: '127.0.0.1:9' } });

const QUESTION = 'Dove bere un buon caffè a Bra?';

test('back, forward and a reload lose nothing of a new company, and its end leaves nothing behind', async ({
  page,
}) => {
  await openAccount(page.request);
  await page.goto('/');
  await page.getByLabel('Sito web').fill('instagram.com/torrealta_caffe/?hl=it');
  await page.getByLabel('Nome azienda').fill('Torrealta Caffè');
  await page.getByLabel(/Descrizione/).fill('Torrefazione a Bra, caffè in grani.');
  await page.getByRole('button', { name: 'Continua' }).click();
  const first = page.getByLabel('Prompt 1', { exact: true });
  await first.fill(QUESTION);

  await page.goBack();
  await expect(page.getByLabel('Nome azienda')).toHaveValue('Torrealta Caffè');
  await expect(page.getByLabel('Sito web')).toHaveValue('instagram.com/torrealta_caffe/?hl=it');
  await expect(page.getByLabel(/Descrizione/)).toHaveValue('Torrefazione a Bra, caffè in grani.');
  await page.goForward();
  await expect(first).toHaveValue(QUESTION);

  await page.reload();
  await expect(first).toHaveValue(QUESTION);
  await page.goBack();
  await expect(page.getByLabel('Nome azienda')).toHaveValue('Torrealta Caffè');
  await page.reload();
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(first).toHaveValue(QUESTION);

  // The address is left and found again within the tab.
  await page.goto('/privacy');
  await page.goBack();
  await expect(first).toHaveValue(QUESTION);

  await page.getByRole('button', { name: 'Crea Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Torrealta Caffè' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'instagram.com/torrealta_caffe' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Torrealta');
});

test('a prompt deleted in one window leaves the other by itself', async ({
  page,
  context,
  expectComplaints,
}) => {
  // Its analysis is under way: a window may ask for its answers while it is being deleted.
  expectComplaints(/status of 404 .*\/api\/analysis\//);
  await openAccount(page.request);
  await page.goto('/');
  await page.getByLabel('Sito web').fill('torrealta.example');
  await page.getByLabel('Nome azienda').fill('Torrealta Caffè');
  await page.getByRole('button', { name: 'Continua' }).click();
  await page.getByLabel('Prompt 1', { exact: true }).fill(QUESTION);
  await page.getByRole('button', { name: 'Crea Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Torrealta Caffè' })).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(QUESTION).first()).toBeVisible();
  await page
    .getByRole('button', { name: /Elimina (il )?prompt/i })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(page.getByText(QUESTION)).toHaveCount(0);
  await expect(other.getByText(QUESTION)).toHaveCount(0);
});
