import { api } from '@citato/contract';
import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/journey.ts';
import { openAccount } from './fixtures/people.ts';
import { setUpCompany } from './fixtures/screens.ts';

test('a visitor looks at the designs of a company’s header, together and one by one', async ({ page }) => {
  await page.goto('/header-variants');
  await expect(page.getByRole('region')).toHaveCount(8);
  await page.getByRole('link', { name: 'Glassmorphism' }).click();
  await expect(page).toHaveURL('/header-variants?variante=glassmorphism');
  await expect(page.getByRole('region')).toHaveCount(1);
  await page.getByRole('button', { name: 'Elimina azienda' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Conferma eliminazione' })).toBeVisible();
});

test('an owner tries a prompt out and is told that no webhook is set; a stranger finds no page', async ({
  page,
  expectComplaints,
}) => {
  expectComplaints(/status of 40[49]/);
  await openAccount(page.request);
  const created = page.waitForResponse(
    (response) => response.url().endsWith('/api/companies') && response.request().method() === 'POST',
  );
  await setUpCompany(page, {
    name: 'Ottica Rivabella',
    websiteUrl: 'https://ottica-rivabella.example',
    prompts: ['Quale ottico consigliate per lenti progressive?'],
  });
  const { company } = api.createCompany.responses[201].parse(await (await created).json());
  const address = `/test/${company.prompts[0]?.id ?? ''}`;

  await page.goto(address);
  await page.getByRole('textbox', { name: 'Testo' }).fill('Consiglierei **Ottica Rivabella**.');
  await page.getByRole('button', { name: 'Invia testo' }).click();
  await expect(page.getByText('Errore HTTP 409')).toBeVisible();
  await expectAccessible(page, 'trial of a prompt');

  await page.context().clearCookies();
  await openAccount(page.request);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
