import { expect, test } from './fixtures/journey.ts';
import { changeData } from './fixtures/data/journey-database.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { openAccount, signIn, userMenu } from './fixtures/people.ts';

/** Prompts are due, and the scheduler dies of starting their analyses. */
const POISON = `
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
  create trigger refuse before insert on analyses for each row execute function refuse();
  update prompt_states set next_run_at = now() - interval '1 minute'`;
const CURE = 'drop trigger refuse on analyses; drop function refuse()';

test.use({ settings: { SCHEDULER_TICK_S: '1' } });

test('an administrator sees a job die, repairs the cause and gives it back to the queue', async ({
  page,
  product,
  demo,
}) => {
  await signIn(page, { ...demo, email: 'admin@citato.example' });
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { name: 'Pannello Admin' })).toBeVisible();
  await expect(page.getByText('Nessun lavoro fallito')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Stato' }).getByRole('listitem')).toContainText(
    'Mai interrogato',
  );
  await expect(page.getByText('Nessuna analisi in ritardo o bloccata')).toBeVisible();

  await changeData(product.dataSettings, POISON);
  const rows = page.getByRole('table', { name: 'Lavori non riusciti' }).getByRole('row');
  await expect(async () => {
    await page.reload();
    await expect(rows.filter({ hasText: 'Avvio delle analisi giornaliere' }).first()).toBeVisible();
  }).toPass();
  await expect(rows.nth(1)).toContainText('PostgreSQL P0001');
  await changeData(product.dataSettings, CURE);
  await page.reload();
  await expect(rows.nth(1)).toBeVisible();
  await expectAccessible(page, 'admin panel with a job that died');

  await page.getByRole('button', { name: 'Rimetti tutti in coda' }).click();
  // The next round of the scheduler may stand in the queue already: then nothing is left to do again.
  await expect(page.getByText(/^(Lavori rimessi in coda|Nulla da rifare)$/)).toBeVisible();
  await expect(page.getByText('Nessun lavoro fallito')).toBeVisible();
});

test('a user who opens the panel is told why not and sent home; a visitor signs in first', async ({
  page,
  expectComplaints,
}) => {
  expectComplaints(/status of 403 .*\/api\/admin\//);
  await openAccount(page.request);
  // The notification may have come and gone by the time everything has loaded.
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(page.getByText('Accesso Negato', { exact: true })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(userMenu(page)).toBeVisible();
  await userMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Assistenza' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Admin' })).toBeHidden();
  await page.getByRole('menuitem', { name: 'Esci' }).click();
  await expect(page.getByRole('link', { name: 'Accedi' })).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
