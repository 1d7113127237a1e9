import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { openAccount, sendLogin, signIn, userMenu } from './fixtures/people.ts';
import type { Person } from './fixtures/people.ts';
import { alert, toast } from './fixtures/screens.ts';

/** The same person on a second device, which the test closes. */
async function signInElsewhere({
  browser,
  baseURL,
  person,
}: {
  browser: Browser;
  baseURL: string | undefined;
  person: Person;
}): Promise<Page> {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' });
  const phone = await elsewhere.newPage();
  await signIn(phone, person);
  return phone;
}

/** After a reload nothing of the account is left on this device. */
async function expectSignedOut(device: Page): Promise<void> {
  await device.goto('/');
  await expect(device.getByRole('link', { name: 'Accedi' }).first()).toBeVisible();
  await expect(userMenu(device)).toBeHidden();
}

test('a changed name stands in the header at once and after a reload', async ({ page }) => {
  await openAccount(page.request);
  await page.goto('/profile');
  await expect(userMenu(page)).toHaveAccessibleName(/Ada/);
  await page.getByLabel('Nome', { exact: true }).fill('Graziella');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(toast(page, 'Profilo aggiornato')).toBeVisible();
  await expect(userMenu(page)).toHaveAccessibleName(/Graziella/);
  await page.reload();
  await expect(userMenu(page)).toHaveAccessibleName(/Graziella/);
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Graziella');
});

test('a change of password asks for the current one and signs the other devices out', async ({
  page,
  browser,
  baseURL,
  expectComplaints,
}) => {
  expectComplaints(/status of 400 .*\/api\/(auth|user)\//);
  const person = await openAccount(page.request);
  const phone = await signInElsewhere({ browser, baseURL, person });
  await page.goto('/profile');
  const form = page.getByRole('form', { name: 'Cambia password' });
  const change = async (currentPassword: string) => {
    await form.getByLabel('Password attuale').fill(currentPassword);
    await form.getByLabel('Nuova password', { exact: true }).fill('Scogliera-2027');
    await form.getByLabel('Conferma password').fill('Scogliera-2027');
    await form.getByRole('button', { name: 'Cambia password' }).click();
  };

  await change('Sbagliata-2026');
  await expect(toast(page, 'Errore nella modifica password')).toBeVisible();
  await expect(form.getByText('La password attuale non è corretta')).toBeVisible();
  await change(person.password);
  await expect(toast(page, 'Password modificata')).toBeVisible();

  await expectSignedOut(phone);
  await page.reload();
  await expect(userMenu(page), 'this device stays').toBeVisible();
  await signIn(phone, { ...person, password: 'Scogliera-2027' });
  await phone.context().close();
});

test('a device that is not recognised is signed out from the profile', async ({ page, browser, baseURL }) => {
  const person = await openAccount(page.request);
  const phone = await signInElsewhere({ browser, baseURL, person });
  await page.goto('/profile');
  const devices = page.getByRole('listitem').filter({ hasText: 'ultima attività' });
  await expect(devices).toHaveCount(2);
  await expect(devices.getByText('Questo dispositivo', { exact: true })).toHaveCount(1);
  const end = page.getByRole('button', { name: /^Disconnetti / });
  await expect(end).toHaveCount(1);
  await end.click();
  await expect(toast(page, 'Dispositivo disconnesso')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expectSignedOut(phone);
  await phone.context().close();
});

test('a request for help says what is too short, then leaves and closes', async ({ page }) => {
  await openAccount(page.request);
  await page.goto('/');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Assistenza' }).click();
  const dialog = page.getByRole('dialog', { name: 'Richiesta Assistenza' });
  await dialog.getByLabel('Oggetto').fill('Boh');
  await dialog.getByLabel('Messaggio').fill('Non va.');
  await dialog.getByRole('button', { name: 'Invia Ticket' }).click();
  await expect(dialog.getByText("L'oggetto deve contenere almeno 5 caratteri")).toBeVisible();
  await expect(dialog.getByText('Il messaggio deve contenere almeno 20 caratteri')).toBeVisible();
  await dialog.getByLabel('Oggetto').fill('Domanda sui prompt');
  await dialog.getByLabel('Messaggio').fill('Posso monitorare la stessa domanda in due lingue diverse?');
  await dialog.getByRole('button', { name: 'Invia Ticket' }).click();
  await expect(toast(page, 'Ticket inviato!')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the own data comes as a JSON file that holds the account and no secret', async ({ page }) => {
  const person = await openAccount(page.request);
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica i tuoi dati' }).click(),
    expect(toast(page, 'Dati scaricati')).toBeVisible(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^citato-dati-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toEqual(expect.any(Object));
  expect(text).toContain(person.email);
  expect(text).not.toContain('$argon2');
});

test('an account is deleted with its password alone, and nobody gets into it again', async ({
  page,
  expectComplaints,
}) => {
  expectComplaints(/status of 400 .*\/api\/user/, /status of 401/);
  const person = await openAccount(page.request);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Elimina account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Elimina account' });
  await expect(dialog).toContainText(person.email);
  const confirm = dialog.getByRole('button', { name: 'Elimina per sempre' });
  await dialog.getByLabel('Password', { exact: true }).fill('Sbagliata-2026');
  await confirm.click();
  await expect(dialog.getByText(/password.* non è corretta/)).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await confirm.click();
  await expect(toast(page, 'Account eliminato')).toBeVisible();
  await expectSignedOut(page);
  await page.goto('/login');
  await sendLogin(page, person);
  await expect(alert(page, 'Email o password non corretti.')).toBeVisible();
});

test('the profile asks a visitor to sign in and then opens where it was asked for', async ({
  page,
  request,
}) => {
  const person = await openAccount(request);
  await page.goto('/profile?tab=plan');
  await expect(page.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
  await sendLogin(page, person);
  await expect(page.getByRole('tab', { name: 'Piano', selected: true })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?tab=plan$/);
});

test('a login link that names another site leads to the own dashboard', async ({ page, request }) => {
  const person = await openAccount(request);
  await page.goto('/login?redirect=//evil.example/profile');
  await sendLogin(page, person);
  await expect(page.getByRole('heading', { name: 'Registra la tua Azienda' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
