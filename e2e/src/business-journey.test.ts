import { expect, test } from './fixtures/journey.ts';
import { signIn } from './fixtures/people.ts';
import { fillCompany, promptCard, tile, toast, waitForNumbers } from './fixtures/screens.ts';

test('the demo account analyses again, adds a company and a prompt, and sees both beside its history', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);

  await test.step('sees its two companies with numbers that say they are a demonstration', async () => {
    await expect(page.getByText('2 aziende su 15 · 7 prompt su 150 · piano Business')).toBeVisible();
    await expect(page.getByText('Modalità demo')).toBeVisible();
    await page.getByRole('button', { name: 'Apri Dashboard di Gestilia' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gestilia' })).toBeVisible();
    await expect(tile(promptCard(page), 'Numero Analisi')).toContainText('non contate');
  });

  await test.step('starts another analysis and gets its numbers', async () => {
    const card = promptCard(page);
    const analyses = tile(card, 'Numero Analisi');
    const before = await analyses.innerText();
    await card.getByRole('button', { name: 'Crea Task List' }).click();
    await expect(analyses).not.toHaveText(before, { useInnerText: true });
  });

  await test.step('adds a prompt, whose first analysis starts by itself', async () => {
    await page.getByRole('button', { name: 'Aggiungi Prompt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Aggiungi Prompt' });
    await expect(dialog.getByRole('button', { name: 'Aggiungi Prompt' })).toBeDisabled();
    await dialog.getByLabel('Testo del prompt').fill('  Quale app usare\nper le   fatture? ');
    await dialog.getByRole('button', { name: 'Aggiungi Prompt' }).click();
    await expect(toast(page, 'Prompt aggiunto')).toBeVisible();
    const card = promptCard(page, 4);
    await expect(card.getByRole('heading', { name: 'Quale app usare per le fatture?' })).toBeVisible();
    await waitForNumbers(card);
  });

  await test.step('adds a second company with two prompts from the overview', async () => {
    await page.getByRole('button', { name: 'Le Tue Aziende' }).click();
    await page.getByRole('button', { name: 'Nuova Azienda' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Registra la tua Azienda' })).toBeVisible();
    await fillCompany(dialog, {
      name: 'Vivaio Corteverde',
      websiteUrl: 'https://corteverde.example',
      prompts: ['Dove comprare rose rampicanti online?', 'Quale vivaio spedisce piante da frutto?'],
    });
    await dialog.getByRole('button', { name: 'Aggiungi Prompt', exact: true }).click();
    await expect(toast(page, 'Azienda creata')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Vivaio Corteverde' })).toBeVisible();
    await waitForNumbers(promptCard(page, 1));
    await waitForNumbers(promptCard(page, 2));
    await page.getByRole('button', { name: 'Le Tue Aziende' }).click();
    await expect(page.getByText('3 aziende su 15 · 10 prompt su 150')).toBeVisible();
  });
});
