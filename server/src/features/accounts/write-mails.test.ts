import { describe, expect, it } from 'vitest';
import { writeMail } from '#features/emails';
import {
  alreadyRegistered,
  passwordChanged,
  resetPasswordMail,
  verifyAddress,
  welcome,
} from './templates/index.ts';

const link = 'https://app.citato.example/verify-email?token=abc-_&email=giulia%40ponteverde.example&plan=pro';
/** 15:04 in Rome, on a day with another article. */
const expiresAt = new Date('2026-03-08T14:04:00Z');

describe('the verification mail', () => {
  it('says in Italian, in both forms, what to do and where', async () => {
    const mail = await writeMail(verifyAddress({ firstName: 'Giulia', link, expiresAt }));
    expect(mail.subject).toBe('Verifica il tuo indirizzo email');
    expect(mail.text).toContain('Ciao Giulia,');
    expect(mail.text).toContain('Il link vale fino alle 15:04 dell’8 marzo 2026, ora italiana.');
    expect(mail.text).toContain(`Verifica l’indirizzo ${link}`);
    expect(mail.html).toContain('lang="it"');
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  });

  it('repeats nothing a stranger typed into the name field', async () => {
    const firstName = '<a href="https://evil.example">Premio</a>';
    const mail = await writeMail(verifyAddress({ firstName, link, expiresAt }));
    expect(mail.html + mail.text).not.toMatch(/evil|Premio/);
    expect(mail.text).toContain('Ciao,');
  });

  it('breaks the address where a line ends, and no word', async () => {
    const { html } = await writeMail(verifyAddress({ firstName: null, link, expiresAt }));
    const broken = [...html.matchAll(/<(\w+)[^>]*word-break:break-all/g)].map(([, tag]) => tag);
    expect(broken).toEqual(['a']);
  });

  it('asks the reader’s program for nothing from elsewhere', async () => {
    const { html } = await writeMail(verifyAddress({ firstName: null, link, expiresAt }));
    expect(html).not.toMatch(/<img|<script|url\(|@import/i);
    const addresses = [...html.matchAll(/https?:\/\/([^/"<\s]+)/g)].map(([, host]) => host);
    expect(new Set(addresses)).toEqual(new Set(['www.w3.org', 'app.citato.example']));
  });
});

describe('the mail to somebody who already has an account', () => {
  it('tells the owner that nothing has changed and how to get in', async () => {
    const mail = await writeMail(alreadyRegistered({ appUrl: 'https://app.citato.example' }));
    expect(mail.subject).toBe('Hai già un account Citato');
    expect(mail.text).toContain('Accedi https://app.citato.example/login');
    expect(mail.text).toContain('il tuo account e la tua password non sono cambiati');
    expect(mail.html).not.toContain('verify-email');
  });
});

describe('the other mails of an account', () => {
  const appUrl = 'https://app.citato.example';

  it('lead to a new password, and say until when however late they come', async () => {
    const resetLink = `${appUrl}/reset-password?token=abc-_`;
    const mail = await writeMail(resetPasswordMail({ link: resetLink, expiresAt }));
    expect(mail.text).toContain('Il link vale fino alle 15:04 dell’8 marzo 2026, ora italiana');
    expect(mail.text).not.toContain('un’ora');
    expect(mail.text).toContain(`${appUrl}/reset-password?token=abc-_`);
  });

  it('tell of a changed password without any secret in them', async () => {
    const mail = await writeMail(
      passwordChanged({ appUrl, changedAt: expiresAt, signedOut: 'other_devices' }),
    );
    expect(mail.subject).toBe('La tua password è stata modificata');
    expect(mail.text).toContain('è cambiata alle 15:04 dell’8 marzo 2026');
    expect(mail.text).toContain(`${appUrl}/forgot-password`);
    expect(mail.html).not.toContain('token=');
  });

  it('say which devices are signed out: the others after a change, all of them after a reset', async () => {
    const changed = await writeMail(
      passwordChanged({ appUrl, changedAt: expiresAt, signedOut: 'other_devices' }),
    );
    expect(changed.html + changed.text).toContain('scollegato gli altri dispositivi');
    const reset = await writeMail(
      passwordChanged({ appUrl, changedAt: expiresAt, signedOut: 'all_devices' }),
    );
    expect(reset.html + reset.text).toContain('scollegato tutti i dispositivi');
    expect(reset.html + reset.text).not.toContain('altri dispositivi');
  });

  it('welcome by name and say what to do first', async () => {
    const mail = await writeMail(welcome({ firstName: 'Giulia', appUrl }));
    expect(mail.text).toContain('Ciao Giulia,');
    expect(mail.text).toContain('Registra la tua azienda');
  });
});
