import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/journey.ts';
import { aPerson, signIn, signOut } from './fixtures/people.ts';
import { fillCompany, promptCard, tile, toast, waitForNumbers } from './fixtures/screens.ts';

const COMPANY = {
  name: 'Ferramenta Belvedere',
  websiteUrl: 'https://www.ferramenta-belvedere.example/negozio?da=prova',
  prompts: ['Quale trapano avvitatore comprare per lavori in casa?'],
};

test.use({ moves: true });

test('a new customer comes from the landing page to numbers, meets the limits of the plan and leaves', async ({
  page,
  browser,
}) => {
  const person = aPerson();

  await test.step('registers and is told to look for the mail', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Inizia gratis' }).first().click();
    await page.getByLabel('Nome', { exact: true }).fill('Ada');
    await page.getByLabel('Cognome').fill('Bianchi');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Conferma password').fill(person.password);
    await page.getByRole('button', { name: 'Registrati' }).click();
    // Nobody clicks: the page goes on by itself.
    await expect(page.getByText('Controlla la tua email')).toBeVisible();
    await expect(page).toHaveURL(/\/verify-email\?email=/);
  });

  await test.step('opens the mailed link on another device, which is not signed in by it', async () => {
    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'it-IT' });
    const phone = await elsewhere.newPage();
    await expect(async () => {
      await phone.goto(`/dev/mailbox?to=${encodeURIComponent(person.email)}`);
      await expect(phone.getByRole('link', { name: /token=/ })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await phone.getByRole('link', { name: /token=/ }).click();
    // This device did not register: whoever has the mail says which password counts.
    await expect(phone.getByRole('heading', { name: 'Scegli la tua password' })).toBeVisible();
    await phone.getByLabel('Password', { exact: true }).fill(person.password);
    await phone.getByLabel('Conferma password', { exact: true }).fill(person.password);
    await phone.getByRole('button', { name: 'Attiva l’account' }).click();
    // Here, too, the page goes on by itself, to the login of a device that is signed out.
    await expect(phone.getByRole('heading', { name: 'Accedi' })).toBeVisible();
    await elsewhere.close();
  });

  await test.step('signs in and sets up company and prompt, going back once', async () => {
    await signIn(page, person);
    await fillCompany(page, COMPANY);
    await page.getByRole('button', { name: 'Indietro' }).click();
    await expect(page.getByLabel('Nome azienda')).toHaveValue(COMPANY.name);
    await fillCompany(page, COMPANY);
    await page.getByRole('button', { name: 'Crea Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: COMPANY.name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'ferramenta-belvedere.example' })).toHaveAttribute(
      'href',
      'https://www.ferramenta-belvedere.example',
    );
  });

  const card = promptCard(page);

  await test.step('sees the first analysis run by itself and the numbers appear without a reload', async () => {
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await waitForNumbers(card);
    await expect(tile(card, 'Mention Rate')).toContainText(/\d+,\d%.*n = 5/);
    await expect(tile(card, 'Numero Analisi')).toContainText('5 risposte valide');
    await expect(page.getByText('Modalità demo')).toBeVisible();
    expect(loads).toEqual([]);
  });

  await test.step('downloads the report as a PDF named for the company', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Scarica PDF' }).click(),
      expect(toast(page, 'PDF scaricato')).toBeVisible(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Citato Ferramenta Belvedere \d{4}-\d\d-\d\d\.pdf$/);
    const file = await readFile(await download.path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('reads the results table and sorts it', async () => {
    await page.getByRole('tab', { name: 'Tabella Risultati' }).click();
    const table = page.getByRole('table', { name: COMPANY.prompts[0] ?? '' });
    const names = table.locator('tbody td:first-child');
    await expect(table.getByText(`${COMPANY.name} (la tua azienda)`)).toBeVisible();
    const inDefaultOrder = await names.allTextContents();
    const byName = table.getByRole('columnheader', { name: 'Azienda' });
    await byName.getByRole('button').click();
    await expect(byName).toHaveAttribute('aria-sort', 'ascending');
    const ascending = await names.allTextContents();
    expect(ascending).not.toEqual(inDefaultOrder);
    await byName.getByRole('button').click();
    await expect(byName).toHaveAttribute('aria-sort', 'descending');
    await byName.getByRole('button').click();
    await expect(byName).toHaveAttribute('aria-sort', 'none');
    expect(await names.allTextContents()).toEqual(inDefaultOrder);
    await page.getByRole('tab', { name: 'Prompt & Strategie' }).click();
  });

  await test.step('meets what the free plan does not include', async () => {
    await card.getByRole('button', { name: 'Crea Task List' }).click();
    const notAvailable = page.getByRole('dialog', { name: 'Analisi non disponibile' });
    await expect(notAvailable).toContainText(
      'Il piano Free include una sola analisi per prompt, già utilizzata.',
    );
    await notAvailable.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('button', { name: 'Aggiungi Prompt' }).click();
    const limit = page.getByRole('dialog', { name: 'Limite Prompt Raggiunto' });
    await expect(limit.getByRole('button', { name: 'Aggiorna Piano' })).toBeVisible();
    await limit.getByRole('button', { name: 'Annulla' }).click();
    await expect(limit).toBeHidden();
  });

  await test.step('deletes the prompt, then the company, and signs out', async () => {
    await page.getByRole('button', { name: 'Elimina prompt 1' }).click();
    const prompt = page.getByRole('alertdialog', { name: 'Conferma Eliminazione Prompt' });
    await prompt.getByRole('button', { name: 'Elimina' }).click();
    await expect(toast(page, 'Prompt eliminato')).toBeVisible();
    await expect(page.getByText('Ancora nessun prompt')).toBeVisible();
    await page.getByRole('button', { name: 'Elimina azienda' }).click();
    const company = page.getByRole('alertdialog', { name: 'Conferma Eliminazione Azienda' });
    await company.getByRole('button', { name: 'Elimina' }).click();
    await expect(toast(page, 'Azienda eliminata')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Registra la tua Azienda' })).toBeVisible();
    await signOut(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Quando un cliente chiede');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Accedi' })).toBeVisible();
  });
});
