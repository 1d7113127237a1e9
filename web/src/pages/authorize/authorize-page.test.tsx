import { api, type ConsentRequest, type Role } from '@citato/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, aUser, listRequests, refuse, startApiServer } from '../../../test/api-server.ts';
import { aCompany } from '../../../test/monitoring-builders.ts';
import { openApp } from '../../../test/open-app.tsx';

startApiServer();

const QUERY = 'client_id=a&redirect_uri=https%3A%2F%2Fclaude.ai%2Fback&state=x%20y&state=z';
const BACK = 'https://claude.ai/back?code=uno&iss=x';
const asks = (over: Partial<Extract<ConsentRequest, { kind: 'asks' }>> = {}): ConsentRequest => ({
  kind: 'asks',
  name: 'Claude',
  returnsTo: 'claude.ai',
  isKnown: true,
  asksToWrite: false,
  mayWrite: true,
  isIncluded: true,
  ...over,
});
const signIn = (role: Role = 'owner') => {
  const organisation = { id: aUser().id, name: 'Studio Meridiana', ownerName: 'Giulia', members: 2, role };
  answer(api.refreshSession, { accessToken: 'token' });
  answer(api.getOwnProfile, { ...aUser(), organisation, organisations: [organisation] });
};
/** Where the browser was sent; the address itself stays. */
const watchLeaving = () => {
  const left: string[] = [];
  const { href, origin, hostname, pathname, search } = window.location;
  const assign = (address: string) => left.push(address);
  vi.stubGlobal('location', { href, origin, hostname, pathname, search, assign });
  return left;
};

beforeEach(() => {
  signIn();
  answer(api.listCompanies, { companies: [aCompany()] });
  answer(api.checkConsent, asks());
  return () => {
    vi.unstubAllGlobals();
  };
});
const open = () => openApp(`/oauth/authorize?${QUERY}`);

describe('what an assistant asks for', () => {
  it('is said with what it may and may not, and where a yes leads; the request goes on letter for letter', async () => {
    open();
    expect(
      await screen.findByRole('heading', { name: 'Claude chiede di leggere i dati di Studio Meridiana' }),
    ).toBeTruthy();
    expect(screen.getByText('claude.ai')).toBeTruthy();
    expect(screen.getByText(/se non è da lì che vieni, rifiuta/)).toBeTruthy();
    expect(screen.getByText('Eliminare aziende')).toBeTruthy();
    expect(listRequests(api.checkConsent)[0]?.body).toEqual({ request: QUERY });
  });

  it.each([
    [{ isKnown: false }, /che vediamo per la prima volta/],
    [{ returnsTo: 'localhost' }, /Dopo il sì torni a un programma di/],
    [{ returnsTo: 'localhost', isKnown: false }, /Dopo il sì torni a un programma di/],
    [{ asksToWrite: true }, /L’assistente lo ha chiesto/],
  ])('with %j is said so', async (over, words) => {
    answer(api.checkConsent, asks(over));
    open();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('is allowed for the companies that were chosen, and writing only where somebody says so', async () => {
    const left = watchLeaving();
    answer(api.grantConsent, { redirectTo: BACK });
    const { user } = open();
    const company = aCompany();
    await user.click(await screen.findByLabelText('Solo queste'));
    await user.click(screen.getByRole('button', { name: 'Permetti' }));
    expect(await screen.findByText('Scegli almeno un’azienda')).toBeTruthy();
    await user.click(screen.getByLabelText(company.name));
    await user.click(screen.getByRole('checkbox', { name: /Anche cambiare prompt/ }));
    await user.click(screen.getByRole('button', { name: 'Permetti' }));
    await waitFor(() => {
      expect(left).toEqual([BACK]);
    });
    expect(listRequests(api.grantConsent).map(({ body }) => body)).toEqual([
      { request: QUERY, allows: true, mayWrite: true, companyIds: [company.id] },
    ]);
  });

  it('is refused with one press, and reads nothing', async () => {
    const left = watchLeaving();
    answer(api.grantConsent, { redirectTo: 'https://claude.ai/back?error=access_denied' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Rifiuta' }));
    await waitFor(() => {
      expect(left).toHaveLength(1);
    });
    expect(listRequests(api.grantConsent)[0]?.body).toMatchObject({ allows: false, mayWrite: false });
  });

  it('of a reader is never to write', async () => {
    signIn('reader');
    answer(api.checkConsent, asks({ mayWrite: false, asksToWrite: true }));
    open();
    expect(await screen.findByRole('button', { name: 'Permetti' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /Anche cambiare prompt/ })).toBeNull();
  });

  it('in a plan without the API cannot be allowed, only refused', async () => {
    answer(api.checkConsent, asks({ isIncluded: false }));
    open();
    expect(await screen.findByText('Gli assistenti sono nei piani con l’API')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Permetti' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Rifiuta' })).toHaveProperty('disabled', false);
  });

  it('that could not be stored stays, with the reason', async () => {
    refuse(api.grantConsent, 'assistants.limit_reached');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Permetti' }));
    expect(await screen.findByText(/ci sono già 50 assistenti/)).toBeTruthy();
  });
});

describe('a request that is not right', () => {
  it('is told to the person and leads nowhere', async () => {
    const left = watchLeaving();
    refuse(api.checkConsent, 'assistants.invalid_request');
    open();
    expect(await screen.findByRole('heading', { name: 'Questa richiesta non torna' })).toBeTruthy();
    expect(screen.getByText(/Non gli abbiamo detto niente/)).toBeTruthy();
    expect(left).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Permetti' })).toBeNull();
  });

  it('of a known client goes back to it by itself', async () => {
    const left = watchLeaving();
    answer(api.checkConsent, { kind: 'refused', redirectTo: 'https://claude.ai/back?error=invalid_request' });
    open();
    expect(await screen.findByText('Torni all’assistente...')).toBeTruthy();
    await waitFor(() => {
      expect(left).toEqual(['https://claude.ai/back?error=invalid_request']);
    });
  });
});

it('a client of the organisation is told whom to ask, and nothing is read', async () => {
  signIn('client');
  open();
  expect(await screen.findByText('Qui non puoi collegare assistenti')).toBeTruthy();
  expect(listRequests(api.checkConsent)).toEqual([]);
});

it('who is not signed in does so first, and comes back to the same request', async () => {
  refuse(api.refreshSession, 'accounts.unauthenticated');
  const { router } = open();
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/login');
  });
  const redirect = new URLSearchParams(router.state.location.searchStr).get('redirect');
  expect(redirect).toContain('/oauth/authorize?client_id=a&redirect_uri=https');
});
