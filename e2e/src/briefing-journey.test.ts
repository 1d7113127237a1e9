import { expect, test } from './fixtures/journey.ts';
import { signIn } from './fixtures/people.ts';

test('the overview says how a company stands, what changed and what to do, and each line leads to its proof', async ({
  page,
  demo,
}) => {
  await signIn(page, demo);
  const company = page.getByRole('article', { name: 'Gestilia' });
  const point = company.getByRole('list', { name: 'Il punto su Gestilia' });
  await expect(company.getByRole('img', { name: /^Mention Rate delle ultime 12 settimane/ })).toBeVisible();
  await expect(point).toContainText(/domand[ae]/);
  await expect(point).toContainText(/Nessuna variazione provata questa settimana|in crescita|in calo/);

  await test.step('from what changed to the comparisons and their answers', async () => {
    await point.getByRole('button', { name: /^I confronti/ }).click();
    const proof = page.getByRole('dialog', { name: /da quali risposte$/ });
    await expect(proof).toContainText(/da \d+,\d% a \d+,\d% in 7 giorni/);
    await proof.getByRole('button').first().click();
    await expect(page.getByRole('dialog', { name: 'Motore demo' })).toBeVisible();
    await page.goBack();
  });

  await test.step('from what to do to the task list, and from there to the answer it was drawn from', async () => {
    await point.getByRole('button', { name: /^Apri la Task List/ }).click();
    const list = page.getByRole('dialog', { name: 'Task List SEO' });
    await expect(list).toBeVisible();
    await list.getByRole('button', { name: 'Leggi la risposta' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Motore demo' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('azienda')).not.toBeNull();
  });
});
