import { api } from '@citato/contract';
import type { Page } from '@playwright/test';
import { findFaults } from './fixtures/accessible.ts';
import { changeAnswers } from './fixtures/change-answers.ts';
import { EVERY_SCREEN, findVisitorPage, openNextScreen, openScreen } from './fixtures/every-screen.ts';
import type { Screen, Viewer } from './fixtures/every-screen.ts';
import { expect, test } from './fixtures/journey.ts';
import { findLayoutFaults } from './fixtures/layout-faults.ts';
import { openAccount, signIn } from './fixtures/people.ts';

async function lookEverywhere(page: Page, screens: readonly Screen[]): Promise<void> {
  // Hundreds of looks, beside another journey.
  test.slow();
  const faults: Record<string, string[]> = {};
  for (const [index, screen] of screens.entries()) {
    await openNextScreen(page, screen, screens[index - 1]);
    Object.assign(faults, await findFaults(page, screen));
  }
  expect(faults).toEqual({});
}

const PRINTED = new Set(['overview', 'prompts', 'results']);
const PRESSED = [/^Apri/, /Nuova Azienda/, /Scarica PDF/, /Crea Task List/, /Nomi e alias/, /Demo/];

const SEE: Record<Viewer, string> = {
  visitor: 'a visitor',
  newcomer: 'somebody without a company',
  customer: 'a customer',
  administrator: 'an administrator',
};
const title = (viewer: Viewer): string =>
  `what ${SEE[viewer]} sees is accessible and fits at every width in both themes: nothing overflows, overlaps or is cut off`;

test(title('visitor'), async ({ page, expectComplaints }) => {
  expectComplaints(/status of 404/, /status of 400 .*\/api\/auth\//);
  await lookEverywhere(page, EVERY_SCREEN.visitor);
});

test(title('newcomer'), async ({ page }) => {
  await openAccount(page.request);
  await lookEverywhere(page, EVERY_SCREEN.newcomer);
});

test(title('customer'), async ({ page, demo }) => {
  await signIn(page, demo);
  await lookEverywhere(page, [...EVERY_SCREEN.customer, await findVisitorPage(page)]);
});

test(title('administrator'), async ({ page, demo }) => {
  await signIn(page, { ...demo, email: 'admin@citato.example' });
  await lookEverywhere(page, EVERY_SCREEN.administrator);
});

test('how far answers are read again stays in view far down a table, and covers nothing', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  const rereading = { done: 1_200, total: 3_430 };
  await changeAnswers(page, api.listCompanies, ({ companies }) => ({
    companies: companies.map((company) => ({ ...company, rereading })),
  }));
  const [results] = EVERY_SCREEN.customer.filter(({ name }) => name === 'results');
  if (results === undefined) throw new Error('The results are no screen any more');
  await openScreen(page, results);
  const note = page.getByText('1.200 di 3.430');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findLayoutFaults({ page, within: 'html' })).toEqual([]);
    await page
      .getByRole('button', { name: /^Correggi/ })
      .last()
      .focus();
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    await expect(note).toBeInViewport({ ratio: 1 });
    // Back up by the keyboard: nothing in focus lies under the note.
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('ArrowUp');
      const [focused, noted] = await Promise.all([page.locator(':focus').boundingBox(), note.boundingBox()]);
      if (focused === null || noted === null) throw new Error('Focus and note were to be on screen');
      expect(focused.y).toBeGreaterThan(noted.y + noted.height);
    }
  }
});

test('on paper the numbers keep their intervals on white, and nothing is left to press', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  // A4 within its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const screen of EVERY_SCREEN.customer.filter(({ name }) => PRINTED.has(name))) {
    await page.goto(screen.path);
    await expect(screen.sign(page)).toBeVisible();
    await expect(page.getByRole('status', { name: 'Caricamento' })).toHaveCount(0);
    expect(await findLayoutFaults({ page, within: 'html' }), screen.name).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('h1')).toHaveCSS('print-color-adjust', 'exact');
    for (const name of PRESSED) await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});

test('a layout that is broken on purpose is seen to be broken, in each of its ways', async ({ page }) => {
  await page.goto('/login');
  const find = async (css: string): Promise<string> => {
    const style = await page.addStyleTag({ content: css });
    const faults = await findLayoutFaults({ page, within: 'html' });
    await style.evaluate((element) => {
      if (element instanceof Element) element.remove();
    });
    return faults.join('\n');
  };
  await expect(page.getByText('Non hai un account?')).toBeVisible();
  expect(await find('h1 {}')).toBe('');
  expect(await find('main { min-width: 3000px }')).toMatch(/the page is \d+ px wide/);
  expect(await find('h1 { width: 20px; white-space: nowrap }')).toMatch(/leaves its h1/);
  expect(await find('h1 { width: 20px; white-space: nowrap; overflow: hidden }')).toMatch(
    /is cut off by its h1/,
  );
  expect(await find('h1 { height: 6px; overflow: hidden }')).toMatch(/is cut off by its h1/);
  expect(await find('h1 { margin-bottom: -40px }')).toMatch(/lie on each other/);
  expect(
    await find('form { position: relative } form::after { content: ""; position: absolute; inset: 0 }'),
  ).toMatch(/input 'email' lies under form/);
});
