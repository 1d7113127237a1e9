import { createHmac } from 'node:crypto';
import { api, ERRORS } from '@citato/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '#adapters/mailer';
import { type EmailId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { type SmtpStandIn, startSmtpStandIn } from '#test/stand-ins/smtp-server';
import { enqueueMail } from './outbox/enqueue-mail.ts';
import { purgeMails } from './purge-mails.ts';
import { findQueuedEmail } from './store/outbox.ts';
import { emailEvents, emails } from './tables.ts';

const SECRET = 'known to us and the provider only';
let server: SmtpStandIn;
let app: TestApp;
beforeAll(async () => {
  server = await startSmtpStandIn();
  const env = {
    SMTP_URL: server.url,
    MAIL_WEBHOOK_SECRET: SECRET,
    MAIL_OPEN_TRACKING: 'true',
    APP_URL: 'https://app.citato.example',
  };
  app = await startTestApp({ env });
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

let people = 0;
async function writeMail() {
  people += 1;
  const to = `lettrice-${String(people)}@esempio.it`;
  const template = { subject: 'Prova', html: '<html><body><p>Ciao</p></body></html>', text: 'Ciao' };
  await withTransaction(app.ctx.db, (tx) =>
    enqueueMail(app.ctx, tx, { userId: null, to, template, kind: 'test' }),
  );
  const [row] = await app.ctx.db.select().from(emails).where(eq(emails.recipient, to));
  if (!row) throw new Error('No mail');
  return row.id;
}
const rowOf = async (id: EmailId) => (await app.ctx.db.select().from(emails).where(eq(emails.id, id)))[0];
const eventsOf = (id: EmailId) =>
  app.ctx.db
    .select({ kind: emailEvents.kind, detail: emailEvents.detail })
    .from(emailEvents)
    .where(eq(emailEvents.emailId, id));

const report = (emailId: string, kind = 'bounced', reportId = 'r1') =>
  JSON.stringify({ events: [{ reportId, emailId, kind, occurredAt: app.clock.now().toISOString() }] });
function post(body: string, { secret = SECRET, at = app.clock.now(), sent = body } = {}) {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return app.server.inject({
    method: 'POST',
    url: api.recordMailEvents.path,
    headers: { 'content-type': 'application/json', 'x-citato-signature': `t=${seconds},v1=${mac}` },
    payload: sent,
  });
}

describe('what becomes of a mail', () => {
  it('is recorded when the mail server takes it; its picture tells later that it was opened, once', async () => {
    const id = await writeMail();
    await app.settleJobs();
    expect(await eventsOf(id)).toEqual([{ kind: 'delivered', detail: null }]);
    const source = `https://app.citato.example/api/mail/open?id=${id}`;
    expect((server.taken.at(-1) ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(source);
    for (let opened = 0; opened < 2; opened += 1) {
      const picture = await app.server.inject({ url: `${api.recordMailOpened.path}?id=${id}` });
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/gif']);
      expect(picture.headers['cache-control']).toBe('no-store');
    }
    expect(await eventsOf(id)).toHaveLength(2);
  });

  it('is not whether it was opened where the operator does not track that, also of a mail from before', async () => {
    const id = await writeMail();
    await app.settleJobs();
    const untracked = await startTestApp({ beside: app, env: { MAIL_OPEN_TRACKING: 'false' } });
    try {
      const picture = await untracked.server.inject({ url: `${api.recordMailOpened.path}?id=${id}` });
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/gif']);
    } finally {
      await untracked.stop();
    }
    expect(await eventsOf(id)).toEqual([{ kind: 'delivered', detail: null }]);
  });

  it('a refusal for good ends it at once, without another try', async () => {
    const id = await writeMail();
    server.answer('refuses');
    await app.settleJobs();
    server.answer('takes');
    app.clock.advance({ hours: 1 });
    await app.settleJobs();
    expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 1, html: null });
    expect(await eventsOf(id)).toMatchObject([{ kind: 'bounced' }]);
  });

  it('arrives within two minutes once a server that was away for an hour is back', async () => {
    const id = await writeMail();
    server.answer('is busy');
    for (let minute = 0; minute < 60; minute += 1) {
      await app.settleJobs();
      app.clock.advance({ minutes: 1 });
    }
    expect(await rowOf(id)).toMatchObject({ status: 'queued' });
    server.answer('takes');
    for (let half = 0; half < 4; half += 1) {
      app.clock.advance({ seconds: 30 });
      await app.settleJobs();
    }
    expect(await rowOf(id)).toMatchObject({ status: 'delivered' });
  });

  it('a worker killed between handing over and noting it costs one copy, under the same identifier', async () => {
    const id = await writeMail();
    const mail = await findQueuedEmail(app.ctx.db, id);
    if (mail === null) throw new Error('No mail waits');
    const killed = createSmtpMailer({ url: server.url, from: 'Citato <noreply@citato.example>' });
    await killed.deliver(mail);
    killed.close?.();
    await app.settleJobs();
    await app.settleJobs();
    const copies = server.taken.filter((message) => message.includes(`<${id}@citato.example>`));
    expect(copies).toHaveLength(2);
    expect(await rowOf(id)).toMatchObject({ status: 'delivered' });
  });

  it('the picture of a mail that does not exist tells nothing', async () => {
    const picture = await app.server.inject({
      url: `${api.recordMailOpened.path}?id=${newId<EmailId>()}`,
    });
    expect(picture.statusCode).toBe(200);
  });

  it('is forgotten after ninety days', async () => {
    const id = await writeMail();
    await app.settleJobs();
    app.clock.advance({ days: 91 });
    await purgeMails(app.ctx);
    expect(await rowOf(id)).toBeUndefined();
    expect(await eventsOf(id)).toEqual([]);
  });
});

describe('the provider’s reports', () => {
  it('are stored once each, and a late bounce takes the delivery back', async () => {
    const id = await writeMail();
    await app.settleJobs();
    expect((await post(report(id))).statusCode).toBe(204);
    expect((await post(report(id))).statusCode).toBe(204);
    expect((await eventsOf(id)).map(({ kind }) => kind).sort()).toEqual(['bounced', 'delivered']);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', deliveredAt: null });
  });

  it('about mails that are gone are taken and change nothing', async () => {
    expect((await post(report(newId<EmailId>()))).statusCode).toBe(204);
  });

  it('are refused without the right signature, altered, or more than five minutes old', async () => {
    const id = await writeMail();
    const body = report(id);
    const ago = (seconds: number) => new Date(app.clock.now().getTime() - seconds * 1000);
    const answers = await Promise.all([
      post(body, { secret: 'a secret that somebody guessed' }),
      post(body, { sent: body.replace('bounced', 'opened') }),
      post(body, { sent: ` ${body}` }),
      post(body, { at: ago(301) }),
      app.server.inject({
        method: 'POST',
        url: api.recordMailEvents.path,
        payload: body,
        headers: { 'content-type': 'application/json' },
      }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
    expect(answers[0].json()).toEqual({
      code: 'request.bad_signature',
      message: ERRORS['request.bad_signature'].message,
    });
    expect(await eventsOf(id)).toEqual([]);
    expect((await post(body, { at: ago(299) })).statusCode).toBe(204);
  });
});
