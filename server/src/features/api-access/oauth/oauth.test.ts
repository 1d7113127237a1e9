import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { allow, buildAddress, createPlainClient, REDIRECT, VERIFIER } from '#test/oauth/assistant-client';
import { joinTeam } from '#test/rights/join-team';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

const granted = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.int() });

let app: TestApp;
let ada: SignedInUser;
let plain: ReturnType<typeof createPlainClient>;

beforeAll(async () => {
  app = await startTestApp({
    env: { ACCESS_TTL_S: '86400' },
  });
  ada = await registerWithPlan(app, 'business');
  plain = createPlainClient(app);
});
afterAll(() => app.stop());

/** As far as a code in a client's hands. */
const consent = async (as = ada, over: Record<string, string> = {}, choice = {}) => {
  const { clientId, address } = await plain.ask(over);
  const back = await allow(app, { as, address, ...choice });
  return { clientId, code: back.searchParams.get('code') ?? '', back };
};
const connect = async (as = ada, choice = {}) => {
  const given = await consent(as, {}, choice);
  return { ...given, tokens: granted.parse((await plain.exchange(given)).body) };
};
const isIn = async (token: string) => (await plain.list(token)).statusCode;

describe('the documents', () => {
  it('say where consent is asked for, in the answer to a call without it', async () => {
    const { statusCode, headers } = await app.server.inject({ method: 'POST', url: '/mcp', payload: {} });
    const challenge = String(headers['www-authenticate']);
    expect([statusCode, challenge]).toEqual([401, expect.stringMatching(/^Bearer resource_metadata="http/)]);
    expect(challenge).not.toContain('error=');
    expect((await plain.list('citato_a_nessuno')).headers['www-authenticate']).toContain(
      'error="invalid_token"',
    );
    for (const url of [
      '/.well-known/oauth-protected-resource',
      '/.well-known/oauth-protected-resource/mcp',
    ]) {
      const { body } = await app.server.inject({ url });
      expect(JSON.parse(body)).toMatchObject({
        bearer_methods_supported: ['header'],
        scopes_supported: ['read', 'write'],
      });
    }
    expect(
      (await app.server.inject({ url: '/.well-known/oauth-authorization-server' })).json(),
    ).toMatchObject({
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
      token_endpoint_auth_methods_supported: ['none', 'private_key_jwt'],
    });
  });
});

describe('a registration', () => {
  it('of Cursor, with a scheme of its own, this machine and the web, is taken whole', async () => {
    const redirect_uris = [
      'cursor://anysphere.cursor-mcp/oauth/callback',
      'http://localhost:8787/callback',
      REDIRECT,
    ];
    const { status, body } = await plain.register({ redirect_uris, client_name: 'Cursor' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ redirect_uris, token_endpoint_auth_method: 'none' }),
    ]);
    expect(body).not.toHaveProperty('client_secret');
  });

  it.each([
    [{}, 'invalid_redirect_uri'],
    [{ redirect_uris: ['javascript://x/%0aalert(1)'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: 'x' }, 'invalid_redirect_uri'],
    [[], 'invalid_client_metadata'],
    [null, 'invalid_client_metadata'],
    [7, 'invalid_client_metadata'],
  ])('of %j is refused: %s', async (metadata, error) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/oauth/register',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(metadata),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error });
  });

  it('is limited, and what nobody consented to is forgotten after a fortnight', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.01' } });
    const client = createPlainClient(strict);
    const statuses = [
      await client.register(),
      await client.register(),
      await client.register(),
      await client.register(),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    await strict.stop();
  });
});

describe('a code', () => {
  it('is exchanged once; a second use ends what the first was given', async () => {
    const { tokens, ...given } = await connect();
    expect(await isIn(tokens.access_token)).toBe(200);
    expect((await plain.exchange(given)).body).toMatchObject({ error: 'invalid_grant' });
    expect(await isIn(tokens.access_token)).toBe(401);
    expect((await plain.refresh({ token: tokens.refresh_token, clientId: given.clientId })).status).toBe(400);
  });

  it.each([
    ['without its verifier', { code_verifier: '' }],
    ['with another verifier', { code_verifier: VERIFIER.toUpperCase() }],
    ['with the challenge itself', { code_verifier: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' }],
    ['from another address', { redirect_uri: 'https://evil.example/callback' }],
  ])('%s is worth nothing, also the next time', async (_what, over) => {
    const given = await consent();
    expect((await plain.exchange(given, over)).body).toMatchObject({ error: 'invalid_grant' });
    expect((await plain.exchange(given)).body).toMatchObject({ error: 'invalid_grant' });
  });

  it('in the hands of another client is worth nothing there, and its own can still use it', async () => {
    const given = await consent();
    const { clientId: other } = await plain.ask();
    expect((await plain.exchange({ ...given, clientId: other })).body).toMatchObject({
      error: 'invalid_grant',
    });
    expect((await plain.exchange({ ...given, clientId: 'nessuno' })).status).toBe(401);
    expect((await plain.exchange(given)).status).toBe(200);
  });

  it('for another server is refused, and one that is five minutes old has ended', async () => {
    const given = await consent();
    expect((await plain.exchange(given, { resource: 'https://other.example/mcp' })).body).toMatchObject({
      error: 'invalid_target',
    });
    app.clock.advance({ minutes: 6 });
    expect((await plain.exchange(given)).body).toMatchObject({ error: 'invalid_grant' });
  });

  it('goes back to this machine at whatever port', async () => {
    const { body } = await plain.register({ redirect_uris: ['http://127.0.0.1:1/callback'] });
    const redirect_uri = 'http://127.0.0.1:49152/callback';
    const address = buildAddress({ client_id: String(body['client_id']), redirect_uri });
    const back = await allow(app, { as: ada, address });
    expect(back.origin).toBe('http://127.0.0.1:49152');
    const given = { code: back.searchParams.get('code') ?? '', clientId: String(body['client_id']) };
    expect((await plain.exchange(given, { redirect_uri })).status).toBe(200);
  });
});

describe('a refresh token', () => {
  it('is renewed with each use; an old one ends the assistant, sent twice at once it does not', async () => {
    const { tokens, clientId } = await connect();
    const once = granted.parse((await plain.refresh({ token: tokens.refresh_token, clientId })).body);
    expect((await plain.refresh({ token: tokens.refresh_token, clientId })).status).toBe(200);
    expect(await isIn(once.access_token)).toBe(200);
    app.clock.advance({ minutes: 2 });
    expect((await plain.refresh({ token: tokens.refresh_token, clientId })).body).toMatchObject({
      error: 'invalid_grant',
    });
    expect(await isIn(once.access_token)).toBe(401);
  });

  it('of another client, an access token, or one of a person who lost the role, is worth nothing', async () => {
    const { tokens, clientId } = await connect();
    const { clientId: other } = await plain.ask();
    expect((await plain.refresh({ token: tokens.refresh_token, clientId: other })).status).toBe(400);
    expect((await plain.refresh({ token: tokens.access_token, clientId })).status).toBe(400);
    expect((await plain.refresh({ token: tokens.refresh_token, clientId })).status).toBe(200);
  });

  it.each([
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    [{}, 'unsupported_grant_type'],
    [{ grant_type: 'refresh_token' }, 'invalid_request'],
    [{ grant_type: 'authorization_code', code: 'a\0b' }, 'invalid_request'],
  ])('asked for by %j is refused: %s', async (form, error) => {
    const { clientId } = await plain.ask();
    expect((await plain.post('/oauth/token', { client_id: clientId, ...form })).body).toMatchObject({
      error,
    });
  });

  it('is asked for by a form, with each field once', async () => {
    const post = (payload: string, type = 'application/x-www-form-urlencoded') =>
      app.server.inject({ method: 'POST', url: '/oauth/token', headers: { 'content-type': type }, payload });
    expect((await post('{}', 'application/json')).json()).toMatchObject({ error: 'invalid_request' });
    expect((await post('client_id=a&client_id=b')).json()).toMatchObject({ error: 'invalid_request' });
    expect((await post('x')).json()).toMatchObject({ error: 'invalid_client' });
  });
});

describe('an access token', () => {
  it('lasts an hour, opens no other door than that of assistants, and never stands in an address', async () => {
    const { tokens } = await connect();
    expect(tokens.expires_in).toBe(3_600);
    const direct = await app.server.inject({
      url: '/api/v1/companies',
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect([direct.statusCode, direct.json<{ code: string }>().code]).toEqual([401, 'keys.unknown']);
    expect(
      (await plain.list(tokens.access_token, `/mcp?access_token=${tokens.access_token}`)).statusCode,
    ).toBe(400);
    app.clock.advance({ minutes: 61 });
    expect(await isIn(tokens.access_token)).toBe(401);
  });

  it('is revoked by its client, and by nobody else’s', async () => {
    const { tokens, clientId } = await connect();
    const { clientId: other } = await plain.ask();
    const revoke = (client_id: string, token: string) => plain.post('/oauth/revoke', { client_id, token });
    expect((await revoke(other, tokens.refresh_token)).status).toBe(200);
    expect(await isIn(tokens.access_token)).toBe(200);
    expect((await revoke(clientId, 'nessuno')).status).toBe(200);
    expect((await revoke(clientId, tokens.refresh_token)).status).toBe(200);
    expect(await isIn(tokens.access_token)).toBe(401);
  });

  it('of whom the organisation lets go, or makes a client, is dead at the next call', async () => {
    const luca = await app.openAccount();
    await joinTeam(app, { owner: ada, person: luca, role: 'editor' });
    const { company } = await createCompany(app, ada);
    const one = await connect(luca, { mayWrite: true });
    expect(await isIn(one.tokens.access_token)).toBe(200);
    const params = { userId: luca.user.id };
    await app.call(api.changeMember, { as: ada, params, body: { role: 'client', companyIds: [company.id] } });
    expect(await isIn(one.tokens.access_token)).toBe(401);
    expect((await plain.refresh({ token: one.tokens.refresh_token, clientId: one.clientId })).status).toBe(
      400,
    );
    const { address } = await plain.ask();
    const body = { request: address.search.slice(1) };
    expect((await app.callRefused(api.checkConsent, { as: luca, body })).body.code).toBe(
      'accounts.role_too_small',
    );
    await app.call(api.changeMember, { as: ada, params, body: { role: 'reader', companyIds: [] } });
    expect(await isIn(one.tokens.access_token)).toBe(200);
    await app.call(api.removeMember, { as: ada, params });
    expect(await isIn(one.tokens.access_token)).toBe(401);
    expect((await plain.refresh({ token: one.tokens.refresh_token, clientId: one.clientId })).status).toBe(
      400,
    );
  });

  it('of an account whose plan holds no API any more opens nothing', async () => {
    const bruno = await app.openAccount();
    const { address } = await plain.ask();
    const body = { request: address.search.slice(1), allows: true, mayWrite: false, companyIds: null };
    expect((await app.callRefused(api.grantConsent, { as: bruno, body })).body.code).toBe(
      'assistants.not_included',
    );
  });
});
