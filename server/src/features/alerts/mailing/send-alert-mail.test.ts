import { type AlertKind, type AlertProof, type AlertSettings, api } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMailbox } from '#features/emails';
import { type AccountId, type AlertId, type CompanyId, newId, type PromptId, toId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { createCompany, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { joinTeam } from '#test/rights/join-team';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { insertAlerts } from '../store/alerts.ts';
import type { AlertRow } from '../tables.ts';
import { planAlertMails } from './plan-alert-mails.ts';

/** A Wednesday in Rome, at eleven. */
const WEDNESDAY = new Date('2026-03-04T10:00:00Z');
const PROOF: AlertProof = {
  earlier: { firstDay: '2026-01-28', lastDay: '2026-02-24' },
  later: { firstDay: '2026-02-25', lastDay: '2026-03-03' },
  before: buildRate({ hits: 88, n: 420 }),
  now: buildRate({ hits: 143, n: 420 }),
  difference: { value: 13.1, low: 5.7, high: 20.3 },
  prompts: 12,
  engines: 5,
  own: null,
  rival: null,
};

let app: TestApp;
let ada: SignedInUser;
let shop: { id: string; name: string; promptId: string };
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

beforeEach(async () => {
  app.clock.set(WEDNESDAY);
  ada = await registerWithPlan(app, 'business');
  shop = await addCompany('Hotel Belvento');
  await app.settleJobs();
});

async function addCompany(name: string) {
  const { company, prompt } = await createCompany(app, ada, { name });
  return { id: company.id, name, promptId: prompt.id };
}

/** Alerts that begin now, as a look writes them. */
async function raise(
  given: { kind?: AlertKind; subject?: string; company?: { id: string }; promptId?: string }[] = [{}],
): Promise<AlertRow[]> {
  const accountId = toId<AccountId>(ada.user.id);
  const alerts = given.map(
    ({ kind = 'figure', subject = 'mention_rate', company = shop, promptId }): AlertRow => ({
      id: newId<AlertId>(),
      companyId: toId<CompanyId>(company.id),
      userId: accountId,
      kind,
      subject,
      direction: 'up',
      engine: null,
      promptId: promptId === undefined ? null : toId<PromptId>(promptId),
      proof: PROOF,
      rival: null,
      quote: {
        text: 'Hotel Belvento è la scelta <b>più</b> chiara',
        engine: 'openai',
        at: '2026-03-03T06:00:00Z',
      },
      answers: { promptId: toId<PromptId>(shop.promptId), engine: 'openai', isNamed: true, key: null },
      raisedAt: app.clock.now(),
      clearedAt: null,
      clearedBecause: null,
      readAt: null,
    }),
  );
  await withTransaction(app.ctx.db, async (tx) => {
    await insertAlerts(tx, alerts);
    await planAlertMails(app.ctx, tx, { accountId, alerts });
  });
  return alerts;
}

/** The alert mails to somebody, newest first. */
async function read({ user }: SignedInUser = ada) {
  await app.settleJobs();
  const mails = await listMailbox(app.ctx, { to: user.email });
  return mails.filter(({ subject }) => / · |avvisi:/.test(subject));
}

async function choose(changes: Partial<AlertSettings>, as = ada) {
  const { settings } = (await app.call(api.getAlertSettings, { as })).body;
  await app.call(api.setAlertSettings, { as, body: { ...settings, ...changes } });
}

describe('a mail at once', () => {
  it('tells the alert with its figures, the answers that prove it and how it is stopped', async () => {
    await raise();
    expect(await read()).toEqual([]);
    app.clock.advance({ minutes: 2 });
    const [mail] = await read();
    expect(mail?.subject).toBe('Hotel Belvento · Mention Rate in crescita: da 21% a 34%');
    for (const form of [mail?.html, mail?.text]) {
      expect(form).toContain('+13,1 punti, da +5,7 a +20,3');
      expect(form).toContain('25 feb – 3 mar contro 28 gen – 24 feb · 12 domande, 5 motori');
    }
    expect(mail?.html).toContain('&lt;b&gt;più');
    expect(mail?.html).toContain('30–39%');
    expect(mail?.links.some((link) => link.includes(`risposte=${shop.promptId}`))).toBe(true);
    const { rows } = await app.ctx.db.execute(sql`select unsubscribe_link from emails where kind = 'alerts'`);
    expect(rows[0]?.['unsubscribe_link']).toMatch(/\/api\/mail\/unsubscribe\?token=/);
    app.clock.advance({ hours: 1 });
    expect(await read()).toHaveLength(1);
  });

  it('holds two alerts of one second, and of two companies, once each', async () => {
    app.clock.advance({ minutes: 1 });
    const other = await addCompany('Ottica Rivalta');
    await raise([{}, { kind: 'overtaken', subject: 'overtaken:x' }]);
    await raise([{ company: other }]);
    app.clock.advance({ minutes: 2 });
    const mails = await read();
    expect(mails.map(({ subject }) => subject)).toEqual(['3 avvisi: Hotel Belvento e Ottica Rivalta']);
    expect(mails[0]?.text.match(/Mention Rate in crescita/g)).toHaveLength(2);
  });

  it('waits for the end of a quiet night, and for Monday over a weekend in which the clocks change', async () => {
    app.clock.set(new Date('2026-03-28T22:00:00Z'));
    await raise();
    app.clock.set(new Date('2026-03-30T05:59:00Z'));
    expect(await read()).toEqual([]);
    app.clock.set(new Date('2026-03-30T06:00:00Z'));
    expect(await read()).toHaveLength(1);
  });

  it('goes by the member’s own clock, and by what they choose before it is due', async () => {
    await choose({ timeZone: 'America/New_York' });
    await raise();
    app.clock.advance({ hours: 2 });
    expect(await read()).toEqual([]);
    app.clock.set(new Date('2026-03-04T13:00:00Z'));
    expect(await read()).toHaveLength(1);
    ada = await app.renew(ada);
    await raise([{ subject: 'share' }]);
    await choose({ mail: 'daily' });
    app.clock.advance({ hours: 6 });
    expect(await read()).toHaveLength(1);
    app.clock.set(new Date('2026-03-05T13:00:00Z'));
    expect(await read()).toHaveLength(2);
  });
});

describe('what is over before it is sent', () => {
  it.each([
    [
      'an alert that ended',
      () => app.ctx.db.execute(sql`update alerts set cleared_at = now(), cleared_because = 'reverted'`),
    ],
    ['a deleted company', () => app.call(api.deleteCompany, { as: ada, params: { companyId: shop.id } })],
    [
      'a kind that is off',
      async () => {
        const { settings } = (await app.call(api.getAlertSettings, { as: ada })).body;
        await choose({ kinds: { ...settings.kinds, figure: { app: true, mail: false, chat: true } } });
      },
    ],
    ['mails that are off', () => choose({ mail: 'never' })],
    ['a plan that holds no alerts any more', () => grantPlan(app, ada, 'free')],
  ])('%s is not mailed, and waits no more', async (_case, end) => {
    await raise();
    await end();
    app.clock.advance({ minutes: 2 });
    expect(await read()).toEqual([]);
    const { rows } = await app.ctx.db.execute(sql`
      select 1 from alert_mails where organisation_id = ${ada.user.id}`);
    expect(rows).toEqual([]);
  });

  it('what was muted is left out of the mail of the others', async () => {
    const [rate] = await raise([{}, { subject: 'share' }]);
    await app.call(api.muteAlert, {
      as: ada,
      params: { alertId: rate?.id ?? '' },
      body: { scope: 'subject' },
    });
    app.clock.advance({ minutes: 2 });
    expect((await read()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Hotel Belvento · /),
    ]);
  });

  it('a question deleted meanwhile is said to be, and the alert is told all the same', async () => {
    await raise([{ kind: 'named', subject: `named:${shop.promptId}`, promptId: shop.promptId }]);
    await app.call(api.deletePrompt, { as: ada, params: { promptId: shop.promptId } });
    app.clock.advance({ minutes: 2 });
    const [mail] = await read();
    expect(mail?.text).toContain('La domanda è stata eliminata');
    expect(mail?.text).toContain('Vedi gli avvisi dell’azienda');
    expect(mail?.text).not.toContain('risposte=');
  });
});

describe('the members of an organisation', () => {
  it('get those of the companies they see; a client none before they ask, and nobody after they left', async () => {
    const [reader, client, leaver] = [
      await app.openAccount(),
      await app.openAccount(),
      await app.openAccount(),
    ];
    const other = await addCompany('Ottica Rivalta');
    await joinTeam(app, { owner: ada, person: reader, role: 'reader' });
    await joinTeam(app, { owner: ada, person: client, role: 'client', companyIds: [other.id] });
    await joinTeam(app, { owner: ada, person: leaver, role: 'editor' });
    await raise([{}, { company: other }]);
    await app.call(api.removeMember, { as: ada, params: { userId: leaver.user.id } });
    app.clock.advance({ minutes: 2 });
    expect(
      [await read(), await read(reader), await read(client), await read(leaver)].map((m) => m.length),
    ).toEqual([1, 1, 0, 0]);
    const { settings } = (await app.call(api.getAlertSettings, { as: client })).body;
    expect(settings).toMatchObject({ mail: 'never', sendsOnMondays: false });
    const { kinds, level: _level, ...own } = settings;
    const mailKinds = { ...mapMail(kinds) };
    await app.call(api.setOwnMailSettings, { as: client, body: { ...own, mail: 'at_once', mailKinds } });
    await raise([{ subject: 'share' }, { subject: 'share', company: other }]);
    app.clock.advance({ minutes: 2 });
    expect((await read(client)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Ottica Rivalta/),
    ]);
  });

  it('an editor sets what the team hears of, and their own mails alone', async () => {
    const editor = await app.openAccount();
    await joinTeam(app, { owner: ada, person: editor, role: 'editor' });
    await choose({ level: 'large', mail: 'never', quietFrom: 0 }, editor);
    const of = async (as: SignedInUser) => (await app.call(api.getAlertSettings, { as })).body.settings;
    expect(await of(ada)).toMatchObject({ level: 'large', mail: 'at_once', quietFrom: 1_200 });
    expect(await of(editor)).toMatchObject({ level: 'large', mail: 'never', quietFrom: 0 });
  });
});

