import { api } from '@citato/contract';
import type { Page } from '@playwright/test';
import { chunkOf } from './fixtures/chunk-of.ts';
import { expect, test } from './fixtures/journey.ts';
import { signIn, userMenu } from './fixtures/people.ts';
import { toast } from './fixtures/screens.ts';

/** The code of a dialog that is fetched when the dialog is first opened. */
const DIALOG_CODE = chunkOf('src/features/companies/edit/components/delete-company-dialog.tsx');
const TOASTER_CODE = chunkOf('src/ui/notices/toaster.tsx');

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Gestilia' });
const remove = (page: Page) => page.getByRole('button', { name: 'Elimina azienda' });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Conferma Eliminazione Azienda' });

test.use({ moves: true });

test.beforeEach(async ({ page, demo }) => {
  await signIn(page, demo);
  const toaster = page.waitForResponse(TOASTER_CODE);
  await page.getByRole('button', { name: 'Apri Dashboard di Gestilia' }).click();
  await expect(heading(page)).toBeVisible();
  // The first click fetches the code of notifications.
  await toaster;
});

test('a dialog opened without network says so, leaves the screen as it is, and opens once the network is back', async ({
  page,
  context,
  expectComplaints,
}) => {
  expectComplaints(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await remove(page).click();
  await expect(toast(page, 'Questa parte non si è caricata')).toBeVisible();
  await expect(toast(page, 'La connessione non funziona. Controlla la rete e riprova.')).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await context.setOffline(false);
  await remove(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('says so as well when not even the code of notifications came', async ({ page, expectComplaints }) => {
  expectComplaints(/ERR_FAILED/);
  // Loaded anew, the page has fetched nothing that only a click needs.
  await page.route(TOASTER_CODE, (route) => route.abort());
  await page.route(DIALOG_CODE, (route) => route.abort());
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.route(`**${api.getConfig.path}`, (route) => route.abort());
  await remove(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Controlla la rete e riprova.' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Chiudi' }).click();
  await expect(notice).toBeHidden();
  await expect(heading(page)).toBeVisible();
});

test('a server out of reach for a moment is said, and tried again', async ({ page, expectComplaints }) => {
  expectComplaints(/ERR_FAILED/, /dynamically imported module/);
  await page.route(DIALOG_CODE, (route) => route.abort());
  await page.route(`**${api.getConfig.path}`, (route) => route.abort());
  await remove(page).click();
  await expect(toast(page, 'Questa parte non si è caricata')).toBeVisible();
  await page.unrouteAll();
  await remove(page).click();
  // Some browsers never ask again for a module that did not come once: they are asked to load the page anew.
  const reload = page.getByRole('button', { name: 'Ricarica la pagina' });
  await expect(dialog(page).or(reload)).toBeVisible();
  if (await reload.isVisible()) {
    await reload.click();
    await expect(userMenu(page)).toBeVisible();
    await remove(page).click();
  }
  await expect(dialog(page)).toBeVisible();
});

test('a dialog whose code a new version has replaced asks to load the page anew, and that repairs it', async ({
  page,
  expectComplaints,
}) => {
  expectComplaints(/status of 404/, /dynamically imported module/);
  await page.route(DIALOG_CODE, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await remove(page).click();
  await expect(page.getByText('Serve ricaricare la pagina')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Ricarica la pagina' }).click();
  await expect(userMenu(page)).toBeVisible();
  await remove(page).click();
  await expect(dialog(page)).toBeVisible();
});
