import { startSmtpStandIn } from '../../server/test/stand-ins/smtp-server.ts';
import type { SmtpStandIn } from '../../server/test/stand-ins/smtp-server.ts';
import { completePayment } from './fixtures/checkout.ts';
import { expect, test as base } from './fixtures/journey.ts';
import { aPerson } from './fixtures/people.ts';
import { fillCompany, promptCard, toast, waitForNumbers } from './fixtures/screens.ts';
import { startProduct } from './fixtures/start-product.ts';

/** Browsers trust their own machine without https: only another name shows what they keep back elsewhere. */
const HOST = 'citato.lan';
const COMPANY = {
  name: 'Tipografia Santa Lucia',
  websiteUrl: 'https://santa-lucia.example',
  prompts: ['Chi stampa partecipazioni di nozze a Roma?'],
};

const test = base.extend<object, { post: SmtpStandIn }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  post: [
    async ({ browserName: _ }, use) => {
      const post = await startSmtpStandIn();
      await use(post);
      await post.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ settings, post }, use) => {
      const product = await startProduct({
        settings: { ...settings, SMTP_URL: post.url },
        placeAt: (localUrl) => localUrl.replace('localhost', HOST),
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** The first link of the mail that came last, as soon as one has come. */
async function readMailedLink({ taken }: SmtpStandIn): Promise<string> {
  const find = () =>
    /http:\/\/[^\s"<>]+token=[^\s"<>]+/.exec(
      (taken.at(-1) ?? '')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
        .replaceAll('&amp;', '&'),
    )?.[0] ?? null;
  await expect.poll(find).not.toBeNull();
  return find() ?? '';
}

test('on a plain http address of the local network a customer registers, pays, starts an analysis and copies a secret', async ({
  page,
  product,
  post,
}) => {
  const person = aPerson();
  await page.goto(product.baseUrl);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);

  await test.step('registers, opens the mailed link and pays', async () => {
    await page.getByRole('link', { name: 'Scegli Guru' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Ada');
    await page.getByLabel('Cognome').fill('Bianchi');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Conferma password').fill(person.password);
    await page.getByRole('button', { name: 'Registrati' }).click();
    await expect(page.getByText('Controlla la tua email')).toBeVisible();
    await page.goto(await readMailedLink(post));
    await expect(page).toHaveURL(/\/checkout\?plan=guru$/);
    await completePayment(page);
    await expect(page).toHaveURL(`${product.baseUrl}/`);
  });

  await test.step('sets up a company and starts an analysis by hand', async () => {
    await fillCompany(page, COMPANY);
    await page.getByRole('button', { name: 'Crea Dashboard' }).click();
    await waitForNumbers(promptCard(page));
    await promptCard(page).getByRole('button', { name: 'Crea Task List' }).click();
    await expect(toast(page, 'Analisi avviata')).toBeVisible();
    await waitForNumbers(promptCard(page));
  });

  await test.step('copies the secret of a webhook', async () => {
    await page.goto(`${product.baseUrl}/profile?tab=webhooks`);
    await page.getByRole('button', { name: 'Aggiungi webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Aggiungi webhook' });
    await form.getByLabel('Indirizzo').fill('https://ricevitore.example/citato');
    await form.getByRole('button', { name: 'Aggiungi', exact: true }).click();
    const shown = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button', { name: 'L’ho copiato' }) });
    const secret = await shown.getByRole('textbox').inputValue();
    expect(secret).toMatch(/^whsec_/);
    await shown.getByRole('button', { name: 'Copia', exact: true }).click();
    await expect(shown.getByRole('button', { name: 'Copiato', exact: true })).toBeVisible();
    // Read where somebody would paste it: the clipboard itself is kept from such a page.
    await shown.getByRole('button', { name: 'L’ho copiato' }).click();
    await page.goto(`${product.baseUrl}/forgot-password`);
    await page.getByLabel('Email').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page.getByLabel('Email')).toHaveValue(secret);
  });
});
