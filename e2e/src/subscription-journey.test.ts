import { api } from '@citato/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { completePayment, readPlan } from './fixtures/checkout.ts';
import { expect, test } from './fixtures/journey.ts';
import { toast } from './fixtures/screens.ts';
import { endingThisMonth, moveSandboxClock, openSubscribedAccount } from './fixtures/subscriptions.ts';

const TAB = '/profile?tab=plan';

const expectPlan = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();

/** A company with a prompt each, in this order. */
async function addCompanies(
  send: Awaited<ReturnType<typeof openSubscribedAccount>>,
  names: readonly string[],
): Promise<void> {
  for (const name of names)
    await send(api.createCompany.path, {
      company: { name, websiteUrl: 'https://www.esempio.example', description: '' },
      prompts: [{ text: `Chi è il migliore oltre a ${name}?` }],
    });
}

test('a larger plan is taken with one press, and stands after a reload', async ({ page }) => {
  await openSubscribedAccount(page.request, { planId: 'pro' });
  await page.goto(TAB);
  await expect(page.getByText('Prossimo rinnovo')).toBeVisible();
  await expectAccessible(page, 'plan with a subscription');
  await page.getByRole('button', { name: 'Passa a Business' }).click();
  await expect(toast(page, 'Piano aggiornato')).toBeVisible();
  await expectPlan(page, 'Business');
  await page.reload();
  await expectPlan(page, 'Business');
  expect(await readPlan(page)).toEqual({ plan: 'business', status: 'active' });
  await page.getByRole('tab', { name: 'Fatturazione' }).click();
  await expect(page.getByText(/· Piano Business/)).toBeVisible();
  await expect(page.getByText('Pagata').first()).toBeVisible();
  await expectAccessible(page, 'billing data and invoices');
});

test('a smaller plan archives what it was shown, asks anew when that changed, and gives it back', async ({
  page,
  expectComplaints,
}) => {
  expectComplaints(/status of 409 .*\/api\/subscription\/update/);
  const send = await openSubscribedAccount(page.request, { planId: 'guru' });
  await addCompanies(send, ['Forno Bianchi', 'Bar Neri', 'Lume Arredi']);
  await page.goto(TAB);
  await page.getByRole('button', { name: 'Passa a Pro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Passi da Guru a Pro' });
  await expect(dialog.getByText('Lume Arredi')).toBeVisible();
  await expect(dialog.getByText('1 azienda e 1 prompt')).toBeVisible();
  await expectAccessible(page, 'preview of a downgrade', '[role=dialog]');

  await addCompanies(send, ['Vetreria Rossi']);
  await dialog.getByRole('button', { name: 'Conferma Downgrade' }).click();
  await expect(dialog.getByRole('alert')).toContainText('sono cambiati nel frattempo');
  await expect(dialog.getByText('2 aziende e 2 prompt').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Conferma Downgrade' }).click();
  await expect(toast(page, 'Downgrade completato')).toBeVisible();
  await expectPlan(page, 'Pro');
  await expect(page.getByText('In archivio: 2 aziende e 2 prompt')).toBeVisible();

  await page.getByRole('button', { name: 'Passa a Guru' }).click();
  await expect(toast(page, 'Piano aggiornato')).toBeVisible();
  await expect(page.getByText(/In archivio/)).toBeHidden();
  await expect(page.getByText('4 su 5', { exact: true })).toBeVisible();
});

test('a subscription is canceled after its price is said, and taken back', async ({ page }) => {
  const send = await openSubscribedAccount(page.request, { planId: 'guru' });
  await addCompanies(send, ['Forno Bianchi', 'Bar Neri']);
  await page.goto(TAB);
  await page.getByRole('button', { name: 'Cancella Abbonamento' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('i prompt oltre i primi 5')).toBeVisible();
  await expect(dialog.getByText('1 azienda e 1 prompt').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Mantieni Abbonamento' })).toBeFocused();
  await expectAccessible(page, 'cancellation', '[role=alertdialog]');
  await dialog.getByRole('button', { name: 'Cancella Abbonamento' }).click();
  await expect(toast(page, 'Abbonamento cancellato')).toBeVisible();
  await expect(page.getByText('Abbonamento Cancellato', { exact: true })).toBeVisible();
  await expectPlan(page, 'Guru');
  expect(await readPlan(page)).toEqual({ plan: 'guru', status: 'canceled' });

  await page.reload();
  await expect(page.getByText('I dati in eccesso vengono archiviati')).toBeVisible();
  await expectAccessible(page, 'canceled plan');
  await page.getByRole('button', { name: 'Riattiva Abbonamento' }).click();
  await expect(toast(page, 'Abbonamento riattivato')).toBeVisible();
  await expect(page.getByText('Prossimo rinnovo')).toBeVisible();
  expect(await readPlan(page)).toEqual({ plan: 'guru', status: 'active' });
});

test('a renewal the bank refuses is paid with another card, from the profile through the checkout', async ({
  page,
  product,
}) => {
  await openSubscribedAccount(page.request, { planId: 'pro', expiry: endingThisMonth() });
  await moveSandboxClock(product, { days: 32 });
  await expect(async () => {
    expect(await readPlan(page)).toEqual({ plan: 'pro', status: 'past_due' });
  }).toPass();
  await page.goto(TAB);
  await expect(page.getByText('Pagamento in Ritardo')).toBeVisible();
  await expectPlan(page, 'Pro');
  await expectAccessible(page, 'plan with a late payment');
  await page.getByRole('button', { name: 'Aggiorna Pagamento' }).click();
  await expect(toast(page, 'Aggiorna il pagamento')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\?plan=pro$/);
  await completePayment(page);
  expect(await readPlan(page)).toEqual({ plan: 'pro', status: 'active' });
  await page.goto(TAB);
  await expect(page.getByText('Prossimo rinnovo')).toBeVisible();
  await expect(page.getByText('Pagamento in Ritardo')).toBeHidden();
});
