import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFit } from '../fixtures/accessible.ts';
import { LONG_WORD, fillBoard } from './full-board.ts';
import { expect, test } from '../fixtures/journey.ts';
import { signIn } from '../fixtures/people.ts';

const PROMPTS = 150;

/** To the end of the page. Heights of cards nobody has seen yet are guessed: it may take a second press. */
async function pressEnd(page: Page, last: Locator): Promise<void> {
  await expect(async () => {
    await page.locator('main').focus();
    await page.keyboard.press('End');
    await expect(last).toBeInViewport({ timeout: 1_000 });
  }).toPass();
}

test('a hundred prompts are a board: found, unfolded by key, and kept in the address', async ({
  page,
  demo,
}) => {
  // The largest page there is, laid out at every width, beside another journey.
  test.slow();
  await fillBoard(page, PROMPTS);
  await signIn(page, demo);
  await page.getByRole('button', { name: 'Apri Dashboard di Gestilia' }).click();
  // From twenty prompts on the table comes first; the choice is kept.
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(PROMPTS + 1);
  await expectFit(page, 'a table of a hundred prompts', 'table[role=table]');
  await page.getByRole('radio', { name: 'Schede' }).click();
  const rows = page.getByRole('list', { name: 'Le tue domande' }).getByRole('listitem');
  await expect(rows).toHaveCount(PROMPTS);
  await expect(page.getByRole('region', { name: 'Chi vince sulle tue domande' })).toContainText('Gestilia');
  await expectFit(page, 'a hundred rows', '[aria-label="Le tue domande"]');

  await pressEnd(page, rows.last());
  await page.locator('main').focus();
  await page.keyboard.press('Home');
  // The browser's own search and a screen reader reach rows that are out of sight: all are there, none hidden.
  const reached = await page.evaluate<number>(
    `[...document.querySelectorAll('[aria-label="Le tue domande"] > li')].filter((row) => row.checkVisibility()).length`,
  );
  expect(reached).toBe(PROMPTS);

  await page.getByLabel('Cerca tra le domande').fill(LONG_WORD.toUpperCase());
  await expect(page.getByText(`1 di ${PROMPTS} domande`)).toBeVisible();
  const row = rows.first().getByRole('button', { expanded: false });
  await row.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Prompt 2', exact: true });
  await expect(card).toBeVisible();
  await expectAccessible(page, 'a board with an unfolded row');
  await page.reload();
  await expect(card).toBeVisible();
  await expect(page.getByLabel('Cerca tra le domande')).toHaveValue(LONG_WORD.toUpperCase());

  const remove = card.getByRole('button', { name: 'Elimina prompt 2' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Conferma Eliminazione Prompt' })).toBeVisible();
  await expectAccessible(page, 'delete prompt', '[role=alertdialog]');
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();

  await page.getByRole('tab', { name: 'Tabella Risultati' }).click();
  // One table, however many prompts; another is found by its words.
  const table = page.getByRole('table');
  await expect(table).toHaveCount(1);
  await page.getByRole('button', { name: `Prompt 1 di ${PROMPTS}` }).press('Enter');
  const choice = page.getByRole('dialog', { name: 'Scegli un prompt' });
  await expect(choice.getByRole('option')).toHaveCount(PROMPTS);
  await expectAccessible(page, 'choice of a prompt', '[role=dialog]');
  await page.keyboard.type(LONG_WORD);
  await expect(choice.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const shown = page.getByRole('button', { name: `Prompt 2 di ${PROMPTS}` });
  await expect(shown).toBeFocused();
  await expectFit(page, 'the table of a long question', '[data-state=active][role=tabpanel] table');
  const head = table.getByRole('columnheader', { name: 'Menzioni' });
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Prompt successivo' }).press('Enter');
  await expect(page.getByRole('button', { name: `Prompt 3 di ${PROMPTS}` })).toBeVisible();
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await page.reload();
  await expect(page.getByRole('button', { name: `Prompt 3 di ${PROMPTS}` })).toBeVisible();
});

/** Screens of 900 pixels that all prompts take at 1440. */
const MAX_SCREENS = 3;
const SCREEN = { width: 1440, height: 900 };

/** Counts what changes inside a table's rows from now on. */
const watchRows = (page: Page) =>
  page.evaluate<null>(`(() => {
    window.changedRows = 0;
    new MutationObserver((changes) => { window.changedRows += changes.length;}).observe(
      document.querySelector('[role=table], table'),
      { subtree: true, childList: true, characterData: true, attributes: true },
    );
    return null;
  })()`);

test('a hundred and fifty prompts stand on three screens, and a key that finds the same rows draws none anew', async ({
  page,
  demo,
}) => {
  test.slow();
  await fillBoard(page, PROMPTS);
  await signIn(page, demo);
  await page.setViewportSize(SCREEN);
  await page.getByRole('button', { name: 'Apri Dashboard di Gestilia' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(PROMPTS + 1);
  const countScreens = async () => {
    const [first, last] = [await rows.nth(1).boundingBox(), await rows.last().boundingBox()];
    if (first === null || last === null) throw new Error('The table was to be on screen');
    return (last.y + last.height - first.y) / SCREEN.height;
  };
  // Once the typeface and what the board adds have come.
  await expect.poll(countScreens).toBeLessThanOrEqual(MAX_SCREENS);

  const search = page.getByLabel('Cerca tra le domande');
  await search.pressSequentially('fattura');
  await expect(page).toHaveURL(/fattura/);
  const found = await rows.count();
  expect(found).toBeLessThan(PROMPTS + 1);
  await watchRows(page);
  await search.pressSequentially('zione');
  await expect(page).toHaveURL(/fatturazione/);
  await expect(rows).toHaveCount(found);
  expect(await page.evaluate<number>('window.changedRows')).toBe(0);
});
