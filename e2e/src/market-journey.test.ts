import { expectAccessible, expectFit } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/journey.ts';
import { openAccount } from './fixtures/people.ts';
import { promptCard, setUpCompany, waitForNumbers } from './fixtures/screens.ts';

const COMPANY = { name: 'Ottica Rivabella', websiteUrl: 'https://ottica-rivabella.example' };

test('a company is asked about in another country, by somebody: both stand with the question', async ({
  page,
}) => {
  await openAccount(page.request);
  await setUpCompany(page, { ...COMPANY, prompts: ['Quale ottico consigliate per lenti progressive?'] });
  await waitForNumbers(promptCard(page));

  await page.getByRole('tab', { name: 'Motori' }).click();
  await expect(page.getByText('Motore demo', { exact: true })).toBeVisible();
  await expect(page.getByText('In arrivo', { exact: true })).toBeVisible();
  await page.getByLabel('Da dove si chiede').selectOption('CH/Lugano');
  await expectFit(page, 'engines and market');
  await expectAccessible(page, 'engines and market');
  await page.getByRole('button', { name: 'Cambia mercato' }).click();
  await expect(page.getByText('Mercato cambiato', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Prompt & Strategie' }).click();
  await expect(promptCard(page).getByText('Lugano, Svizzera')).toBeVisible();
  await promptCard(page)
    .getByRole('button', { name: /^Cambia la domanda/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Chi chiede e da dove' }).click();
  await dialog.getByLabel(/^Chi fa la domanda/).fill('Ho sessant’anni.');
  await expectFit(page, 'who asks and where');
  await dialog.getByRole('button', { name: 'Cambia domanda' }).click();
  await expect(promptCard(page).getByText('Lugano, Svizzera · chi chiede: «Ho sessant’anni.»')).toBeVisible();
});