const mapMail = (kinds: AlertSettings['kinds']) => ({
  named: kinds.named.mail,
  figure: kinds.figure.mail,
  negative: kinds.negative.mail,
  overtaken: kinds.overtaken.mail,
  new_rival: kinds.new_rival.mail,
  own_source: kinds.own_source.mail,
  engine_silent: kinds.engine_silent.mail,
  no_analysis: kinds.no_analysis.mail,
});

describe('one click in the mail', () => {
  const press = (link: string, payload = 'List-Unsubscribe=One-Click') => {
    const { pathname, search } = new URL(link);
    return app.server.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  };
  async function findLink() {
    await raise([{}, { kind: 'overtaken', subject: 'overtaken:x' }]);
    app.clock.advance({ minutes: 2 });
    const [mail] = await read();
    const links = mail?.links.filter((link) => link.includes('/api/mail/unsubscribe')) ?? [];
    expect(links).toHaveLength(2);
    return links[0] ?? '';
  }
  const kinds = async () => (await app.call(api.getAlertSettings, { as: ada })).body.settings.kinds;

  it('stops mails of its kind alone; a look, a second click and the way back do what they say', async () => {
    const link = await findLink();
    const { pathname, search } = new URL(link);
    const page = await app.server.inject({ url: pathname + search });
    expect([page.statusCode, (await kinds()).figure.mail]).toEqual([200, true]);
    expect(page.body).toContain('Mention Rate, posizione, quota o tono');
    expect((await press(link)).statusCode).toBe(200);
    expect((await press(link)).body).toContain('Fatto');
    expect([(await kinds()).figure.mail, (await kinds()).overtaken.mail]).toEqual([false, true]);
    expect((await press(link, 'action=resume')).body).toContain('Vuoi smettere');
    expect((await kinds()).figure.mail).toBe(true);
  });

  it('after the account is deleted shows a plain page', async () => {
    const link = await findLink();
    await app.ctx.db.execute(sql`delete from organisations where id = ${ada.user.id}`);
    const answer = await press(link);
    expect([answer.statusCode, answer.body.includes('niente da spegnere')]).toEqual([200, true]);
  });
});
