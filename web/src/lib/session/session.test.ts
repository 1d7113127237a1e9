import { api } from '@citato/contract';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  aUser,
  cutOff,
  listRequests,
  refuse,
  respond,
  startApiServer,
} from '../../../test/api-server.ts';
import { callApi } from '../api-client.ts';
import { initialiseSession, signOut, startSession, watchSession } from './session.ts';
import { changeSession, endSession, readAccessToken, readSession } from './session-store.ts';

startApiServer();
let stopWatching: () => void = () => undefined;
beforeEach(() => {
  changeSession({ status: 'loading' });
  stopWatching = watchSession();
});
afterEach(() => {
  stopWatching();
  endSession('none');
  localStorage.clear();
});

const EMPTY_LIST = { companies: [] };

/** A server whose access tokens count up and that accepts only the newest. */
function serveRotatingTokens() {
  let newest = 0;
  respond(api.refreshSession, () => HttpResponse.json({ accessToken: `token-${String((newest += 1))}` }));
  answer(api.getOwnProfile, aUser());
  respond(api.listCompanies, ({ authorization }) =>
    authorization === `Bearer token-${String(newest)}`
      ? HttpResponse.json(EMPTY_LIST)
      : HttpResponse.json({ code: 'accounts.unauthenticated', message: 'Scaduta' }, { status: 401 }),
  );
  return { expireToken: () => (newest += 1) };
}

describe('the start of a session', () => {
  it('signs in who has a live refresh cookie', async () => {
    answer(api.refreshSession, { accessToken: 'token-1' });
    answer(api.getOwnProfile, aUser());
    await initialiseSession();
    expect(readSession()).toEqual({ status: 'signed-in', user: aUser() });
    expect(readAccessToken()).toBe('token-1');
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('token');
  });

  it('asks nothing when the page came without a session', async () => {
    const meta = document.createElement('meta');
    meta.name = 'citato-session';
    meta.content = 'none';
    document.head.append(meta);
    refuse(api.refreshSession, 'accounts.unauthenticated');
    await initialiseSession();
    meta.remove();
    expect(readSession()).toEqual({ status: 'signed-out', reason: 'none' });
    expect(listRequests(api.refreshSession)).toEqual([]);
  });

  it('leaves a visitor signed out without complaint', async () => {
    refuse(api.refreshSession, 'accounts.unauthenticated');
    await initialiseSession();
    expect(readSession()).toEqual({ status: 'signed-out', reason: 'none' });
  });

  it('does not take a server that is away for a sign-out', async () => {
    refuse(api.refreshSession, 'server.unavailable');
    await initialiseSession();
    expect(readSession().status).toBe('unreachable');
  });
});

describe('a call with an access token that has expired', () => {
  it('refreshes once for all calls that wait, and repeats each once', async () => {
    const { expireToken } = serveRotatingTokens();
    await initialiseSession();
    expireToken();

    const calls = Array.from({ length: 10 }, () => callApi(api.listCompanies, {}));
    await expect(Promise.all(calls)).resolves.toHaveLength(10);
    expect(listRequests(api.refreshSession)).toHaveLength(2);
    expect(listRequests(api.listCompanies)).toHaveLength(20);
  });

  it('ends the session when the refresh is refused', async () => {
    startSession({ accessToken: 'old', user: aUser() });
    refuse(api.listCompanies, 'accounts.unauthenticated');
    refuse(api.refreshSession, 'accounts.unauthenticated');

    await expect(callApi(api.listCompanies, {})).rejects.toMatchObject({ status: 401 });
    expect(readSession()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect(readAccessToken()).toBeNull();
  });

  it('keeps the session while polling, and when only the network is gone', async () => {
    startSession({ accessToken: 'old', user: aUser() });
    refuse(api.getMonitoringLastUpdate, 'accounts.unauthenticated');
    refuse(api.refreshSession, 'accounts.unauthenticated');
    await expect(callApi(api.getMonitoringLastUpdate, { isBackground: true })).rejects.toThrow();
    expect(readSession().status).toBe('signed-in');

    cutOff(api.refreshSession);
    await expect(callApi(api.getMonitoringLastUpdate, {})).rejects.toThrow(
      'La connessione non funziona. Controlla la rete e riprova.',
    );
    expect(readSession().status).toBe('signed-in');
  });

  it('ends the session when even the new token is refused', async () => {
    startSession({ accessToken: 'old', user: aUser() });
    answer(api.refreshSession, { accessToken: 'new' });
    refuse(api.listCompanies, 'accounts.unauthenticated');
    await expect(callApi(api.listCompanies, {})).rejects.toMatchObject({ status: 401 });
    expect(listRequests(api.listCompanies).map(({ authorization }) => authorization)).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
    expect(readSession().status).toBe('signed-out');
  });
});

describe('signing out', () => {
  it('stays a sign-out offline, and the server hears of it later', async () => {
    startSession({ accessToken: 'token-1', user: aUser() });
    cutOff(api.signOut);
    await signOut();
    expect(readSession()).toEqual({ status: 'signed-out', reason: 'left' });

    answer(api.refreshSession, { accessToken: 'token-2' });
    await initialiseSession();
    expect(readSession().status).toBe('signed-out');
    expect(listRequests(api.refreshSession)).toHaveLength(0);

    answer(api.signOut, undefined);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => localStorage.getItem('citato.signed-out')).toBe('revoked');
  });

  it('gives way to the next sign-in', async () => {
    answer(api.signOut, undefined);
    startSession({ accessToken: 'token-1', user: aUser() });
    await signOut();
    startSession({ accessToken: 'token-2', user: aUser() });
    answer(api.refreshSession, { accessToken: 'token-3' });
    answer(api.getOwnProfile, aUser());
    await initialiseSession();
    expect(readSession().status).toBe('signed-in');
  });

  it('does not let a refresh that was under way sign in again', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    respond(api.refreshSession, async () => {
      await held;
      return HttpResponse.json({ accessToken: 'late' });
    });
    refuse(api.listCompanies, 'accounts.unauthenticated');
    answer(api.signOut, undefined);
    startSession({ accessToken: 'old', user: aUser() });

    const call = callApi(api.listCompanies, {});
    await expect.poll(() => listRequests(api.refreshSession)).toHaveLength(1);
    await signOut();
    release();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(readAccessToken()).toBeNull();
    expect(readSession()).toEqual({ status: 'signed-out', reason: 'left' });
  });
});

describe('several tabs', () => {
  it('leave together when one of them signs out', async () => {
    startSession({ accessToken: 'token-1', user: aUser() });
    const otherTab = new BroadcastChannel('citato.session');
    otherTab.postMessage({ type: 'signed-out' });
    await expect.poll(readSession).toEqual({ status: 'signed-out', reason: 'left' });
    otherTab.close();
  });

  it('follow another user who has signed in elsewhere', async () => {
    startSession({ accessToken: 'token-1', user: aUser() });
    const other = aUser({ id: '018f4e1e-9c1a-7cc3-9b1e-5f2a3b4c5d70', firstName: 'Marco' });
    answer(api.refreshSession, { accessToken: 'token-of-marco' });
    answer(api.getOwnProfile, other);
    const otherTab = new BroadcastChannel('citato.session');
    otherTab.postMessage({ type: 'signed-in', userId: other.id });
    await expect.poll(readSession).toEqual({ status: 'signed-in', user: other });
    expect(readAccessToken()).toBe('token-of-marco');
    otherTab.close();
  });
});
