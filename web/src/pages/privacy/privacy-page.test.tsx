import { api } from '@citato/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConfig, answer, aUser, refuse, startApiServer } from '../../../test/api-server.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();
beforeEach(() => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
});

describe('the privacy page', () => {
  it('names who answers for the data and how to reach them', async () => {
    answer(
      api.getConfig,
      aConfig({
        legal: {
          name: 'Ponteverde Software S.r.l.',
          address: 'Via Esempio 12, 40100 Bologna',
          vat: 'IT00000000000',
          privacyUrl: '/privacy',
          cookieUrl: '/cookie',
        },
        contact: { email: 'ciao@ponteverde.example', enterpriseEmail: null },
      }),
    );
    openApp('/privacy');
    expect(await screen.findByText('Ponteverde Software S.r.l.')).toBeTruthy();
    expect(screen.getByText('Partita IVA IT00000000000')).toBeTruthy();
    const mail = screen.getByRole('link', { name: 'ciao@ponteverde.example' });
    expect(mail.getAttribute('href')).toBe('mailto:ciao@ponteverde.example');
    expect(screen.queryByText('Mancano i dati del titolare')).toBeNull();
  });

  it('says which data of the owner are still missing instead of leaving them out', async () => {
    openApp('/privacy');
    expect(await screen.findByText('Mancano i dati del titolare')).toBeTruthy();
    for (const text of ['Titolare da indicare', 'Indirizzo da indicare', 'Partita IVA da indicare']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });
});

const READ_BY_VISITORS = ['/privacy', '/cookie', '/verify-email', '/forgot-password', '/niente'];

describe('the bar of a page that visitors read', () => {
  it.each(READ_BY_VISITORS)('leads from %s to the login', async (path) => {
    openApp(path);
    const link = await screen.findByRole('link', { name: 'Accedi' });
    expect(link.getAttribute('href')).toBe('/login');
  });

  it('leads who is signed in already to no login', async () => {
    answer(api.refreshSession, { accessToken: 'token-1' });
    answer(api.getOwnProfile, aUser());
    openApp('/privacy');
    expect(await screen.findByRole('heading', { name: 'Privacy' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Accedi' })).toBeNull();
  });
});
