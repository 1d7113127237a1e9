import { api } from '@citato/contract';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { toast } from './fixtures/screens.ts';
import { openSubscribedAccount } from './fixtures/subscriptions.ts';

const rows = (page: Page) => page.getByRole('rowheader');

async function deleteTwo(page: Page): Promise<void> {
  for (const number of ['1', '2'])
    await page.getByRole('checkbox', { name: new RegExp(`Domanda numero ${number}\\?`) }).click();
  await page
    .getByRole('toolbar', { name: 'Domande scelte' })
    .getByRole('button', { name: 'Elimina' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(toast(page, '2 domande eliminate')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
}

test('chosen prompts are deleted with some seconds to take it back, and also when the page is left in them', async ({
  page,
}) => {
  const send = await openSubscribedAccount(page.request, { planId: 'pro' });
  const company = { name: 'Cantina Vespolina', websiteUrl: 'https://vespolina.example' };
  const prompts = ['1', '2', '3'].map((number) => ({ text: `Domanda numero ${number}?` }));
  const { company: created } = api.createCompany.responses[201].parse(
    await send(api.createCompany.path, { company, prompts }),
  );
  await page.goto(`/?azienda=${created.id}`);
  await page.getByText('Tabella', { exact: true }).click();
  await expect(rows(page)).toHaveCount(3);

  await deleteTwo(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, '2 domande restano')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);

  // Still chosen: the same two go for good when the page is left.
  await page
    .getByRole('toolbar', { name: 'Domande scelte' })
    .getByRole('button', { name: 'Elimina' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(async () => {
    await page.reload();
    await expect(rows(page)).toHaveCount(1, { timeout: 2000 });
  }).toPass();
});
