import { api } from '@citato/contract';
import type { Locator, Page } from '@playwright/test';
import { changeAnswers } from './fixtures/change-answers.ts';
import { expect, test } from './fixtures/journey.ts';
import { aPerson, openAccount, signIn } from './fixtures/people.ts';
import { promptCard, setUpCompany, toast, waitForNumbers } from './fixtures/screens.ts';

const MAX_STEPS = 40;

/** Presses Tab until the element has the focus, as somebody does who has no mouse. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MAX_STEPS} tabs do not lead to ${target.toString()}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  // What is proposed in its place goes.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test.use({ moves: true });

test('the whole way from landing page to logout works without a mouse', async ({ page }) => {
  const person = aPerson();
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Inizia gratis' }).first());
  await type(page, 'Nome', 'Ada');
  await type(page, 'Cognome', 'Bianchi');
  await type(page, 'Email', person.email);
  await type(page, 'Password', person.password);
  await type(page, 'Conferma password', person.password);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: 'Apri la casella di prova' }));

  const link = page.getByRole('link', { name: /token=/ });
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await press(page, link);

  // The page goes on by itself once the address is verified.
  await type(page, 'Nome azienda', 'Forneria Sant’Elmo');
  await type(page, 'Sito web', 'https://forneria-santelmo.example');
  await page.keyboard.press('Enter');
  await type(page, 'Prompt 1', 'Dove mangiare la migliore focaccia a Bari?');
  await press(page, button('Crea Dashboard'));
  await waitForNumbers(promptCard(page));

  await tabTo(page, page.getByRole('tab', { name: 'Prompt & Strategie' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Tabella Risultati' })).toBeFocused();
  await press(page, page.getByRole('columnheader', { name: 'Menzioni' }).getByRole('button'));
  await expect(page.getByRole('columnheader', { name: 'Menzioni' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  const remove = button('Elimina azienda');
  await tabTo(page, remove, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Conferma Eliminazione Azienda' });
  await expect(dialog).toBeVisible();
  // Open for the eye a moment before it listens: the focus it takes says that it does.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();

  const menu = page.getByRole('button', { name: /Menu utente/ });
  await tabTo(page, menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Esci' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Accedi' }).first()).toBeVisible();
});

test('a refusal with a way out can be reached and closed over whatever is open, and covers no title', async ({
  page,
  expectComplaints,
}) => {
  expectComplaints(/status of 403/);
  await openAccount(page.request);
  await setUpCompany(page, {
    name: 'Libreria Colapesce',
    websiteUrl: 'https://colapesce.example',
    prompts: ['Dove comprare libri usati a Messina?'],
  });
  await waitForNumbers(promptCard(page));
  // This window believes that the plan has one prompt left, as one does after another has used it.
  await changeAnswers(page, api.getUserLimits, ({ limits, ...rest }) => ({
    ...rest,
    limits: { ...limits, maxPrompts: 2 },
  }));
  await page.reload();
  await page.getByRole('button', { name: 'Aggiungi Prompt' }).click();
  const field = page.getByLabel('Testo del prompt');
  await field.fill('Quale libreria consigli?');
  const dialog = page.getByRole('dialog', { name: 'Aggiungi Prompt' });
  await dialog.getByRole('button', { name: 'Aggiungi Prompt' }).click();
  const notice = toast(page, 'Limite piano raggiunto');
  await expect(notice).toBeVisible();

  await field.focus();
  await page.keyboard.press('F8');
  await tabTo(page, page.getByRole('button', { name: 'Aggiorna Piano' }));
  await field.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Quale libreria consigli?');

  // A notice waits for a window that is not looked at: it stays however long the rest takes.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Leggi le risposte', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Motore demo' });
  // Both are on their way to where they stay.
  await expect(async () => {
    const title = await drawer.getByRole('heading').first().boundingBox();
    const card = await notice.boundingBox();
    if (title === null || card === null) throw new Error('Title and notice were to be on screen');
    expect(card.y).toBeGreaterThan(title.y + title.height);
  }).toPass();
  await page
    .getByRole('region', { name: /Notifiche/ })
    .getByRole('button', { name: 'Chiudi' })
    .click();
  await expect(notice).toBeHidden();
  await expect(drawer).toBeVisible();
});

test('answers, filters, the correction menu and the dialogs of a company work without a mouse and give the focus back', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  await press(page, page.getByRole('button', { name: 'Apri Dashboard di Gestilia' }));
  await tabTo(page, page.getByRole('tab', { name: 'Prompt & Strategie' }));
  await page.keyboard.press('ArrowRight');
  const table = page.getByRole('table').first();
  const row = table.locator('tbody tr').first();
  const drawer = page.getByRole('dialog');

  await test.step('passes the rows of a table in one step, and goes through them with arrows', async () => {
    const lastHead = table.getByRole('columnheader', { name: 'Posizione Media' }).getByRole('button');
    const rest = page.getByRole('button', { name: /^E altre/ }).first();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await tabTo(page, lastHead);
      await page.keyboard.press('Tab');
      await expect(row.getByRole('rowheader').getByRole('button')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(rest).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      await expect(table.locator('tbody tr').nth(1).getByRole('button').last()).toBeFocused();
      await page.keyboard.press('Control+Home');
    }
  });

  const mentions = row.getByRole('button', { name: /Nominata in/ });
  await page.keyboard.press('ArrowRight');
  await expect(mentions).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('heading', { name: 'Motore demo' })).toBeVisible();
  await tabTo(page, drawer.getByRole('button', { name: 'Risposta successiva' }));
  await page.keyboard.press('Enter');
  await expect(drawer.getByText(/^2 di \d+$/)).toBeVisible();
  await tabTo(page, drawer.getByLabel('Periodo'));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/periodo=tutto/);
  await press(page, drawer.getByRole('button', { name: 'Tutte', exact: true }));
  // Round the drawer and on: the focus stays within.
  await tabTo(page, drawer.getByRole('button', { name: 'Chiudi' }));
  await page.keyboard.press('Tab');
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(mentions).toBeFocused();

  const menu = row.getByRole('button', { name: /^Correggi/ });
  await page.keyboard.press('End');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Unisci con…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByLabel('Cerca un’azienda')).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  // The dialog learns within a frame that no menu lies over it any more.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();

  const names = page.getByRole('button', { name: /^Nomi e alias/ });
  await tabTo(page, names, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(names).toBeFocused();

  const add = page.getByRole('button', { name: 'Aggiungi Prompt' });
  await tabTo(page, add, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(drawer.getByLabel('Testo del prompt')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
});
