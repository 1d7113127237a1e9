import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/journey.ts';
import { signIn } from './fixtures/people.ts';
import { toast } from './fixtures/screens.ts';

test('a number of the table leads to the answer behind it, and a misread name is corrected and back again', async ({
  page,
  demo,
}) => {
  // A year of answers is read again three times.
  test.setTimeout(300_000);
  await signIn(page, demo);
  await page.getByRole('button', { name: 'Apri Dashboard di Gestilia' }).click();
  await page.getByRole('tab', { name: 'Tabella Risultati' }).click();
  const table = page.getByRole('table').first();
  const first = table.locator('tbody tr').first();
  const name = await first.locator('bdi').innerText();
  const drawer = page.getByRole('dialog');

  await test.step('opens as many answers as the number says, with the name highlighted', async () => {
    const figure = first.getByRole('button', { name: /Nominata in/ });
    const mentions = /^\d+/.exec(await figure.innerText())?.[0] ?? '';
    await figure.click();
    await expect(drawer.getByRole('heading', { name: 'Motore demo' })).toBeVisible();
    await expect(drawer.getByText(`1 di ${mentions}`)).toBeVisible();
    await expect(drawer.locator('article p, article li').getByText(name).first()).toBeVisible();
    await expectAccessible(page, 'answers', '[role=dialog]');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('turns to the next, and the address leads another window to it', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(drawer.getByText(/^2 di \d+$/)).toBeVisible();
    const answer = drawer.locator('article');
    const text = await answer.innerText();
    await page.reload();
    await expect(drawer.getByText(/^2 di \d+$/)).toBeVisible();
    await expect(answer).toHaveText(text, { useInnerText: true });
  });

  await test.step('filters: those that do not name it, and those that failed, with their reason', async () => {
    await drawer.getByRole('button', { name: 'Non la nominano' }).click();
    await expect(drawer.getByText(/^1 di \d+$/)).toBeVisible();
    await drawer.getByRole('button', { name: 'Mancate' }).click();
    await expect(drawer.getByText('Non conta nelle percentuali', { exact: false })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('says that it is no company: the row goes, and comes back when it is undone', async () => {
    await first.getByRole('button', { name: `Correggi ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Non è un’azienda' }).click();
    await expect(toast(page, `${name} non conta più come azienda`)).toBeVisible();
    await expect(table.getByText(name, { exact: true })).toHaveCount(0, { timeout: 90_000 });
    await page.getByRole('button', { name: 'Nomi e alias (1)' }).click();
    await expectAccessible(page, 'names', '[role=dialog]');
    await page.setViewportSize({ width: 1280, height: 800 });
    await drawer.getByRole('button', { name: `Togli ${name}` }).click();
    await expect(drawer.getByText('Non hai ancora corretto nessun nome.', { exact: false })).toBeVisible();
    await drawer.getByRole('button', { name: 'Chiudi' }).last().click();
    await expect(table.getByText(name, { exact: true })).toBeVisible({ timeout: 90_000 });
  });

  await test.step('undoes a merge from its toast', async () => {
    await first.getByRole('button', { name: `Correggi ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Unisci con…' }).click();
    await drawer.getByLabel('Cerca un’azienda').fill('Gestilia');
    await drawer.getByRole('button', { name: 'Gestilia' }).click();
    // Under the pointer it stays: the way back is not a race against its five seconds.
    await toast(page, `${name} unita a Gestilia`).hover();
    await page.getByRole('button', { name: 'Annulla', exact: true }).click();
    await expect(toast(page, 'Modifica annullata')).toBeVisible();
    await expect(table.getByText(name, { exact: true })).toBeVisible({ timeout: 90_000 });
  });
});
