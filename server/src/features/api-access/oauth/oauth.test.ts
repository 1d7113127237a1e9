import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { allow, buildAddress, createPlainClient, REDIRECT, VERIFIER } from '#test/oauth/assistant-client';
import { joinTeam } from '#test/rights/join-team';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

const DOCUMENT = 'https://chatgpt.example/client.json';
const NEW_DOCUMENT = 'https://nuovo.example/client.json';
const KEYS = 'https://chatgpt.example/keys.json';
const granted = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.int() });

let app: TestApp;
let ada: SignedInUser;
let plain: ReturnType<typeof createPlainClient>;
const documents = new Map<string, unknown>();

beforeAll(async () => {
  app = await startTestApp({
    env: { ACCESS_TTL_S: '86400' },
    clientDocuments: { read: (address) => Promise.resolve(documents.get(address) ?? null) },
  });
  ada = await registerWithPlan(app, 'business');
  plain = createPlainClient(app);
});
afterAll(() => app.stop());
beforeEach(() => {
  documents.clear();
});

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

describe('a request that is not right', () => {
  const check = async (address: URL) =>
    app.callRefused(api.checkConsent, { as: ada, body: { request: address.search.slice(1) } });

  it.each([
    [
      'to an address that was not registered',
      { redirect_uri: 'https://evil.example/callback' },
      'assistants.invalid_request',
    ],
    ['to a longer address', { redirect_uri: `${REDIRECT}/x` }, 'assistants.invalid_request'],
    ['without an address', { redirect_uri: '' }, 'assistants.unreadable'],
    ['of a client nobody knows', { client_id: 'nessuno' }, 'assistants.unknown_client'],
    [
      'of a document that is none',
      { client_id: 'https://evil.example/client.json' },
      'assistants.unknown_client',
    ],
  ])('%s is told to the person, and leads nowhere', async (_what, over, code) => {
    const { address } = await plain.ask(over);
    expect((await check(address)).body.code).toBe(code);
    const body = { request: address.search.slice(1), allows: false, mayWrite: false, companyIds: null };
    expect((await app.callRefused(api.giveConsent, { as: ada, body })).body.code).toBe(code);
  });

  it.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['with the plain method', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['for another server', { resource: 'https://other.example/mcp' }, 'invalid_target'],
  ])(
    '%s is told to the client, with whose answer it is, and nothing is stored',
    async (_what, over, error) => {
      const { address } = await plain.ask(over);
      const before = await countAll();
      const body = { request: address.search.slice(1), allows: true, mayWrite: true, companyIds: null };
      const { redirectTo } = (await app.call(api.giveConsent, { as: ada, body })).body;
      const back = new URL(redirectTo);
      expect(back.origin + back.pathname).toBe(REDIRECT);
      expect(Object.fromEntries(back.searchParams)).toMatchObject({
        error,
        state: 'stato',
        iss: expect.any(String),
      });
      expect(back.searchParams.get('code')).toBeNull();
      expect(await countAll()).toBe(before);
    },
  );

  const countAll = async () =>
    (await app.ctx.db.execute<{ count: string }>(sql`select count(*) from assistants`)).rows[0]?.count;

  it('and a no sends the person back with no more than that', async () => {
    const { address } = await plain.ask();
    const body = { request: address.search.slice(1), allows: false, mayWrite: false, companyIds: null };
    const { redirectTo } = (await app.call(api.giveConsent, { as: ada, body })).body;
    expect(Object.fromEntries(new URL(redirectTo).searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'stato',
    });
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
    expect((await app.callRefused(api.giveConsent, { as: bruno, body })).body.code).toBe(
      'assistants.not_included',
    );
  });
});

