import { api, PAGES, type Role } from '@citato/contract';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { openAccount, type Person, waitForMailedLinks } from '../fixtures/people.ts';

interface Owner {
  readonly request: APIRequestContext;
  readonly accessToken: string;
}

const bearer = ({ accessToken }: Owner) => ({ authorization: `Bearer ${accessToken}` });

/** Signs in over HTTP, beside whatever a page does. */
export async function signInOwner(request: APIRequestContext, person: Person): Promise<Owner> {
  const answer = await request.post(api.signIn.path, { data: person });
  const { accessToken } = api.signIn.responses[200].parse(await answer.json());
  return { request, accessToken };
}

/** Somebody new in the owner's organisation, signed in on the page and working there. */
export async function joinAs(
  page: Page,
  { owner, role, companyIds }: { owner: Owner; role: Role; companyIds: readonly string[] },
): Promise<Person> {
  const person = await openAccount(page.request);
  const invited = await owner.request.post(api.inviteMember.path, {
    headers: bearer(owner),
    data: { email: person.email, role, companyIds },
  });
  expect(invited.status()).toBe(201);
  const [link = ''] = await waitForMailedLinks({ request: page.request, person, page: PAGES.invitation });
  await page.goto(link);
  await page.getByRole('button', { name: 'Accetta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Le Tue Aziende' })).toBeVisible();
  return person;
}

/** Takes out everybody but the owner, so that the account is alone again. */
export async function emptyTeam(owner: Owner): Promise<void> {
  const answer = await owner.request.get(api.getTeam.path, { headers: bearer(owner) });
  const { members } = api.getTeam.responses[200].parse(await answer.json());
  for (const { userId, role } of members)
    if (role !== 'owner')
      await owner.request.delete(api.removeMember.path.replace(':userId', userId), {
        headers: bearer(owner),
      });
}
