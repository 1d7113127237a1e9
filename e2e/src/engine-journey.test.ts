import { expectAccessible } from './fixtures/accessible.ts';
import { expect } from './fixtures/journey.ts';
import { openAccount } from './fixtures/people.ts';
import { promptCard, setUpCompany, tile, toast, waitForNumbers } from './fixtures/screens.ts';
import { test } from './fixtures/stand-in-engine.ts';
import { openSubscribedAccount } from './fixtures/subscriptions.ts';

const COMPANY = { name: 'Ottica Rivabella', websiteUrl: 'https://ottica-rivabella.example' };

const NAMING = `I negozi più consigliati sono questi:

1. **Salmoiraghi & Viganò**: rete capillare.
2. **Ottica Rivabella**: ottima assistenza, prezzi chiari.
3. **GrandVision**: molte promozioni.`;
const OTHERS = `I negozi più consigliati sono questi:

1. **Salmoiraghi & Viganò**: rete capillare.
2. **GrandVision**: molte promozioni.`;

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
}) => {
  await openSubscribedAccount(page.request, { planId: 'business' });
  await setUpCompany(page, { ...COMPANY, prompts: ['Dove comprare montature leggere?'] });
  const card = promptCard(page);
  await waitForNumbers(card);
  const analyses = tile(card, 'Numero Analisi');
  const before = await analyses.innerText();
  // A window without events of the running analysis still offers the button.
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

test('a compatible server gets the question word for word and its answers become the numbers', async ({
  page,
  engine,
}) => {
  engine.setRules([{ text: NAMING, times: 3 }, { text: OTHERS }]);
  const question = 'Dove fare "occhiali progressivi" a Rimini, però senza spendere più di 300 €?';
  await openAccount(page.request);
  await setUpCompany(page, { ...COMPANY, prompts: [question] });
  const card = promptCard(page);
  await waitForNumbers(card);

  const asked = engine.requests.filter((request) => request.question === question);
  expect(asked).toHaveLength(5);
  for (const { body } of asked)
    expect(body).toMatchObject({ messages: [{ role: 'user', content: question }] });

  await expect(tile(card, 'Mention Rate')).toContainText('60,0%');
  await expect(tile(card, 'Mention Rate')).toContainText('n = 5');
  await expect(tile(card, 'Posizione Media')).toContainText('2,0');
  await expect(page.getByText('Modalità demo')).toBeHidden();
  await page.getByRole('tab', { name: 'Tabella Risultati' }).click();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('Salmoiraghi & Viganò');
  await expect(rows.nth(0)).toContainText('38,5%');
  await expectAccessible(page, 'results of a few answers');
});

test('an engine that fails leaves no zero behind, and the next analysis counts alone', async ({
  page,
  engine,
}) => {
  // Too few for the product to leave the engine in peace for a while, also if the lost call of the second analysis comes
  // right after them: the product stands for the tests that follow, too.
  engine.setRules([{ fault: 'server_error', times: 3 }, { text: '' }]);
  await openAccount(page.request);
  await setUpCompany(page, { ...COMPANY, prompts: ['Quale ottico consigliate per lenti a contatto?'] });
  const card = promptCard(page);
  await expect(
    card.getByText('L’ultima analisi non ha ricevuto risposte valide. Non conta come zero.'),
  ).toBeVisible();
  await expect(tile(card, 'Mention Rate')).toContainText('N/A');
  await expect(tile(card, 'Posizione Media')).toContainText('N/A');
  await expectAccessible(page, 'an analysis that failed');

  engine.setRules([{ text: NAMING, times: 4 }, { fault: 'reset' }]);
  await card.getByRole('button', { name: 'Crea Task List' }).click();
  await page.getByRole('button', { name: 'Avvia l’analisi' }).click();
  await expect(tile(card, 'Mention Rate')).toContainText('100,0%');
  await expect(tile(card, 'Numero Analisi')).toContainText('4 risposte valide');
  await expect(tile(card, 'Numero Analisi')).toContainText('mancat');
});
