import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { openAccount, signIn } from './fixtures/people.ts';
import { promptCard, setUpCompany, toast, waitForNumbers } from './fixtures/screens.ts';

const BADGE = 'Nuove Strategie!';

/** The screen shows at once what was done; a reload finds it only once the server has it. */
const saved = (page: Page, path: RegExp) =>
  page.waitForResponse((response) => path.test(response.url()) && response.ok());

test('the demo account opens a task list, ticks an action off and gets one for a new prompt', async ({
  page,
  demo,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Task List SEO' });
  const openList = (card: Locator) => card.getByRole('button', { name: 'Vedi Task List' }).click();
  await signIn(page, demo);
  await page.getByRole('button', { name: 'Apri Dashboard di Gestilia' }).click();

  await test.step('sees what is to be done, and what each action rests on', async () => {
    await expect(promptCard(page).getByText(BADGE)).toBeVisible();
    const opened = saved(page, /\/opened$/);
    await openList(promptCard(page));
    await opened;
    await expect(dialog.getByText('Sintesi Azione')).toBeVisible();
    await expect(dialog.getByText('Modalità demo')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^gestilia\.example/ }).first()).toBeVisible();
    await expect(dialog.getByText('Da dove viene').first()).toBeVisible();
    await expect(dialog.locator('[data-priority=High]').first()).toBeVisible();
  });

  await test.step('ticks the first action off; it stays so, and the list is new no longer', async () => {
    const box = dialog.getByRole('checkbox').first();
    const ticked = saved(page, /\/actions\/\d+$/);
    // Its state follows the list's, a moment after the click.
    await box.click();
    await ticked;
    await expect(box).toBeChecked();
    await expect(dialog.getByText(/^1 di \d+ azioni fatte$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Chiudi' }).last().click();
    await expect(promptCard(page).getByText(BADGE)).toBeHidden();
    await page.reload();
    await expect(promptCard(page, 2).getByText(BADGE)).toBeVisible();
    await expect(promptCard(page).getByText(BADGE)).toBeHidden();
    await openList(promptCard(page));
    await expect(dialog.getByRole('checkbox').first()).toBeChecked();
    await page.keyboard.press('Escape');
  });

  await test.step('gets a list for a new prompt as soon as its first analysis has ended', async () => {
    await page.getByRole('button', { name: 'Aggiungi Prompt' }).click();
    const form = page.getByRole('dialog', { name: 'Aggiungi Prompt' });
    const question = 'Quale app usare per le fatture in cantiere?';
    await form.getByLabel('Testo del prompt').fill(question);
    await form.getByRole('button', { name: 'Aggiungi Prompt' }).click();
    await expect(toast(page, 'Prompt aggiunto')).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: question });
    await waitForNumbers(card);
    await expect(card.getByText(BADGE)).toBeVisible();
    await openList(card);
    await expect(dialog.getByText(/^n = 5 · campione ridotto/)).toBeVisible();
  });
});

test('a plan without task lists shows no button for one', async ({ page }) => {
  await openAccount(page.request);
  await setUpCompany(page, {
    name: 'Tipografia Santa Lucia',
    websiteUrl: 'https://santa-lucia.example',
    prompts: ['Chi stampa partecipazioni di nozze a Roma?'],
  });
  await waitForNumbers(promptCard(page));
  await expect(promptCard(page).getByRole('button', { name: 'Crea Task List' })).toBeVisible();
  await expect(promptCard(page).getByRole('button', { name: /Vedi|Nessuna/ })).toHaveCount(0);
});
