import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { allow, buildAddress, createPlainClient, REDIRECT } from '#test/oauth/assistant-client';
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
    expect((await app.callRefused(api.grantConsent, { as: ada, body })).body.code).toBe(code);
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
      const { redirectTo } = (await app.call(api.grantConsent, { as: ada, body })).body;
      const back = new URL(redirectTo);
      expect(back.origin + back.pathname).toBe(REDIRECT);
      expect(Object.fromEntries(back.searchParams)).toMatchObject({
        error,
        state: 'stato',
        iss: 'http://localhost:3000',
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
    const { redirectTo } = (await app.call(api.grantConsent, { as: ada, body })).body;
    expect(Object.fromEntries(new URL(redirectTo).searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'stato',
    });
  });
});

describe('consent', () => {
  it('is to companies of the own organisation, and never to more than one’s role', async () => {
    const other = await registerWithPlan(app, 'business');
    const { company } = await createCompany(app, other);
    const { address } = await plain.ask({ scope: 'read write offline_access' });
    const request = address.search.slice(1);
    const body = { request, allows: true, mayWrite: false, companyIds: [company.id] };
    expect((await app.callRefused(api.grantConsent, { as: ada, body })).body.code).toBe(
      'companies.not_found',
    );
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
    const sign = (over: { aud?: string; iss?: string; key?: typeof privateKey; age?: number } = {}) =>
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
