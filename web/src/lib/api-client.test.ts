import { api, ERRORS } from '@citato/contract';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  aUser,
  answer,
  cutOff,
  listRequests,
  refuse,
  respond,
  startApiServer,
} from '../../test/api-server.ts';
import { callApi, readErrorMessage } from './api-client.ts';
import { beginSession, readSession } from './session/session-store.ts';

startApiServer();

it('gives the parsed body and drops what the contract does not name', async () => {
  respond(api.registerAccount, () =>
    HttpResponse.json({ message: 'Fatto', passwordHash: 'x' }, { status: 201 }),
  );
  const body = { email: 'a@b.example', password: 'Ponteverde1' };
  await expect(callApi(api.registerAccount, { body })).resolves.toEqual({ message: 'Fatto' });
});

it('asks for an answer it holds only whether it is still the newest, and forgets it with the session', async () => {
  respond(api.listCompanies, ({ ifNoneMatch }) =>
    ifNoneMatch === 'W/"1"'
      ? new HttpResponse(null, { status: 304, headers: { etag: 'W/"1"' } })
      : HttpResponse.json({ companies: [] }, { headers: { etag: 'W/"1"' } }),
  );
  beginSession({ token: 't', user: aUser() });
  const first = await callApi(api.listCompanies, {});
  expect(await callApi(api.listCompanies, {})).toBe(first);
  beginSession({ token: 't2', user: aUser() });
  expect(await callApi(api.listCompanies, {})).not.toBe(first);
  expect(listRequests(api.listCompanies).map(({ ifNoneMatch }) => ifNoneMatch)).toEqual([
    null,
    'W/"1"',
    null,
  ]);
});

it('sends nothing a second time in the name of who has signed in meanwhile', async () => {
  const company = { name: 'Ponteverde CRM', websiteUrl: 'https://www.ponteverde.example' };
  respond(api.createCompany, () => {
    beginSession({ token: 'token-of-marco', user: aUser({ id: '018f4e1e-9c1a-7cc3-9b1e-5f2a3b4c5d70' }) });
    return HttpResponse.json({ code: 'accounts.unauthenticated', message: 'Accedi.' }, { status: 401 });
  });
  beginSession({ token: 'token-of-giulia', user: aUser() });
  const call = callApi(api.createCompany, {
    body: { company, prompts: [{ text: 'Qual è il miglior CRM?' }] },
  });
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(listRequests(api.createCompany).map(({ authorization }) => authorization)).toEqual([
    'Bearer token-of-giulia',
  ]);
  expect(readSession()).toMatchObject({ status: 'signed-in' });
});

it('turns the server’s refusal into its message, code and fields', async () => {
  refuse(api.registerAccount, 'request.invalid', { email: 'Inserisci un indirizzo email valido' });
  await expect(callApi(api.registerAccount, { body: { email: '', password: '' } })).rejects.toMatchObject({
    status: 400,
    code: 'request.invalid',
    message: 'Alcuni dati non sono validi. Controlla e riprova.',
    fields: { email: 'Inserisci un indirizzo email valido' },
  });
});

it('says how long to wait when there were too many tries', async () => {
  respond(api.signIn, () =>
    HttpResponse.json(
      { code: 'request.rate_limited', message: 'Troppi tentativi.' },
      { status: 429, headers: { 'retry-after': '60' } },
    ),
  );
  const body = { email: 'a@b.example', password: 'x' };
  await expect(callApi(api.signIn, { body })).rejects.toMatchObject({
    status: 429,
    retryAfterS: 60,
    message: 'Troppi tentativi. Riprova tra 1 minuto.',
  });
});

it('falls back to the given words when an answer is not ours', async () => {
  const page = () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' });
  respond(api.getConfig, page);
  await expect(callApi(api.getConfig, { fallbackMessage: 'Login failed' })).rejects.toThrow('Login failed');
});

it.each([
  [
    'a page of a proxy',
    () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
  ],
  ['a line of a proxy', () => HttpResponse.text('upstream connect error', { status: 503 })],
  ['an empty object', () => HttpResponse.json({}, { status: 500 })],
  ['nothing', () => new HttpResponse(null, { status: 504, statusText: 'Gateway Timeout' })],
])('says that the server does not answer where %s stands for an error', async (_what, page) => {
  respond(api.getConfig, page);
  await expect(callApi(api.getConfig, {})).rejects.toThrow(/^Il server non risponde\. Riprova tra poco\.$/);
});

it('shows the message of an answer in JSON that is not ours', async () => {
  respond(api.getConfig, () => HttpResponse.json({ message: 'Manutenzione fino alle 12.' }, { status: 503 }));
  await expect(callApi(api.getConfig, {})).rejects.toThrow('Manutenzione fino alle 12.');
});

it('refuses an answer it cannot read instead of guessing', async () => {
  respond(api.getConfig, () => HttpResponse.json({ demo: 'forse' }));
  await expect(callApi(api.getConfig, {})).rejects.toMatchObject({ code: 'client.unreadable_response' });
});

it('lets a call be given up without taking that for an error of the network', async () => {
  answer(api.listPlans, []);
  const abort = new AbortController();
  const call = callApi(api.listPlans, { signal: abort.signal });
  abort.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

it('shows the fallback for whatever was not an answer of ours', () => {
  expect(readErrorMessage({ error: new Error('boom'), fallback: 'Errore' })).toBe('Errore');
});

describe('what is said of a call that failed', () => {
  const fallback = 'Impossibile pulire i prompt bloccati.';
  const fail = async () => {
    const error: unknown = await callApi(api.getConfig, {}).catch((thrown: unknown) => thrown);
    return readErrorMessage({ error, fallback });
  };

  it.each([
    ['a page of a proxy', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })],
    ['an empty object', () => HttpResponse.json({}, { status: 500 })],
    ['an empty message', () => HttpResponse.json({ message: '' }, { status: 500 })],
    ['nothing', () => new HttpResponse(null, { status: 504 })],
  ])('is the call’s own sentence where %s has no message', async (_what, page) => {
    respond(api.getConfig, page);
    expect(await fail()).toBe(fallback);
  });

  it('is the answer’s own message where it has one', async () => {
    refuse(api.getConfig, 'server.unavailable');
    expect(await fail()).toBe(ERRORS['server.unavailable'].message);
  });

  it('is the call’s own sentence, and what the browser knows, where no answer came', async () => {
    cutOff(api.getConfig);
    expect(await fail()).toBe(`${fallback} La connessione non funziona. Controlla la rete e riprova.`);
  });
});