describe('consent', () => {
  it('is to companies of the own organisation, and never to more than one’s role', async () => {
    const other = await registerWithPlan(app, 'business');
    const { company } = await createCompany(app, other);
    const { address } = await plain.ask({ scope: 'read write offline_access' });
    const request = address.search.slice(1);
    const body = { request, allows: true, mayWrite: false, companyIds: [company.id] };
    expect((await app.callRefused(api.giveConsent, { as: ada, body })).body.code).toBe('companies.not_found');
    const reader = await app.openAccount();
    await joinTeam(app, { owner: ada, person: reader, role: 'reader' });
    expect((await app.call(api.checkConsent, { as: reader, body: { request } })).body).toMatchObject({
      kind: 'asks',
      asksToWrite: true,
      mayWrite: false,
    });
    await connect(reader, { mayWrite: true });
    const { assistants } = (await app.call(api.listAssistants, { as: reader })).body;
    expect(assistants).toMatchObject([{ mayWrite: false, isOwn: true, name: 'Prova' }]);
  });

  it('says whether anybody came back there before', async () => {
    documents.set(NEW_DOCUMENT, {
      client_id: NEW_DOCUMENT,
      client_name: 'ChatGPT',
      redirect_uris: ['https://nuovo.example/back'],
    });
    const address = buildAddress({ client_id: NEW_DOCUMENT, redirect_uri: 'https://nuovo.example/back' });
    const check = async () =>
      (await app.call(api.checkConsent, { as: ada, body: { request: address.search.slice(1) } })).body;
    expect(await check()).toMatchObject({ name: 'ChatGPT', returnsTo: 'nuovo.example', isKnown: false });
    const back = await allow(app, { as: ada, address });
    expect(await check()).toMatchObject({ isKnown: false });
    const given = { code: back.searchParams.get('code') ?? '', clientId: NEW_DOCUMENT };
    expect((await plain.exchange(given, { redirect_uri: 'https://nuovo.example/back' })).status).toBe(200);
    expect(await check()).toMatchObject({ isKnown: true });
  });

  it('is noted, and another’s assistants are neither seen nor revoked', async () => {
    const luca = await app.openAccount();
    await joinTeam(app, { owner: ada, person: luca, role: 'reader' });
    app.clock.advance({ minutes: 1 });
    await connect();
    const [newest] = (await app.call(api.listAssistants, { as: ada })).body.assistants;
    const params = { assistantId: newest?.id ?? '' };
    expect((await app.call(api.listAssistants, { as: luca })).body.assistants).toEqual([]);
    for (const as of [luca, await registerWithPlan(app, 'business')])
      expect((await app.callRefused(api.revokeAssistant, { as, params })).body.code).toBe(
        'assistants.not_found',
      );
    await app.call(api.revokeAssistant, { as: ada, params });
    expect((await app.callRefused(api.revokeAssistant, { as: ada, params })).status).toBe(404);
    const { rows } = await app.ctx.db.execute(
      sql`select kind, subject from audit_log where user_id = ${ada.user.id} order by id desc limit 2`,
    );
    expect(rows).toEqual([
      { kind: 'assistant_revoked', subject: 'Prova, claude.example' },
      { kind: 'assistant_connected', subject: 'Prova, claude.example' },
    ]);
  });
});

describe('a client that signs', () => {
  it('is taken by a signature of its own key for this server, and by no other', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const stranger = await generateKeyPair('RS256');
    const redirect_uris = [REDIRECT];
    documents.set(KEYS, { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'one' }] });
    documents.set(DOCUMENT, {
      client_id: DOCUMENT,
      client_name: 'ChatGPT',
      redirect_uris,
      token_endpoint_auth_method: 'private_key_jwt',
      jwks_uri: KEYS,
    });
    const issuer = app.app.ctx.clock.now();
    const sign = (over: { aud?: string; iss?: string; key?: CryptoKey; age?: number } = {}) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuer(over.iss ?? DOCUMENT)
        .setSubject(DOCUMENT)
        .setAudience(over.aud ?? tokenEndpoint)
        .setIssuedAt(Math.floor(issuer.getTime() / 1000) - (over.age ?? 0))
        .setExpirationTime(Math.floor(issuer.getTime() / 1000) + 60)
        .sign(over.key ?? privateKey);
    const { token_endpoint: tokenEndpoint } = z
      .object({ token_endpoint: z.string() })
      .parse((await app.server.inject({ url: '/.well-known/oauth-authorization-server' })).json());
    const { code, clientId } = await consent(ada, { client_id: DOCUMENT });
    const client_assertion_type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
    const attempt = async (client_assertion: string) =>
      (await plain.exchange({ code, clientId }, { client_assertion, client_assertion_type })).status;
    expect((await plain.exchange({ code, clientId })).status).toBe(401);
    for (const over of [
      { aud: 'https://other.example/token' },
      { iss: 'https://evil.example' },
      { key: stranger.privateKey },
      { age: 3_600 },
    ])
      expect(await attempt(await sign(over))).toBe(401);
    expect(await attempt('eyJhbGciOiJub25lIn0.e30.')).toBe(401);
    expect(await attempt('x')).toBe(401);
    expect(await attempt(await sign())).toBe(200);
  });
});
