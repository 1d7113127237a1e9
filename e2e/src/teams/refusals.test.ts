import { api, type Role } from '@citato/contract';
import type { Page } from '@playwright/test';
import { changeAnswers } from '../fixtures/change-answers.ts';
import { EVERY_SCREEN } from '../fixtures/every-screen.ts';
import { expect, test } from '../fixtures/journey.ts';
import { emptyTeam, joinAs, signInOwner } from './members.ts';
import { pressEverything, type Walk } from './press-everything.ts';

const GESTILIA = '5b1f6c1e-7a55-4c0e-9d0b-1f2f5f0c1a01';
const SCREENS = [
  ...new Set([
    ...EVERY_SCREEN.customer.map(({ path }) => path),
    `/?azienda=${GESTILIA}&scheda=avvisi`,
    `/?azienda=${GESTILIA}&scheda=rapporto`,
    '/checkout?plan=guru',
  ]),
];

async function walk(page: Page, paths: readonly string[]): Promise<Walk> {
  const found: Walk = { refused: [], pressed: 0 };
  for (const path of paths) await pressEverything(page, { path, walk: found });
  return found;
}

for (const role of ['reader', 'client'] as const satisfies Role[])
  test(`no screen asks the server for what a ${role} is refused, whatever they press`, async ({
    page,
    request,
    demo,
    expectComplaints,
  }) => {
    test.slow();
    // Forms sent empty, and what the plan or the state does not allow.
    expectComplaints(/status of 4(00|04|09|22|29)/);
    const owner = await signInOwner(request, demo);
    await joinAs(page, { owner, role, companyIds: role === 'client' ? [GESTILIA] : [] });
    const { refused, pressed } = await walk(page, SCREENS);
    await emptyTeam(owner);
    expect(refused).toEqual([]);
    expect(pressed).toBeGreaterThan(role === 'client' ? 60 : 100);
  });

test('who is shown the buttons of an owner and is none is refused: the walk above would see it', async ({
  page,
  request,
  demo,
  expectComplaints,
}) => {
  expectComplaints(/status of 4/);
  const owner = await signInOwner(request, demo);
  await joinAs(page, { owner, role: 'client', companyIds: [GESTILIA] });
  await changeAnswers(page, api.getOwnProfile, (user) => ({
    ...user,
    organisation: { ...user.organisation, role: 'owner' },
  }));
  const { refused } = await walk(page, [`/?azienda=${GESTILIA}&scheda=motori`]);
  await emptyTeam(owner);
  expect(refused.join('\n')).toContain('/engines');
});
