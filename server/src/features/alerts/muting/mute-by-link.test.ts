import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMailbox } from '#features/emails';
import { raiseAlerts } from '#test/alerts/raise-alert';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { joinTeam } from '#test/rights/join-team';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

const WEDNESDAY = new Date('2026-03-04T10:00:00Z');
const SLACK = 'https://hooks.slack.com/services/T0AB12CD3/B0EF45GH6/abcdefghijklmnopqrstq7Xk';

let app: TestApp;
let ada: SignedInUser;
let companyId: string;
let promptId: string;
let posted: string[];

beforeAll(async () => {
  app = await startTestApp({
    webhookSender: {
      findAddressFault: () => null,
      post: ({ body }) => {
        posted.push(body);
        return Promise.resolve({ responseStatus: 200, fault: null, excerpt: 'ok', durationMs: 3 });
      },
    },
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.set(WEDNESDAY);
  posted = [];
  ada = await registerWithPlan(app, 'business');
  const { company, prompt } = await createCompany(app, ada, { name: 'Hotel Belvento' });
  [companyId, promptId] = [company.id, prompt.id];
  await app.settleJobs();
});

const raise = (given?: Parameters<typeof raiseAlerts>[2]) =>
  raiseAlerts(app, { owner: ada, companyId }, given);
async function mailsTo({ user }: SignedInUser) {
  app.clock.advance({ minutes: 2 });
  await app.settleJobs();
  const mails = await listMailbox(app.ctx, { to: user.email });
  return mails.filter(({ subject }) => subject.startsWith('Hotel Belvento · '));
}
const isMuteLink = (link: string) => link.includes('/api/alerts/mute-link');
async function findMailLink(as = ada): Promise<string> {
  const [mail] = await mailsTo(as);
  return mail?.links.find(isMuteLink) ?? 'none';
}
async function addChannel() {
  const { body } = await app.call(api.createAlertChannel, {
    as: ada,
    body: { address: SLACK, name: '#clienti', companyId: null },
  });
  posted = [];
  return body.id;
}
const findChatLink = (): string => /https?:[^|"]*mute-link[^|"]*/.exec(posted.at(-1) ?? '')?.[0] ?? 'none';

const pathOf = (link: string) => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};
const look = async (link: string) => app.server.inject({ url: pathOf(link) });
const press = async (link: string, action = 'stop') =>
  app.server.inject({
    method: 'POST',
    url: pathOf(link),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `action=${action}`,
  });
const mutes = async (as = ada) => (await app.call(api.getAlertSettings, { as })).body.mutes;

describe('the link of a mail', () => {
  it('is opened by scanners as often as they like, and changes nothing', async () => {
    await raise();
    const link = await findMailLink();
    for (let visit = 0; visit < 3; visit += 1) {
      const page = await look(link);
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.body).toContain('«Mention Rate» di Hotel Belvento');
      expect(page.body).toContain('<form method="post">');
      expect(page.body).not.toContain('<script');
    }
    expect(await mutes()).toEqual([]);
  });

  it('mutes in its reader’s mails alone, once however often it is pressed, and takes that back', async () => {
    const reader = await app.openAccount();
    await joinTeam(app, { owner: ada, person: reader, role: 'reader' });
    await raise();
    const link = await findMailLink(reader);
    await Promise.all([press(link), press(link)]);
    expect((await press(link)).body).toContain('Fatto');
    expect(await mutes(reader)).toMatchObject([{ title: 'Mention Rate', isOwn: true, channelId: null }]);
    expect(await mutes()).toEqual([]);
    await app.ctx.db.execute(sql`delete from alerts`);
    await raise();
    expect([(await mailsTo(reader)).length, (await mailsTo(ada)).length]).toEqual([1, 2]);
    const muteId = (await mutes(reader))[0]?.id ?? '';
    // Somebody else's own is not found, the member's own is theirs to take back, whatever their role.
    expect(await app.callRefused(api.unmuteAlert, { as: ada, params: { muteId } })).toMatchObject({
      status: 404,
    });
    await app.call(api.unmuteAlert, { as: reader, params: { muteId } });
    expect(await mutes(reader)).toEqual([]);
  });

  it('takes it back with its own button', async () => {
    await raise();
    const link = await findMailLink();
    await press(link);
    expect((await press(link, 'resume')).body).toContain('Smettiamo di avvisarti di questo?');
    expect(await mutes()).toEqual([]);
  });

  it.each([
    ['the company is deleted', () => app.call(api.deleteCompany, { as: ada, params: { companyId } })],
    [
      'the account is deleted',
      () => app.ctx.db.execute(sql`delete from organisations where id = ${ada.user.id}`),
    ],
    ['its question is deleted', () => app.call(api.deletePrompt, { as: ada, params: { promptId } })],
  ])('has nothing to stop when %s, and shows a plain page', async (_case, end) => {
    await raise([{ kind: 'named', subject: `named:${promptId}`, promptId }]);
    const link = await findMailLink();
    await end();
    for (const answer of [await look(link), await press(link)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('niente da spegnere');
      expect(answer.body).not.toContain('<form');
    }
  });

  it('of a member who left does nothing', async () => {
    const leaver = await app.openAccount();
    await joinTeam(app, { owner: ada, person: leaver, role: 'editor' });
    await raise();
    const link = await findMailLink(leaver);
    await app.call(api.removeMember, { as: ada, params: { userId: leaver.user.id } });
    expect((await press(link)).body).toContain('niente da spegnere');
    const { rows } = await app.ctx.db.execute(sql`select 1 from alert_mutes`);
    expect(rows).toEqual([]);
  });

  it('does nothing more 60 days after its alert began', async () => {
    await raise();
    const link = await findMailLink();
    app.clock.set(new Date('2026-05-03T09:00:00Z'));
    expect((await look(link)).body).toContain('<form');
    app.clock.set(new Date('2026-05-03T11:00:00Z'));
    expect((await press(link)).body).toContain('Questo link è scaduto');
    ada = await app.renew(ada);
    expect(await mutes()).toEqual([]);
  });

  it('says so where the team muted it everywhere', async () => {
    const [alert] = await raise();
    const link = await findMailLink();
    const params = { alertId: alert?.id ?? '' };
    await app.call(api.muteAlert, { as: ada, params, body: { scope: 'subject' } });
    expect((await press(link)).body).toContain('non avvisiamo già più nessuno');
    expect(await mutes()).toHaveLength(1);
  });

  it.each(['', 'abc', 'x'.repeat(900)])('that is none of ours mutes nothing: %#', async (token) => {
    const link = `https://citato.example/api/alerts/mute-link?token=${token}`;
    for (const answer of [await look(link), await press(link)])
      expect([answer.statusCode, answer.body.includes('non è completo')]).toEqual([200, true]);
  });

  it('is no unsubscribe link, nor the other way round', async () => {
    await raise();
    const [mail] = await mailsTo(ada);
    const stop = mail?.links.find((link) => link.includes('/api/mail/unsubscribe')) ?? '';
    const token = new URL(stop).searchParams.get('token') ?? '';
    const swapped = await press(`https://citato.example/api/alerts/mute-link?token=${token}`);
    expect(swapped.body).toContain('non è completo');
  });
});

describe('the link of a chat', () => {
  it('comes with an alert whose question was deleted over a quiet night, which the message says', async () => {
    await addChannel();
    app.clock.set(new Date('2026-03-04T21:00:00Z'));
    await raise([{ kind: 'named', subject: `named:${promptId}`, promptId, answersOf: promptId }]);
    ada = await app.renew(ada);
    await app.call(api.deletePrompt, { as: ada, params: { promptId } });
    app.clock.set(new Date('2026-03-05T07:00:00Z'));
    await app.settleJobs();
    expect(posted).toHaveLength(1);
    expect(posted[0]).toContain('La domanda è stata eliminata');
    expect(posted[0]).toContain('Vedi gli avvisi dell’azienda');
    expect(posted[0]).not.toContain('Vedi le risposte');
    expect(posted[0]).not.toContain('risposte=');
  });

  it('mutes in its channel alone: mails and the other channel go on', async () => {
    const channelId = await addChannel();
    await raise();
    const link = findChatLink();
    expect((await look(link)).body).toContain('in Slack #clienti');
    expect(await mutes()).toEqual([]);
    await Promise.all([press(link), press(link)]);
    expect((await look(link)).body).toContain('Fatto');
    expect(await mutes()).toMatchObject([{ isOwn: false, channelId }]);
    await addChannel();
    await app.ctx.db.execute(sql`delete from alerts`);
    await raise();
    expect(posted).toHaveLength(1);
    expect(await mailsTo(ada)).toHaveLength(1);
  });

  it('does nothing once its channel is deleted, and what it muted goes with the channel', async () => {
    const channelId = await addChannel();
    await raise();
    const link = findChatLink();
    await press(link);
    await app.call(api.deleteAlertChannel, { as: ada, params: { channelId } });
    expect(await mutes()).toEqual([]);
    expect((await press(link)).body).toContain('niente da spegnere');
  });

  it('what holds for the team is not a reader’s to take back', async () => {
    const reader = await app.openAccount();
    await joinTeam(app, { owner: ada, person: reader, role: 'reader' });
    await addChannel();
    await raise();
    await press(findChatLink());
    const muteId = (await mutes())[0]?.id ?? '';
    expect(await app.callRefused(api.unmuteAlert, { as: reader, params: { muteId } })).toMatchObject({
      status: 403,
    });
    await app.call(api.unmuteAlert, { as: ada, params: { muteId } });
    expect(await mutes()).toEqual([]);
  });
});
