import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mailer } from '#adapters/mailer';
import { withTransaction } from '#platform/db';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { deliverMail } from './deliver-mail.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { listMailbox } from '../list-mailbox.ts';
import { emails } from '../tables.ts';

let isServerDown = false;
let sent: { id: string; to: string; subject: string }[] = [];
/** A mail server that can be switched off and remembers what it accepted. */
const mailer: Mailer = {
  kind: 'smtp',
  deliver: ({ id, to, subject }) => {
    if (isServerDown) return Promise.reject(new Error('connect ECONNREFUSED'));
    sent = [...sent, { id, to, subject }];
    return Promise.resolve();
  },
};

let app: TestApp;
let embedded: TestApp;
beforeAll(async () => {
  [app, embedded] = await Promise.all([startTestApp({ mailer }), startTestApp()]);
});
afterAll(() => Promise.all([app.stop(), embedded.stop()]));

const settings = { appUrl: 'https://app.citato.example', webhookSecret: null, tracksOpening: false };
const template = { subject: 'Prova', html: '<p>Prova è</p>', text: 'Prova è' };
const write = (to: string, { ctx }: TestApp = app) =>
  withTransaction(ctx.db, (tx) => enqueueMail(ctx, tx, { userId: null, to, template, kind: 'test' }));

async function rowTo(to: string) {
  const [row] = await app.ctx.db.select().from(emails).where(eq(emails.recipient, to));
  if (!row) throw new Error(`No mail to ${to}`);
  return row;
}
const sentTo = (to: string) => sent.filter((mail) => mail.to === to);

describe('a mail', () => {
  it('is sent once, under the identifier of its row, and its text is then forgotten', async () => {
    await write('una@esempio.it');
    expect(await rowTo('una@esempio.it')).toMatchObject({
      status: 'queued',
      html: template.html,
      attempts: 0,
    });
    await app.settleJobs();
    const row = await rowTo('una@esempio.it');
    expect(row).toMatchObject({
      status: 'delivered',
      attempts: 1,
      deliveredAt: app.clock.now(),
      html: null,
      text: null,
    });
    expect(sentTo('una@esempio.it')).toEqual([{ id: row.id, to: 'una@esempio.it', subject: 'Prova' }]);
  });

  it('is not sent again when its job runs a second time', async () => {
    await write('due@esempio.it');
    await app.settleJobs();
    const { id } = await rowTo('due@esempio.it');
    await deliverMail({ ...app.ctx, mailer, settings }, { emailId: id, isLastAttempt: false });
    expect(sentTo('due@esempio.it')).toHaveLength(1);
  });

  it.each([
    ['carries no picture that tells it was opened', false],
    ['carries one where the operator tracks openings', true],
  ])('%s', async (_, tracksOpening) => {
    const to = `immagine-${String(tracksOpening)}@esempio.it`;
    const opened = { ...template, html: '<html><body><p>Prova</p></body></html>' };
    await withTransaction(app.ctx.db, (tx) =>
      enqueueMail(app.ctx, tx, { userId: null, to, template: opened, kind: 'test' }),
    );
    const { id: emailId } = await rowTo(to);
    let html = '';
    const reader: Mailer = {
      kind: 'smtp',
      deliver: (mail) => {
        html = mail.html;
        return Promise.resolve();
      },
    };
    const deps = { ...app.ctx, mailer: reader, settings: { ...settings, tracksOpening } };
    await deliverMail(deps, { emailId, isLastAttempt: false });
    expect(html).toContain('<p>Prova</p>');
    expect(html.includes('<img')).toBe(tracksOpening);
  });

  it('does not exist when the transaction that wrote it is undone', async () => {
    const undone = withTransaction(app.ctx.db, async (tx) => {
      await enqueueMail(app.ctx, tx, { userId: null, to: 'mai@esempio.it', template, kind: 'test' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await app.settleJobs();
    expect(sentTo('mai@esempio.it')).toEqual([]);
    await expect(rowTo('mai@esempio.it')).rejects.toThrow();
  });

  it('waits while the mail server is away and arrives once it is back', async () => {
    isServerDown = true;
    await write('paziente@esempio.it');
    await app.settleJobs();
    expect(await rowTo('paziente@esempio.it')).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: 'connect ECONNREFUSED',
    });
    app.clock.advance({ hours: 1 });
    isServerDown = false;
    await app.settleJobs();
    expect(await rowTo('paziente@esempio.it')).toMatchObject({
      status: 'delivered',
      attempts: 2,
      lastError: null,
    });
    expect(sentTo('paziente@esempio.it')).toHaveLength(1);
  });

  it('is given up after two days, with one line in the log that names nobody', async () => {
    isServerDown = true;
    await write('persa@esempio.it');
    for (let round = 0; round < 50; round += 1) {
      await app.settleJobs();
      app.clock.advance({ hours: 24 });
    }
    isServerDown = false;
    await app.settleJobs();
    expect(await rowTo('persa@esempio.it')).toMatchObject({ status: 'failed', attempts: 46 });
    expect(sentTo('persa@esempio.it')).toEqual([]);
    const lines = app.logged.filter(({ message }) => message === 'mail given up');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('persa@');
  });
});

describe('the embedded mailbox', () => {
  it('keeps what it delivered, newest first, for one recipient in any case of letters', async () => {
    await write('ada@esempio.it', embedded);
    embedded.clock.advance({ minutes: 1 });
    await write('eva@esempio.it', embedded);
    expect(await listMailbox(embedded.ctx, {})).toEqual([]);
    await embedded.settleJobs();
    expect((await listMailbox(embedded.ctx, {})).map(({ to }) => to)).toEqual([
      'eva@esempio.it',
      'ada@esempio.it',
    ]);
    expect(await listMailbox(embedded.ctx, { to: ' ADA@esempio.it ' })).toEqual([
      {
        ...template,
        to: 'ada@esempio.it',
        links: [],
        attachments: [],
        createdAt: '2026-03-02T09:00:00.000Z',
      },
    ]);
  });
});
