import { expect, test } from './fixtures/journey.ts';
import { signIn } from './fixtures/people.ts';

test('a member chooses when they are mailed, looks at the mail of Monday, and is told which address is no channel', async ({
  page,
  demo,
  expectComplaints,
}) => {
  expectComplaints(/status of 400 .*\/api\/alert-channels/);
  await signIn(page, demo);
  await page.goto('/profile?tab=alerts');
  await test.step('choices are kept as they are made', async () => {
    await page.getByText('Una al giorno', { exact: true }).click();
    await expect(page.getByText(/^Salvato: oggi/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Una al giorno' })).toBeChecked();
  });
  await test.step('each level says how many points it is for the company', async () => {
    await expect(page.getByText(/^Servono circa \d+ punti: ora è al \d+%/)).toHaveCount(3);
  });
  await test.step('the next mail of Monday is shown as it would be', async () => {
    await page.getByRole('button', { name: 'Guarda la prossima' }).click();
    const mail = page.getByRole('dialog', { name: 'La prossima mail del lunedì' });
    await expect(
      mail
        .locator('iframe')
        .contentFrame()
        .getByText(/^Lunedì \d+/),
    ).toBeVisible();
    await mail.getByRole('button', { name: 'Chiudi' }).last().click();
  });
  await test.step('an address of no chat is refused with what to do', async () => {
    await page.getByLabel('Indirizzo del webhook').fill('https://n8n.azienda.it/webhook/citato');
    await page.getByRole('button', { name: 'Prova e aggiungi' }).click();
    await expect(page.getByText(/non è l’indirizzo di un webhook in entrata di Slack/)).toBeVisible();
  });
});
