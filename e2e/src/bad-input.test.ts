import { expect, test } from './fixtures/journey.ts';
import { aPerson, openAccount, signIn, signOut } from './fixtures/people.ts';
import { fillCompany, toast } from './fixtures/screens.ts';

const COMPANY = {
  name: 'Cartoleria Lungarno',
  websiteUrl: 'https://lungarno.example',
  prompts: ['Dove comprare penne stilografiche?'],
};

test('login says what is wrong and never whether the address exists', async ({ page, expectComplaints }) => {
  expectComplaints(/status of 401 .*\/api\/auth\/login/);
  await page.goto('/login');
  const submit = page.getByRole('button', { name: 'Accedi', exact: true });
  await submit.click();
  await expect(page.getByText('Inserisci un indirizzo email valido')).toBeVisible();
  await expect(page.getByText('La password è obbligatoria')).toBeVisible();
  await page.getByLabel('Email').fill('nessuno@esempio.it');
  await page.getByLabel('Password', { exact: true }).fill('Sbagliata-2026');
  await submit.click();
  await expect(toast(page, 'Errore di accesso')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Email o password non corretti.' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('registration names every fault at its field, the server’s own included', async ({
  page,
  expectComplaints,
}) => {
  expectComplaints(/status of 400 .*\/api\/auth\/register/);
  await page.goto('/register?plan=boh');
  const submit = page.getByRole('button', { name: 'Registrati' });
  await submit.click();
  for (const message of ['Il nome è obbligatorio', 'Il cognome è obbligatorio', 'Conferma la password'])
    await expect(page.getByText(message)).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('Ada');
  await page.getByLabel('Cognome').fill('Bianchi');
  await page.getByLabel('Email').fill('ada@');
  await page.getByLabel('Password', { exact: true }).fill('corta');
  await page.getByLabel('Conferma password').fill('diversa');
  await submit.click();
  await expect(page.getByText('Inserisci un indirizzo email valido')).toBeVisible();
  await expect(page.getByText('La password deve essere di almeno 8 caratteri')).toBeVisible();
  await expect(page.getByText('Le password non corrispondono')).toBeVisible();

  await page.getByLabel('Email').fill(aPerson().email);
  await page.getByLabel('Password', { exact: true }).fill('Password1');
  await page.getByLabel('Conferma password').fill('Password1');
  await submit.click();
  await expect(page.getByText(/Questa password è troppo comune/).first()).toBeVisible();
});

test('a spoilt or used verification link ends in a card with a way on', async ({
  page,
  expectComplaints,
}) => {
  expectComplaints(/status of 400 .*\/api\/auth\/verify-email/);
  await page.goto('/verify-email?token=nessuno-lo-ha-mai-mandato');
  await expect(page.getByText('Errore di verifica')).toBeVisible();
  await page.getByRole('link', { name: 'Torna alla registrazione' }).click();
  await expect(page.getByRole('heading', { name: 'Crea il tuo account' })).toBeVisible();
});

test('company and prompt forms refuse what cannot be monitored; a double submit makes one company', async ({
  page,
}) => {
  await openAccount(page.request);
  await page.goto('/');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome azienda' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Nome azienda').fill(COMPANY.name);
  await page.getByLabel('Sito web').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByText('URL non valida')).toBeVisible();

  await fillCompany(page, { ...COMPANY, prompts: ['  \n '] });
  await page.getByRole('button', { name: 'Crea Dashboard' }).click();
  await expect(page.getByText('Il testo del prompt è richiesto')).toBeVisible();
  await page.getByLabel('Prompt 1', { exact: true }).fill(COMPANY.prompts[0] ?? '');
  await page.getByRole('button', { name: 'Crea Dashboard' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: COMPANY.name })).toBeVisible();
  await page.getByRole('button', { name: 'Le Tue Aziende' }).click();
  await expect(page.getByText('1 azienda su 1 · 1 prompt su 1 · piano Free')).toBeVisible();
  await expect(page.getByRole('button', { name: /Apri Dashboard/ })).toHaveCount(1);
});

test('leaving in one tab ends the session of the other', async ({ page, context, expectComplaints }) => {
  expectComplaints(/status of 401/);
  await signIn(
    page,
    await openAccount(page.request).then(async (person) => {
      await context.clearCookies();
      return person;
    }),
  );
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'Registra la tua Azienda' })).toBeVisible();
  await signOut(page);
  await expect(other.getByRole('link', { name: 'Accedi' }).first()).toBeVisible();
  await other.reload();
  await expect(other.getByRole('link', { name: 'Accedi' }).first()).toBeVisible();
});
