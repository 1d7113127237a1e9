import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConfig, answer, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();
beforeEach(() => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
});

const mail = {
  to: 'giulia@ponteverde.example',
  subject: 'Conferma il tuo indirizzo email',
  text: 'Ciao Giulia, apri il link.',
  html: '<p>Ciao</p>',
  attachments: [],
  links: ['http://localhost:3000/verify-email?token=abc', 'javascript:alert(1)'],
  createdAt: '2026-11-20T05:12:00.000Z',
};

describe('the mailbox page', () => {
  it('lists the mails with links that can be followed, web addresses only', async () => {
    answer(api.getConfig, aConfig());
    answer(api.listMailbox, [mail]);
    openApp('/dev/mailbox');

    expect(await screen.findByRole('heading', { name: mail.subject })).toBeTruthy();
    expect(screen.getByText('20 nov 2026, 06:12')).toBeTruthy();
    const body = screen.getByTitle(`Testo dell’email «${mail.subject}»`);
    expect(body.getAttribute('srcdoc')).toContain(mail.html);
    expect(body.getAttribute('sandbox')).not.toContain('allow-scripts');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('http://localhost:3000/verify-email?token=abc');
    expect(links).not.toContain('javascript:alert(1)');
  });

  it('says what will stand there while there is no mail', async () => {
    answer(api.getConfig, aConfig());
    answer(api.listMailbox, []);
    openApp('/dev/mailbox');
    expect(await screen.findByRole('heading', { name: 'Ancora nessuna email' })).toBeTruthy();
  });

  it('does not exist where mails are really sent', async () => {
    answer(api.getConfig, aConfig({ mailbox: false }));
    answer(api.listMailbox, []);
    openApp('/dev/mailbox');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });
});
