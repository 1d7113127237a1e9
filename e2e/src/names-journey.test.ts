import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/journey.ts';
import { signIn, signOut } from './fixtures/people.ts';

test('a user learns what counts as the company’s name, and an administrator why an answer is read as it is', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  await page.getByRole('button', { name: 'Apri Dashboard di Gestilia' }).click();
  await page.getByRole('tab', { name: 'Tabella Risultati' }).click();
  const dialog = page.getByRole('dialog');

  await test.step('reads the forms of the name, and tries a sentence', async () => {
    await page.getByRole('button', { name: /^Nomi e alias/ }).click();
    await expect(dialog.getByText('Come l’hai registrato')).toBeVisible();
    await expect(dialog.getByRole('definition').filter({ hasText: 'GESTILIA' }).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Prova una frase' }).click();
    const field = dialog.getByLabel('Una frase come in una risposta');
    await field.fill('Per le fatture consiglio gestilia.example, costa poco.');
    await dialog.getByRole('button', { name: 'Prova', exact: true }).click();
    await expect(dialog.getByText('Sì: conta come menzione.')).toBeVisible();
    await field.fill('Non ho trovato informazioni su Gestilia.');
    await dialog.getByRole('button', { name: 'Prova', exact: true }).click();
    await expect(dialog.getByText(/dice di non aver trovato niente/)).toBeVisible();
    await expectAccessible(page, 'forms of a name', '[role=dialog]');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Escape');
  });

  await test.step('sends the link of an answer', async () => {
    await page
      .getByRole('table')
      .first()
      .getByRole('button', { name: /Nominata in/ })
      .first()
      .click();
    await expect(dialog.locator('article')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/risposta=/);
  });
  const link = page.url();
  await page.keyboard.press('Escape');
  await signOut(page);

  await signIn(page, { ...demo, email: 'admin@citato.example' });
  await page.goto('/admin?sezione=letture');
  await page.getByLabel('Apri una risposta').fill(link);
  await page.getByRole('button', { name: 'Apri', exact: true }).click();
  const rows = page.getByRole('table', { name: /I nomi guardati/ }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/Conta|Escluso|Nessun posto certo/);
  await expect(page.getByText('Nessun modello ha letto questa risposta.')).toBeVisible();
  await expectAccessible(page, 'reading of an answer');
  await page.getByRole('tab', { name: 'Registro' }).click();
  await expect(page.getByRole('table', { name: 'Registro delle azioni' })).toContainText('Risposta letta');
});
