import { api, PAGES } from '@citato/contract';
import type { Locator, Page } from '@playwright/test';
import { changeAnswers } from './fixtures/change-answers.ts';
import { expect, test } from './fixtures/journey.ts';
import {
  askForResetLink,
  openAccount,
  registerAccount,
  userMenu,
  waitForMailedLinks,
} from './fixtures/people.ts';
import { promptCard, setUpCompany, toast, waitForNumbers } from './fixtures/screens.ts';

const SHOP = {
  name: 'Libreria Colapesce',
  websiteUrl: 'https://colapesce.example',
  prompts: ['Dove comprare libri usati a Messina?'],
};

/** Presses and releases as a hand does: with the time between for whatever the press sets off to be drawn. */
async function pressAndRelease(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  const before = await target.boundingBox();
  await page.mouse.down();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frames = 0;
        const count = () => {
          frames += 1;
          if (frames === 6) resolve();
          else requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
      }),
  );
  expect(await target.boundingBox(), 'nothing moves under the pointer').toEqual(before);
  await page.mouse.up();
}

const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: typeof name === 'string' });
const link = (scope: Page | Locator, name: string) => scope.getByRole('link', { name });

test.use({ moves: true });

test.describe('a click made right after a field was left', () => {
  test('counts on login, register and forgotten password', async ({ page }) => {
    for (const [from, field, name, to] of [
      ['/login', 'Email', 'Registrati', '/register'],
      ['/login', 'Password', 'Password dimenticata?', '/forgot-password'],
      ['/register', 'Conferma password', 'Accedi', '/login'],
    ] as const) {
      await page.goto(from);
      await page.getByLabel(field, { exact: true }).focus();
      await pressAndRelease(page, link(page, name));
      await expect(page).toHaveURL(to);
    }
    for (const [from, field, submit, error] of [
      ['/login', 'Email', 'Accedi', 'La password è obbligatoria'],
      ['/register', 'Nome', 'Registrati', 'Il cognome è obbligatorio'],
      ['/forgot-password', 'Email', 'Invia istruzioni', 'Inserisci un indirizzo email valido'],
    ] as const) {
      await page.goto(from);
      await page.getByLabel(field, { exact: true }).focus();
      await pressAndRelease(page, button(page, submit));
      await expect(page.getByText(error)).toBeVisible();
    }
  });

  test('counts where a new password is chosen', async ({ page, request }) => {
    const person = await registerAccount(request);
    const [mailed = ''] = await waitForMailedLinks({ request, person, page: PAGES.verifyEmail });
    const resetLink = await askForResetLink(request, person);
    for (const [address, field, submit] of [
      [mailed, 'Password', 'Attiva l’account'],
      [resetLink, 'Nuova password', 'Salva password'],
    ] as const) {
      await page.goto(address);
      await page.getByLabel(field, { exact: true }).focus();
      await pressAndRelease(page, button(page, submit));
      await expect(page.getByText('La password deve essere di almeno 8 caratteri')).toBeVisible();
    }
    await page.goto(resetLink);
    await page.getByLabel('Conferma password').focus();
    await pressAndRelease(page, link(page, 'Richiedi un nuovo link'));
    await expect(page).toHaveURL('/forgot-password');
  });

  test('counts in the set-up of a company, at every width', async ({ context }) => {
    await openAccount(context.request);
    for (const width of [390, 1440]) {
      // A tab keeps what was typed into it.
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await page.getByLabel('Nome azienda').focus();
      await pressAndRelease(page, button(page, 'Continua'));
      await expect(page.getByText('URL non valida')).toBeVisible();
      await page.getByLabel('Nome azienda').fill(SHOP.name);
      await page.getByLabel('Sito web').fill(SHOP.websiteUrl);
      await pressAndRelease(page, button(page, 'Continua'));
      await page.getByLabel('Prompt 1', { exact: true }).focus();
      await pressAndRelease(page, button(page, 'Indietro'));
      await expect(page.getByLabel('Nome azienda')).toHaveValue(SHOP.name);
    }
  });

  test('adds a field each time', async ({ page }) => {
    await openAccount(page.request);
    await changeAnswers(page, api.getUserLimits, ({ limits, ...rest }) => ({
      ...rest,
      limits: { ...limits, maxPrompts: 9 },
    }));
    await page.goto('/');
    await page.getByLabel('Nome azienda').fill(SHOP.name);
    await page.getByLabel('Sito web').fill(SHOP.websiteUrl);
    await button(page, 'Continua').click();
    for (let fields = 2; fields <= 6; fields += 1) {
      await pressAndRelease(page, button(page, /Aggiungi un altro prompt/));
      await expect(page.getByLabel(`Prompt ${fields}`, { exact: true })).toBeFocused();
    }
  });
});

test('a click counts in the profile, in the dialogs of help and of the account', async ({ page }) => {
  await openAccount(page.request);
  await page.goto('/profile');
  const personal = page.getByRole('form', { name: 'Informazioni personali' });
  await personal.getByLabel('Nome', { exact: true }).fill('Graziella');
  await pressAndRelease(page, button(personal, 'Salva'));
  await expect(toast(page, 'Profilo aggiornato')).toBeVisible();

  const change = page.getByRole('form', { name: 'Cambia password' });
  await change.getByLabel('Password attuale').focus();
  await pressAndRelease(page, button(change, 'Cambia password'));
  await expect(change.getByText('Conferma la password')).toBeVisible();

  await button(page, 'Elimina account').click();
  const deletion = page.getByRole('dialog');
  await deletion.getByLabel('Password', { exact: true }).focus();
  await pressAndRelease(page, button(deletion, 'Annulla'));
  await expect(deletion).toBeHidden();

  const help = page.getByRole('dialog', { name: 'Richiesta Assistenza' });
  for (let opened = 0; opened < 3; opened += 1) {
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: 'Assistenza' }).click();
    await expect(help.getByLabel('Oggetto')).toBeFocused();
    await expect(help.getByText("L'oggetto deve contenere")).toBeHidden();
    if (opened === 0) {
      await pressAndRelease(page, button(help, 'Invia Ticket'));
      await expect(help.getByText("L'oggetto deve contenere almeno 5 caratteri")).toBeVisible();
    }
    await help.getByLabel('Messaggio').focus();
    await pressAndRelease(page, button(help, 'Annulla'));
    await expect(help).toBeHidden();
  }
});

test('a click counts in the dialogs of a company', async ({ page }) => {
  await openAccount(page.request);
  await setUpCompany(page, SHOP);
  await waitForNumbers(promptCard(page));
  await changeAnswers(page, api.getUserLimits, ({ limits, ...rest }) => ({
    ...rest,
    limits: { ...limits, maxPrompts: 5, maxCompanies: 5 },
  }));
  await page.reload();
  await button(page, 'Aggiungi Prompt').click();
  const prompt = page.getByRole('dialog', { name: 'Aggiungi Prompt' });
  await prompt.getByLabel('Testo del prompt').fill('x');
  await prompt.getByLabel('Testo del prompt').fill('');
  await pressAndRelease(page, button(prompt, 'Annulla'));
  await expect(prompt).toBeHidden();

  await page.goto('/');
  await button(page, 'Nuova Azienda').click();
  const company = page.getByRole('dialog');
  await company.getByLabel('Sito web').fill('https://tremestieri.example');
  await pressAndRelease(page, button(company, 'Continua'));
  await expect(company.getByText('URL non valida')).toBeHidden();
  await expect(company.getByLabel('Nome azienda')).toHaveAttribute('aria-invalid', 'true');
});
