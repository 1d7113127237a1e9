import { api, PAGES } from '@citato/contract';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { openAccount, registerAccount, sendLogin, userMenu, waitForMailedLinks } from './fixtures/people.ts';
import { alert, toast } from './fixtures/screens.ts';

const NEW_PASSWORD = 'Scogliera-2027';

async function sendNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nuova password', { exact: true }).fill(password);
  await page.getByLabel('Conferma password').fill(password);
  await page.getByRole('button', { name: 'Salva password' }).click();
}

test('who forgot the password sets a new one through the mail, once', async ({
  page,
  request,
  expectComplaints,
}) => {
  expectComplaints(/status of 401 .*\/api\/auth\/login/);
  const person = await openAccount(request);
  const renewed = { ...person, password: NEW_PASSWORD };

  await test.step('asks for the mail from the login', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Password dimenticata?' }).click();
    await expect(page.getByRole('heading', { name: 'Password dimenticata?' })).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Invia istruzioni' }).click();
    await expect(page.getByRole('heading', { name: 'Controlla la tua email' })).toBeVisible();
    await expect(page.getByText('Se l’email esiste, ti abbiamo inviato le istruzioni')).toBeVisible();
  });

  const [link = ''] = await waitForMailedLinks({ request, person, page: PAGES.resetPassword });

  await test.step('opens the link in the mailbox and chooses a new password', async () => {
    await page.goto(`/dev/mailbox?to=${encodeURIComponent(person.email)}`);
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { name: 'Nuova password' })).toBeVisible();
    // The secret leaves the address at once, so that neither history nor a copied address holds it.
    await expect(page).toHaveURL(/\/reset-password$/);
    await sendNewPassword(page, NEW_PASSWORD);
    await expect(page.getByRole('heading', { name: 'Password reimpostata' })).toBeVisible();
    const elsewhere = await request.post(api.refreshSession.path);
    expect(elsewhere.status(), 'the device that was signed in').toBe(401);
  });

  await test.step('gets in with the new password alone', async () => {
    await page.getByRole('link', { name: 'Vai all’accesso' }).click();
    await sendLogin(page, person);
    await expect(alert(page, 'Email o password non corretti.')).toBeVisible();
    await sendLogin(page, renewed);
    await expect(userMenu(page)).toBeVisible();
  });

  await test.step('finds the link used up', async () => {
    await page.goto(link);
    await expect(alert(page, 'Questo link non funziona più')).toBeVisible();
    await expect(page.getByLabel('Nuova password', { exact: true })).toBeHidden();
    const login = await request.post(api.signIn.path, { data: renewed });
    expect(login.status(), 'the password of the first use still holds').toBe(200);
    await page.getByRole('link', { name: 'Richiedi un nuovo link' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});

test('an unknown address gets the same words; a link without token leads to where a new one is asked for', async ({
  page,
}) => {
  // The notification may have come and gone by the time everything has loaded.
  await page.goto('/reset-password', { waitUntil: 'commit' });
  await expect(toast(page, 'Token mancante')).toBeVisible();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.getByLabel('Email').fill('nessuno@esempio.it');
  await page.getByRole('button', { name: 'Invia istruzioni' }).click();
  await expect(page.getByText('Se l’email esiste, ti abbiamo inviato le istruzioni')).toBeVisible();
});

test('the waiting screen sends a new verification link, and only that one works', async ({
  page,
  request,
  expectComplaints,
}) => {
  expectComplaints(/status of 400 .*\/api\/auth\/verify-email/);
  const person = await registerAccount(request);
  await waitForMailedLinks({ request, person, page: PAGES.verifyEmail });
  await page.goto(`/verify-email?email=${encodeURIComponent(person.email)}`);
  await page.getByRole('button', { name: 'Invia di nuovo' }).click();
  await expect(toast(page, 'Richiesta ricevuta')).toBeVisible();

  const mails = { request, person, page: PAGES.verifyEmail, count: 2 };
  const [second = '', first = ''] = await waitForMailedLinks(mails);
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Errore di verifica' })).toBeVisible();
  await page.goto(second);
  await expect(page.getByRole('heading', { name: 'Scegli la tua password' })).toBeVisible();
});

test('a login refused before the verification offers the mail again and works after it', async ({
  page,
  request,
  expectComplaints,
}) => {
  expectComplaints(/status of 40[13] .*\/api\/auth\/login/);
  const person = await registerAccount(request);
  await waitForMailedLinks({ request, person, page: PAGES.verifyEmail });
  await page.goto('/login');
  await sendLogin(page, person);
  const refusal = alert(page, 'Verifica prima il tuo indirizzo email');
  await refusal.getByRole('button', { name: 'Invia di nuovo' }).click();
  await expect(toast(page, 'Richiesta ricevuta')).toBeVisible();

  const mails = { request, person, page: PAGES.verifyEmail, count: 2 };
  const [link = ''] = await waitForMailedLinks(mails);
  await page.goto(link);
  const chosen = { ...person, password: 'Scelta-Aprendo-1' };
  await page.getByLabel('Password', { exact: true }).fill(chosen.password);
  await page.getByLabel('Conferma password').fill(chosen.password);
  await page.getByRole('button', { name: 'Attiva l’account' }).click();
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
  await sendLogin(page, person);
  await expect(alert(page, 'Email o password non corretti.')).toBeVisible();
  await sendLogin(page, chosen);
  await expect(userMenu(page)).toBeVisible();
});
