import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinTeam } from '#test/rights/join-team';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { findMailedToken, type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let giulia: SignedInUser;
beforeEach(async () => {
  app = await startTestApp();
  giulia = await registerWithPlan(app, 'business');
});
afterEach(() => app.stop());

const invite = (
  email: string,
  role: 'owner' | 'editor' | 'reader' | 'client' = 'editor',
  companyIds: string[] = [],
) => app.call(api.inviteMember, { as: giulia, body: { email, role, companyIds } });
const refuse = async (
  body: { email: string; role: 'editor' | 'client'; companyIds: string[] },
  as = giulia,
) => (await app.callRefused(api.inviteMember, { as, body })).body.code;
const tokenOf = async (to: string) => {
  await app.settleJobs();
  return findMailedToken({ app: app.app, to });
};
const accept = (as: SignedInUser, token: string) => app.call(api.acceptInvitation, { as, body: { token } });
const refuseToken = async (as: SignedInUser, token: string) =>
  (await app.callRefused(api.acceptInvitation, { as, body: { token } })).body.code;
const team = async () => (await app.call(api.getTeam, { as: giulia })).body;

describe('an invitation', () => {
  it('leads whoever it was sent to into the organisation, and the device works there', async () => {
    const luca = await app.openAccount();
    await invite(luca.email);
    expect((await team()).invitations).toMatchObject([{ email: luca.email, role: 'editor' }]);
    const token = await tokenOf(luca.email);
    const { body: shown } = await app.call(api.checkInvitation, { body: { token } });
    expect(shown).toMatchObject({ email: luca.email, role: 'editor', handsOver: false });
    await accept(luca, token);
    const { members, invitations, seats } = await team();
    expect(members.map(({ role }) => role)).toEqual(['owner', 'editor']);
    expect([invitations, seats]).toEqual([[], { used: 2, max: 15 }]);
    await createCompany(app, luca);
    expect((await app.call(api.listCompanies, { as: giulia })).body.companies).toHaveLength(1);
    await app.call(api.openOrganisation, { as: luca, params: { organisationId: luca.user.id } });
    expect((await app.call(api.listCompanies, { as: luca })).body.companies).toEqual([]);
  });

  it('is refused to oneself, to a member, and beyond the seats of the plan', async () => {
    expect(await refuse({ email: giulia.email.toUpperCase(), role: 'editor', companyIds: [] })).toBe(
      'teams.yourself',
    );
    const luca = await app.openAccount();
    await joinTeam(app, { owner: giulia, person: luca, role: 'reader' });
    expect(await refuse({ email: luca.email, role: 'editor', companyIds: [] })).toBe('teams.already_member');
    const solo = await app.openAccount();
    expect(await refuse({ email: 'nuova@esempio.it', role: 'editor', companyIds: [] }, solo)).toBe(
      'teams.no_seat',
    );
  });

  it('of a client names companies of the organisation, and no other’s', async () => {
    const other = await registerWithPlan(app, 'business');
    const { company } = await createCompany(app, other);
    const body = { email: 'cliente@esempio.it', role: 'client' as const };
    expect(await refuse({ ...body, companyIds: [] })).toBe('teams.no_companies');
    expect(await refuse({ ...body, companyIds: [company.id] })).toBe('teams.no_companies');
    const own = await createCompany(app, giulia);
    await invite(body.email, 'client', [own.company.id, company.id]);
    expect((await team()).invitations[0]?.companyIds).toEqual([own.company.id]);
    expect((await team()).seats.used).toBe(1);
  });

  it('by an editor is for clients alone', async () => {
    const luca = await app.openAccount();
    await joinTeam(app, { owner: giulia, person: luca, role: 'editor' });
    const { company } = await createCompany(app, giulia);
    expect(await refuse({ email: 'altra@esempio.it', role: 'editor', companyIds: [] }, luca)).toBe(
      'teams.clients_only',
    );
    const body = { email: 'cliente@esempio.it', role: 'client' as const, companyIds: [company.id] };
    await app.call(api.inviteMember, { as: luca, body });
    await invite('altra@esempio.it');
    const [reader] = (await team()).invitations.filter(({ role }) => role === 'editor');
    const params = { invitationId: reader?.id ?? '' };
    expect((await app.callRefused(api.revokeInvitation, { as: luca, params })).body.code).toBe(
      'teams.clients_only',
    );
  });

  it('ends after seven days, when it is revoked, and when it is sent anew', async () => {
    const luca = await app.openAccount();
    await invite(luca.email);
    const first = await tokenOf(luca.email);
    await invite(luca.email);
    expect(await refuseToken(luca, first)).toBe('teams.invalid_invitation');
    const params = { invitationId: (await team()).invitations[0]?.id ?? '' };
    await app.call(api.revokeInvitation, { as: giulia, params });
    expect((await team()).invitations).toEqual([]);
    await invite('tardi@esempio.it');
    const late = await tokenOf('tardi@esempio.it');
    app.clock.advance({ days: 7 });
    const { body } = await app.callRefused(api.checkInvitation, { body: { token: late } });
    expect(body.code).toBe('teams.invalid_invitation');
  });

  it('is dead when it is revoked while its page is open, or runs out there', async () => {
    const luca = await app.openAccount();
    await invite(luca.email);
    const token = await tokenOf(luca.email);
    await app.call(api.checkInvitation, { body: { token } });
    const params = { invitationId: (await team()).invitations[0]?.id ?? '' };
    await app.call(api.revokeInvitation, { as: giulia, params });
    expect(await refuseToken(luca, token)).toBe('teams.invalid_invitation');
    expect((await app.callRefused(api.revokeInvitation, { as: giulia, params })).status).toBe(404);
    expect((await team()).members).toHaveLength(1);
    const mara = await app.openAccount();
    await invite(mara.email);
    const late = await tokenOf(mara.email);
    await app.call(api.checkInvitation, { body: { token: late } });
    app.clock.advance({ days: 7 });
    const { email, password } = mara;
    const { accessToken } = (await app.call(api.signIn, { body: { email, password } })).body;
    expect(await refuseToken({ ...mara, accessToken }, late)).toBe('teams.invalid_invitation');
  });

  it('that was forwarded is refused under another address, and stays open', async () => {
    const [luca, mara] = [await app.openAccount(), await app.openAccount()];
    await invite(luca.email);
    const token = await tokenOf(luca.email);
    expect(await refuseToken(mara, token)).toBe('teams.other_address');
    await accept(luca, token);
    expect((await team()).members).toHaveLength(2);
  });

  it('used twenty times at once lets one in, once', async () => {
    const luca = await app.openAccount();
    await invite(luca.email);
    const token = await tokenOf(luca.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.server.inject({
          method: 'POST',
          url: api.acceptInvitation.path,
          headers: { authorization: `Bearer ${luca.accessToken}` },
          payload: { token },
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    const { rows } = await app.ctx.db.execute(sql`select kind from member_events where kind = 'joined'`);
    expect(rows).toHaveLength(1);
  });

  it('stores no secret', async () => {
    await invite('nuova@esempio.it');
    const token = await tokenOf('nuova@esempio.it');
    const { rows } = await app.ctx.db.execute(sql`select token_hash from invitations`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a member', () => {
  it('who is taken out is signed out of the organisation, and goes on in their own', async () => {
    const luca = await app.openAccount();
    await joinTeam(app, { owner: giulia, person: luca, role: 'editor' });
    await app.call(api.removeMember, { as: giulia, params: { userId: luca.user.id } });
    expect((await app.callRefused(api.listCompanies, { as: luca })).status).toBe(401);
    const body = { email: luca.email, password: luca.password };
    const { body: again } = await app.call(api.signIn, { body });
    expect(again.user.organisation).toMatchObject({ id: luca.user.id, role: 'owner' });
  });

  it('has another role from the next call on', async () => {
    const luca = await app.openAccount();
    await joinTeam(app, { owner: giulia, person: luca, role: 'reader' });
    const label = { subject: 'prompt' as const, name: 'Hotel', colour: 'ochre' as const };
    expect((await app.callRefused(api.createLabel, { as: luca, body: label })).status).toBe(403);
    const change = { params: { userId: luca.user.id }, body: { role: 'editor' as const, companyIds: [] } };
    await app.call(api.changeMember, { as: giulia, ...change });
    await app.call(api.createLabel, { as: luca, body: label });
  });

  it('leaves, but for the only owner', async () => {
    const luca = await app.openAccount();
    await joinTeam(app, { owner: giulia, person: luca, role: 'reader' });
    expect((await app.callRefused(api.leaveTeam, { as: giulia })).body.code).toBe('accounts.last_owner');
    const password = { password: giulia.password };
    expect((await app.callRefused(api.deleteAccount, { as: giulia, body: password })).body.code).toBe(
      'accounts.last_owner',
    );
    await app.call(api.leaveTeam, { as: luca });
    expect((await team()).members).toHaveLength(1);
    expect((await app.call(api.getOwnProfile, { as: luca })).body.organisation?.id).toBe(luca.user.id);
  });

  it('who deletes their account leaves the organisation with its data', async () => {
    const luca = await app.openAccount();
    await joinTeam(app, { owner: giulia, person: luca, role: 'editor' });
    await createCompany(app, luca);
    await app.call(api.deleteAccount, { as: luca, body: { password: luca.password } });
    await app.settleJobs();
    expect((await app.call(api.listCompanies, { as: giulia })).body.companies).toHaveLength(1);
    expect((await team()).members).toHaveLength(1);
  });
});

describe('the ownership', () => {
  it('passes with a yes: until then nothing changes, then the owner is an editor who may leave with the data staying', async () => {
    const luca = await app.openAccount();
    await joinTeam(app, { owner: giulia, person: luca, role: 'editor' });
    await createCompany(app, giulia);
    const params = { userId: luca.user.id };
    const wrong = await app.callRefused(api.offerOwnership, { as: giulia, params, body: { password: 'no' } });
    expect(wrong.status).toBe(400);
    await app.call(api.offerOwnership, { as: giulia, params, body: { password: giulia.password } });
    expect((await team()).members.map(({ role }) => role)).toEqual(['owner', 'editor']);
    await accept(luca, await tokenOf(luca.email));
    expect((await team()).members.map(({ email, role }) => [email, role])).toEqual([
      [luca.email, 'owner'],
      [giulia.email, 'editor'],
    ]);
    await app.call(api.leaveTeam, { as: giulia });
    expect((await app.call(api.listCompanies, { as: giulia })).body.companies).toEqual([]);
    await app.call(api.deleteAccount, { as: giulia, body: { password: giulia.password } });
    await app.settleJobs();
    expect((await app.call(api.listCompanies, { as: luca })).body.companies).toHaveLength(1);
  });
});
