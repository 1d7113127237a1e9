import { api, PAGES } from '@citato/contract';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/journey.ts';
import { openAccount, waitForMailedLinks } from '../fixtures/people.ts';
import { toast } from '../fixtures/screens.ts';
import { openSubscribedAccount } from '../fixtures/subscriptions.ts';

const NEW_OWNER_ACTION = 'Trasferisci';

test('the ownership is offered with a password, changes nothing until it is accepted, and then passes', async ({
  page,
  browser,
  baseURL,
  expectComplaints,
}) => {
  test.slow();
  expectComplaints(/status of 400 .*\/ownership/);
  const send = await openSubscribedAccount(page.request, { planId: 'pro' });
  await send(api.createCompany.path, {
    company: { name: 'Cantina Vespolina', websiteUrl: 'https://cantina-vespolina.example' },
    prompts: [{ text: 'Quale cantina consigli?' }],
  });
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'it-IT' });
  const member = await context.newPage();
  const person = await openAccount(member.request);
  const readMailed = (count: number) =>
    waitForMailedLinks({ request: member.request, person, page: PAGES.invitation, count });
  const transfer = page.getByRole('button', { name: NEW_OWNER_ACTION, exact: true });

  await test.step('an editor joins', async () => {
    await send(api.inviteMember.path, { email: person.email, role: 'editor', companyIds: [] });
    const [link = ''] = await readMailed(1);
    await member.goto(link);
    await member.getByRole('button', { name: 'Accetta' }).click();
    await expect(member.getByRole('heading', { level: 1, name: 'Le Tue Aziende' })).toBeVisible();
  });

  await test.step('a wrong password offers nothing', async () => {
    await page.goto('/profile?tab=team');
    await transfer.click();
    const dialog = page.getByRole('dialog', { name: 'Trasferisci la proprietà' });
    await dialog.getByLabel('La tua password').fill('Un-altra-2026');
    await expectAccessible(page, 'an ownership being offered', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Manda la proposta' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel('La tua password').fill(person.password);
    await dialog.getByRole('button', { name: 'Manda la proposta' }).click();
    await expect(toast(page, 'Proposta inviata')).toBeVisible();
  });

  await test.step('until a yes both stay what they are', async () => {
    await page.reload();
    await expect(transfer).toBeVisible();
    await member.goto('/profile?tab=team');
    await expect(member.getByRole('heading', { name: 'Chi può che cosa' })).toBeVisible();
    await expect(member.getByRole('button', { name: NEW_OWNER_ACTION, exact: true })).toHaveCount(0);
  });

  await test.step('the editor accepts and is the owner; the one before is an editor', async () => {
    const [link = ''] = await readMailed(2);
    await member.goto(link);
    await expect(member.getByRole('heading', { name: /^Vuoi diventare proprietario di/ })).toBeVisible();
    await expectAccessible(member, 'an offer of the ownership');
    await member.getByRole('button', { name: 'Accetta' }).click();
    await expect(member.getByRole('heading', { level: 1, name: 'Le Tue Aziende' })).toBeVisible();
    await member.goto('/profile?tab=team');
    await expect(member.getByRole('button', { name: NEW_OWNER_ACTION, exact: true })).toBeVisible();
    await page.goto('/profile?tab=team');
    await expect(page.getByRole('heading', { name: 'Chi può che cosa' })).toBeVisible();
    await expect(transfer).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Lascia' })).toBeVisible();
  });
  await context.close();
});
