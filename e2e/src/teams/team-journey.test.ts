import { api, PAGES } from '@citato/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/journey.ts';
import { openAccount, userMenu, waitForMailedLinks } from '../fixtures/people.ts';
import { toast } from '../fixtures/screens.ts';
import { openSubscribedAccount } from '../fixtures/subscriptions.ts';

const OPENED = 'Cantina Vespolina';
const CLOSED = 'Hotel Belvento';

const openTeam = async (page: Page) => {
  await page.goto('/profile?tab=team');
  await expect(page.getByRole('heading', { name: 'Chi può che cosa' })).toBeVisible();
};
/** Of two organisations the one that is not open. */
const changeOrganisation = async (page: Page) => {
  await userMenu(page).click();
  const items = page.getByRole('menuitem', { name: /^Squadra di/ });
  await expect(items).toHaveCount(2);
  await items.filter({ hasNotText: 'aperta ora' }).click();
};

test('a client is invited to one company, sees that one alone, switches between two organisations and leaves', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const send = await openSubscribedAccount(page.request, { planId: 'pro' });
  const ids: string[] = [];
  for (const name of [OPENED, CLOSED]) {
    const company = { name, websiteUrl: `https://${name.toLowerCase().replace(' ', '-')}.example` };
    const answer = await send(api.createCompany.path, {
      company,
      prompts: [{ text: `Che cosa dici di ${name}?` }],
    });
    ids.push(api.createCompany.responses[201].parse(answer).company.id);
  }
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'it-IT' });
  const client = await context.newPage();
  const person = await openAccount(client.request);

  await test.step('the owner invites an address, for one company', async () => {
    await openTeam(page);
    await expect(page.getByText('Per ora ci sei solo tu')).toBeVisible();
    await expectAccessible(page, 'a team of one');
    await page.getByRole('button', { name: 'Invita' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invita nella squadra' });
    await dialog.getByLabel('Email').fill(person.email);
    await dialog.getByRole('radio', { name: /^Cliente/ }).check();
    await dialog.getByRole('checkbox', { name: OPENED }).check();
    await expectAccessible(page, 'an invitation being written', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Manda l’invito' }).click();
    await expect(toast(page, 'Invito inviato')).toBeVisible();
    await expectAccessible(page, 'a team with an invitation');
  });

  await test.step('whoever it was sent to accepts, and sees that company alone', async () => {
    const [link = ''] = await waitForMailedLinks({ request: client.request, person, page: PAGES.invitation });
    await client.goto(link);
    await expect(client.getByRole('button', { name: 'Accetta' })).toBeVisible();
    await expectAccessible(client, 'an invitation');
    await client.getByRole('button', { name: 'Accetta' }).click();
    await expect(client.getByText(OPENED).first()).toBeVisible();
    await expect(client.getByText(CLOSED)).toHaveCount(0);
    await expect(client.getByRole('button', { name: 'Nuova Azienda' })).toHaveCount(0);
    await client.goto(`/?azienda=${ids[0] ?? ''}&scheda=motori`);
    await expect(client.getByRole('heading', { level: 1, name: OPENED })).toBeVisible();
    await expect(client.getByRole('tab', { name: 'Andamento' })).toBeVisible();
    await expect(client.getByRole('tab', { name: /Motori|Il tuo sito/ })).toHaveCount(0);
    await client.goto(`/?azienda=${ids[1] ?? ''}`);
    await expect(client.getByRole('heading', { level: 1, name: 'Le Tue Aziende' })).toBeVisible();
    await expect(client.getByText(CLOSED)).toHaveCount(0);
  });

  await test.step('the owner sees them with what they see, and everything fits', async () => {
    await openTeam(page);
    await expect(page.getByText('2 persone')).toBeVisible();
    await expect(page.getByText(OPENED, { exact: true })).toBeVisible();
    await expectAccessible(page, 'a team of two');
  });

  await test.step('the client works in their own account and comes back', async () => {
    await changeOrganisation(client);
    await expect(client.getByLabel('Nome azienda')).toBeVisible();
    await changeOrganisation(client);
    await expect(client.getByText(OPENED).first()).toBeVisible();
  });

  await test.step('and leaves: the company is theirs no more', async () => {
    await client.goto('/profile?tab=team');
    await expect(client.getByRole('heading', { name: 'Qui leggi le tue aziende' })).toBeVisible();
    await expectAccessible(client, 'the team as a client sees it');
    await client.getByRole('button', { name: 'Lascia' }).click();
    await client.getByRole('alertdialog').getByRole('button', { name: 'Lascia' }).click();
    await expect(client.getByLabel('Nome azienda')).toBeVisible();
    await openTeam(page);
    await expect(page.getByText('Per ora ci sei solo tu')).toBeVisible();
  });
  await context.close();
});
