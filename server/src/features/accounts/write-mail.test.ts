import { describe, expect, it } from 'vitest';
import { writeAlreadyRegisteredMail, writeVerificationMail } from './write-mail.ts';

const link = 'https://app.citato.example/verify-email?token=abc-_&email=giulia%40ponteverde.example&plan=pro';

describe('the verification mail', () => {
  it('says in Italian, in both forms, what to do and where', async () => {
    const mail = await writeVerificationMail({ firstName: 'Giulia', link });
    expect(mail.subject).toBe('Verifica il tuo indirizzo email');
    expect(mail.text).toContain('Ciao Giulia,');
    expect(mail.text).toContain('Il link vale 24 ore');
    expect(mail.text).toContain(`Verifica l’indirizzo ${link}`);
    expect(mail.html).toContain('lang="it"');
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  });

  it('repeats nothing a stranger typed into the name field', async () => {
    const firstName = '<a href="https://evil.example">Premio</a>';
    const mail = await writeVerificationMail({ firstName, link });
    expect(mail.html + mail.text).not.toMatch(/evil|Premio/);
    expect(mail.text).toContain('Ciao,');
  });

  it('asks the reader’s program for nothing from elsewhere', async () => {
    const { html } = await writeVerificationMail({ firstName: null, link });
    expect(html).not.toMatch(/<img|<script|url\(|@import/i);
    const addresses = [...html.matchAll(/https?:\/\/([^/"<\s]+)/g)].map(([, host]) => host);
    expect(new Set(addresses)).toEqual(new Set(['www.w3.org', 'app.citato.example']));
  });
});

describe('the mail to somebody who already has an account', () => {
  it('tells the owner that nothing has changed and how to get in', async () => {
    const mail = await writeAlreadyRegisteredMail({ appUrl: 'https://app.citato.example' });
    expect(mail.subject).toBe('Hai già un account Citato');
    expect(mail.text).toContain('Accedi https://app.citato.example/login');
    expect(mail.text).toContain('il tuo account e la tua password non sono cambiati');
    expect(mail.html).not.toContain('verify-email');
  });
});
