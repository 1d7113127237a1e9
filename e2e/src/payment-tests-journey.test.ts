import { expect, test } from './fixtures/journey.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { openAccount, signIn } from './fixtures/people.ts';

const TESTS = ['Flusso di pagamento completo', 'Abbonamento incompleto', 'Webhook diretto'];

test('an administrator tries the payments out on the sandbox and moves its clock', async ({ page, demo }) => {
  await signIn(page, { ...demo, email: 'admin@citato.example' });
  await page.goto('/test-payments');
  await expect(page.getByRole('heading', { name: 'Prove dei pagamenti' })).toBeVisible();
  for (const name of TESTS) {
    const panel = page.getByRole('region', { name });
    await panel.getByRole('button').click();
    await expect(panel.getByText(/^Prova riuscita: (\d) passi su \1\.$/)).toBeVisible();
    await expect(panel.getByRole('img', { name: 'Non riuscito' })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Avanti di un giorno' }).click();
  await expect(page.getByText(/^Ora nella sandbox: /)).toBeVisible();
  await expectAccessible(page, 'trial runs with their steps');
});

test('a user is told why not and sent home', async ({ page }) => {
  await openAccount(page.request);
  await page.goto('/test-payments', { waitUntil: 'commit' });
  await expect(page.getByText('Accesso Negato', { exact: true })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
