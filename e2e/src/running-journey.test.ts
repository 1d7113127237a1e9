import { expectAccessible } from './fixtures/accessible.ts';
import { expect } from './fixtures/journey.ts';
import { openAccount, signIn } from './fixtures/people.ts';
import { promptCard, setUpCompany, tile, toast, waitForNumbers } from './fixtures/screens.ts';
import { test } from './fixtures/stand-in-engine.ts';

// Without rules the stand-in makes its answers up.
test.beforeEach(({ engine }) => {
  engine.setRules([]);
});

test('a first analysis shows its steps, is found again after a reload, and its numbers come by themselves', async ({
  page,
  engine,
}) => {
  const release = engine.hold();
  await openAccount(page.request);
  await setUpCompany(page, {
    name: 'Cartoleria Lungarno',
    websiteUrl: 'https://lungarno.example',
    prompts: ['Dove comprare quaderni puntinati?'],
  });
  const card = promptCard(page);
  const expectRunning = async () => {
    await expect(card.getByText('Analisi in corso')).toBeVisible();
    await expect(card.locator('[aria-current=step]')).toContainText('Risposte in arrivo0 di 5');
    await expect(card.getByRole('button', { name: 'Crea Task List' })).toBeDisabled();
  };

  await expectRunning();
  await expectAccessible(page, 'a running analysis');
  await page.reload();
  await expectRunning();

  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  release();
  await waitForNumbers(card);
  await expect(tile(card, 'Mention Rate')).toContainText('n = 5');
  expect(loads).toEqual([]);
});

test('a second start gets the analysis that runs, and the numbers of before stay until its end', async ({
  page,
  context,
  engine,
  demo,
}) => {
  await signIn(page, demo);
  await page.getByRole('button', { name: 'Apri Dashboard di Gestilia' }).click();
  const card = promptCard(page);
  const analyses = tile(card, 'Numero Analisi');
  const before = await analyses.innerText();
  // A window that hears nothing of the running analysis still offers the button.
  const deaf = await context.newPage();
  await deaf.route('**/api/events', () => undefined);
  await deaf.goto(page.url());
  await expect(promptCard(deaf).getByRole('button', { name: 'Crea Task List' })).toBeEnabled();

  const release = engine.hold();
  await card.getByRole('button', { name: 'Crea Task List' }).click();
  await expect(toast(page, 'Analisi avviata')).toBeVisible();
  await expect(card.getByText('Analisi in corso')).toBeVisible();
  await promptCard(deaf).getByRole('button', { name: 'Crea Task List' }).click();
  await expect(toast(deaf, 'Analisi Già in Corso')).toBeVisible();
  await deaf.close();
  await expect(card.getByText('I numeri restano quelli di prima fino alla fine')).toBeVisible();
  expect(await analyses.innerText()).toBe(before);

  release();
  await expect(analyses).not.toHaveText(before, { useInnerText: true });
});
