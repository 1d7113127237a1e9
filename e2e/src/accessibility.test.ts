import { api } from '@citato/contract';
import { expect, test } from './fixtures/journey.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { openAccount, signIn } from './fixtures/people.ts';
import { promptCard, setUpCompany, waitForNumbers } from './fixtures/screens.ts';

test('set-up, mailbox and the dialogs of the free plan are accessible and fit', async ({
  page,
  expectComplaints,
}) => {
  // The check itself reaches for the frame a mail is shown in, which lets nobody run a script.
  expectComplaints(/^Blocked script execution in 'about:srcdoc'/);
  const person = await openAccount(page.request);
  await page.goto(`/dev/mailbox?to=${encodeURIComponent(person.email)}`);
  await expect(page.getByRole('link', { name: /token=/ })).toBeVisible();
  await expectAccessible(page, 'mailbox');

  await page.goto('/');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByText('URL non valida')).toBeVisible();
  await expectAccessible(page, 'set-up with errors');

  await setUpCompany(page, {
    name: 'Tipografia Santa Maria in Trastevere e Figli dal 1921',
    websiteUrl: 'https://tipografia-santa-maria-in-trastevere.example',
    prompts: ['Chi stampa partecipazioni di nozze su carta fatta a mano a Roma?'],
  });
  await waitForNumbers(promptCard(page));
  await promptCard(page).getByRole('button', { name: 'Crea Task List' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'analysis not available', '[role=dialog]');
  await page.getByRole('button', { name: 'Annulla' }).click();
  await page.getByRole('button', { name: 'Aggiungi Prompt' }).click();
  await expect(page.getByText('Limite Prompt Raggiunto')).toBeVisible();
  await expectAccessible(page, 'prompt limit', '[role=dialog]');
  await page.getByRole('button', { name: 'Annulla' }).click();
  await page.getByRole('button', { name: 'Le Tue Aziende' }).click();
  await page.getByRole('button', { name: 'Nuova Azienda' }).click();
  await expect(page.getByText('Limite Piano Raggiunto')).toBeVisible();
  await expectAccessible(page, 'plan limit', '[role=dialog]');
});

test('what stands in the place of companies on their way is accessible and fits', async ({ page }) => {
  await openAccount(page.request);
  // Never answered: the shapes stay.
  await page.route(`**${api.listCompanies.path}`, () => undefined);
  for (const path of ['/', '/?azienda=x', '/?azienda=x&scheda=risultati']) {
    await page.goto(path);
    await expect(page.getByRole('status', { name: 'Caricamento' })).toBeVisible();
    await expectAccessible(page, `${path} on its way`);
  }
});

test('prompts with their history are accessible and fit', async ({ page, demo }) => {
  await signIn(page, demo);
  await page.getByRole('button', { name: 'Apri Dashboard di Torrefazione Brunalba' }).click();
  await expect(promptCard(page, 4)).toBeVisible();
  await expectAccessible(page, 'prompts');
});

test('the dialogs of a plan with room and the correction menu are accessible and fit', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Nuova Azienda' }).click();
  await dialog.getByRole('button', { name: 'Continua' }).click();
  await expect(dialog.getByText('Il nome dell’azienda è obbligatorio')).toBeVisible();
  await expectAccessible(page, 'add company with errors', '[role=dialog]');
  await dialog.getByLabel('Nome azienda').fill('Birrificio Valdarno');
  await dialog.getByLabel('Sito web').fill('https://birrificio-valdarno.example');
  await dialog.getByRole('button', { name: 'Continua' }).click();
  await dialog.getByRole('button', { name: 'Aggiungi un altro prompt' }).click();
  await expectAccessible(page, 'prompts of a company to add', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Chiudi' }).click();

  await page.getByRole('button', { name: 'Apri Dashboard di Gestilia' }).click();
  await page.getByRole('tab', { name: 'Tabella Risultati' }).click();
  await page
    .getByRole('button', { name: /^Correggi/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Unisci con…' })).toBeVisible();
  await expectAccessible(page, 'correction menu', '[role=menu]');
  await page.getByRole('menuitem', { name: 'Unisci con…' }).click();
  await expectAccessible(page, 'merge', '[role=dialog]');
  await page.keyboard.press('Escape');
});

test('what stands in the place of companies that did not come is accessible and fits', async ({
  page,
  expectComplaints,
}) => {
  expectComplaints(/status of 503/);
  await openAccount(page.request);
  await page.route(`**${api.listCompanies.path}`, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/');
  await expect(page.getByText('Le tue aziende non sono arrivate')).toBeVisible();
  await expectAccessible(page, 'companies that did not come');
});
