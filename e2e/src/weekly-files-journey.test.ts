import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/journey.ts';
import { signIn } from './fixtures/people.ts';

test('files of a company are chosen for each Monday, opened from the mail’s link, and stopped', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);

  await test.step('tables and format are chosen, and the next Monday is said', async () => {
    await page.goto('/profile?tab=api');
    await page.getByLabel('Azienda').last().selectOption({ label: 'Gestilia' });
    await page.getByRole('button', { name: 'Scegli i file' }).click();
    const dialog = page.getByRole('dialog', { name: 'I file di Gestilia ogni lunedì' });
    await dialog.getByLabel(/^Avvisi/).check();
    await expectAccessible(page, 'weekly files');
    await dialog.getByRole('button', { name: 'Manda ogni lunedì' }).click();
    await expect(page.getByText(/^Risultati, avvisi · Excel · il prossimo lunedì/)).toBeVisible();
  });

  await test.step('the link of a mail gives the files of its week', async () => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /Gestilia/ })
      .first()
      .click();
    await page.waitForURL(/azienda=/);
    const companyId = new URL(page.url()).searchParams.get('azienda') ?? '';
    await page.goto(`/profile?tab=api&azienda=${companyId}&settimana=2026-11-22`);
    await expect(page.getByText(/^Settimana 16–22 nov 2026/)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica: Risultati' }).click();
    expect((await download).suggestedFilename()).toBe('Gestilia, risultati.xlsx');
  });

  await test.step('one button stops them', async () => {
    await page.getByRole('button', { name: 'Ferma i file di Gestilia' }).click();
    await expect(page.getByText('Risultati, avvisi · Excel · fermi')).toBeVisible();
  });
});
