import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SmtpStandIn, startSmtpStandIn } from '#test/stand-ins/smtp-server';
import { MailRefused } from './mail-refused.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

let server: SmtpStandIn;
let mailer: Mailer;
beforeAll(async () => {
  server = await startSmtpStandIn();
  mailer = createSmtpMailer({ url: server.url, from: 'Citato Società <posta@citato.example>' });
});
afterAll(async () => {
  mailer.close?.();
  await server.stop();
});
beforeEach(() => {
  server.answer('takes');
});

const mail = {
  id: '0b0e7a52-6f0e-4f6e-9d5c-0d7a3f1c2b11',
  to: 'giulia@ponteverde.example',
  replyTo: null,
  unsubscribeLink: null,
  subject: 'Verifica il tuo indirizzo: è facile',
  html: '<p>Ciao <b>Giulia</b>, perché no?</p>',
  text: 'Ciao Giulia, perché no?',
  attachments: [],
};

/** The message the server took last, read as a mail program reads it. */
const newest = () => PostalMime.parse(server.taken.at(-1) ?? '');

describe('a mail over SMTP', () => {
  it('arrives whole: sender, accents, both forms, and an identifier that stays the same at every try', async () => {
    await mailer.deliver(mail);
    const message = await newest();
    expect(message.from).toMatchObject({ name: 'Citato Società', address: 'posta@citato.example' });
    expect(message.to?.map(({ address }) => address)).toEqual([mail.to]);
    expect(message.subject).toBe(mail.subject);
    expect(message.html?.trim()).toBe(mail.html);
    expect(message.text?.trim()).toBe(mail.text);
    expect(message.messageId).toBe(`<${mail.id}@citato.example>`);
    expect(message.replyTo).toBeUndefined();
  });

  it('leads an answer to whom it names', async () => {
    await mailer.deliver({ ...mail, replyTo: 'cliente@esempio.it' });
    expect((await newest()).replyTo?.map(({ address }) => address)).toEqual(['cliente@esempio.it']);
  });

  it('can be stopped with one click where it is a subscription, and only there', async () => {
    const link = 'https://citato.example/api/mail/unsubscribe?token=abc';
    await mailer.deliver({ ...mail, unsubscribeLink: link });
    const headers = async () => new Map((await newest()).headers.map(({ key, value }) => [key, value]));
    expect((await headers()).get('list-unsubscribe')).toBe(`<${link}>`);
    expect((await headers()).get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await mailer.deliver(mail);
    expect([...(await headers()).keys()].filter((key) => key.startsWith('list-'))).toEqual([]);
  });

  it('brings its files as they are, under their names', async () => {
    const content = Buffer.from([0, 255, 13, 10, 61, 200]);
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const name = 'Caffè «Aurora», risposte.xlsx';
    await mailer.deliver({ ...mail, attachments: [{ name, type, content }] });
    const [file, ...others] = (await newest()).attachments;
    expect(others).toEqual([]);
    expect([file?.filename, file?.mimeType, file?.disposition]).toEqual([name, type, 'attachment']);
    expect(file?.content instanceof ArrayBuffer && Buffer.from(file.content)).toEqual(content);
  });

  it('keeps line breaks in a subject out of the headers', async () => {
    await mailer.deliver({ ...mail, subject: 'Ciao\r\nBcc: altri@esempio.it' });
    const head = (server.taken.at(-1) ?? '').split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^bcc:/im);
  });

  it('that is refused for good says so, without the address', async () => {
    server.answer('refuses');
    const refused = mailer.deliver(mail);
    await expect(refused).rejects.toBeInstanceOf(MailRefused);
    await expect(refused).rejects.toThrow(/550/);
    await expect(refused).rejects.not.toThrow(mail.to);
  });

  it('that finds the server busy or away may be tried again', async () => {
    server.answer('is busy');
    await expect(mailer.deliver(mail)).rejects.not.toBeInstanceOf(MailRefused);
    const nowhere = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'posta@citato.example' });
    await expect(nowhere.deliver(mail)).rejects.not.toBeInstanceOf(MailRefused);
    nowhere.close?.();
  });
});
