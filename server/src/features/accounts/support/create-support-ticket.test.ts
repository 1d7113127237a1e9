import { api } from '@citato/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mailer } from '#adapters/mailer';
import { type UserId, toId } from '#lib/ids';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { supportTickets } from './tables.ts';

let sent: Parameters<Mailer['deliver']>[0][] = [];
let isServerDown = false;
/** A mailbox that can be switched off and shows what it accepted. */
const mailer: Mailer = {
  kind: 'mailbox',
  deliver: (mail) => {
    if (isServerDown) return Promise.reject(new Error('connect ECONNREFUSED'));
    if (mail.to === 'aiuto@citato.example') sent = [...sent, mail];
    return Promise.resolve();
  },
};
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { SUPPORT_EMAIL: 'aiuto@citato.example' }, mailer });
});
afterAll(() => app.stop());

const subject = 'Non vedo le risposte';
const message = 'Da ieri la pagina resta vuota.\n\nPotete controllare?';
const ticketsOf = (userId: string) =>
  app.ctx.db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.userId, toId<UserId>(userId)));

describe('a support ticket', () => {
  it('is stored and mailed to the team, an answer goes to the account’s own address', async () => {
    const ada = await app.openAccount();
    sent = [];
    const answer = await app.server.inject({
      method: 'POST',
      url: api.createSupportTicket.path,
      headers: { authorization: `Bearer ${ada.accessToken}` },
      payload: { subject, message, userEmail: 'capo@evil.example', userName: 'Il capo' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        message: 'Il tuo ticket di assistenza è stato inviato. Ti risponderemo il prima possibile.',
      },
    ]);
    expect(await ticketsOf(ada.user.id)).toMatchObject([{ subject, message }]);
    await app.settleJobs();
    const [mail] = sent;
    expect(sent).toHaveLength(1);
    expect(mail).toMatchObject({ to: 'aiuto@citato.example', replyTo: ada.email });
    expect(mail?.subject).toBe(`Assistenza: ${subject}`);
    expect(mail?.text).toContain('Da ieri la pagina resta vuota.');
    expect(mail?.text).toContain(`Ada Bianchi (${ada.email})`);
    expect(JSON.stringify(mail)).not.toMatch(/evil|Il capo/);
  });

  it('keeps its subject on one line and shows markup as text', async () => {
    const ada = await app.openAccount();
    sent = [];
    await app.call(api.createSupportTicket, {
      as: ada,
      body: {
        subject: 'Ciao a tutti\r\nBcc: x@evil.example',
        message: '<img src=x onerror=alert(1)> non funziona più niente',
      },
    });
    await app.settleJobs();
    expect(sent[0]?.subject).toBe('Assistenza: Ciao a tutti Bcc: x@evil.example');
    expect(sent[0]?.html).not.toContain('<img');
    expect(sent[0]?.text).toContain('<img src=x onerror=alert(1)>');
  });

  it('is one, and one mail, when it is sent again after its answer was lost', async () => {
    const ada = await app.openAccount();
    sent = [];
    const body = { subject, message, requestId: 'una-richiesta-di-aiuto' };
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => app.call(api.createSupportTicket, { as: ada, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    await app.settleJobs();
    expect(await ticketsOf(ada.user.id)).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  it('is not lost while the mail server is away', async () => {
    const ada = await app.openAccount();
    sent = [];
    isServerDown = true;
    await app.call(api.createSupportTicket, { as: ada, body: { subject, message } });
    await app.settleJobs();
    expect(await ticketsOf(ada.user.id)).toHaveLength(1);
    isServerDown = false;
    app.clock.advance({ hours: 1 });
    await app.settleJobs();
    expect(sent).toHaveLength(1);
  });

  it.each([
    [{ subject: 'Ciao', message }, 'subject', "L'oggetto deve contenere almeno 5 caratteri"],
    [{ subject: 'x'.repeat(201), message }, 'subject', 'Massimo 200 caratteri'],
    [
      { subject, message: ' breve \n\n\n\n\n\n\n\n\n\n\n\n\n' },
      'message',
      'Il messaggio deve contenere almeno 20 caratteri',
    ],
    [{ subject, message: 'x'.repeat(5001) }, 'message', 'Massimo 5000 caratteri'],
    [{ subject, message: `${message}\0` }, 'message', 'Il testo contiene caratteri non ammessi'],
  ])('is refused in Italian: %#', async (body, field, text) => {
    const ada = await app.openAccount();
    const answer = await app.callRefused(api.createSupportTicket, { as: ada, body });
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: text }]);
    expect(await ticketsOf(ada.user.id)).toEqual([]);
  });
});
