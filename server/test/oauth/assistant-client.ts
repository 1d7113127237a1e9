import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { api } from '@citato/contract';
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import * as z from 'zod';
import type { SignedInUser, TestApp } from '../start-test-app.ts';

export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const REDIRECT = 'https://claude.example/callback';

/** A port nobody listens on now, so that the product knows its address before it listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

interface Choice {
  readonly mayWrite?: boolean;
  readonly companyIds?: string[] | null;
}

/** Says yes in a person's name to what an address asks for; gives the address it leads back to. */
export async function allow(
  app: TestApp,
  { as, address, mayWrite = false, companyIds = null }: { as: SignedInUser; address: URL } & Choice,
): Promise<URL> {
  const body = { request: address.search.slice(1), allows: true, mayWrite, companyIds };
  return new URL((await app.call(api.grantConsent, { as, body })).body.redirectTo);
}

type Saved<Name extends 'saveClientInformation' | 'saveTokens'> = Parameters<
  NonNullable<OAuthClientProvider[Name]>
>[0];

/** What a client keeps between its steps. */
interface Memory {
  information?: Saved<'saveClientInformation'>;
  tokens?: Saved<'saveTokens'>;
  verifier?: string;
  asked?: URL;
}

/** The official client, with a memory and a person who says yes. */
export function createOfficialClient({
  app,
  base,
  as,
  mode = 'auto',
  clientMetadataUrl,
  scope,
  choice = {},
  fetch: send,
}: {
  app: TestApp;
  base: string;
  as: SignedInUser;
  mode?: 'auto' | 'legacy';
  clientMetadataUrl?: string;
  scope?: string;
  choice?: Choice;
  /** How it calls; without it as any program does. */
  fetch?: typeof fetch;
}) {
  const kept: Memory = {};
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    ...(clientMetadataUrl === undefined ? {} : { clientMetadataUrl }),
    clientMetadata: {
      client_name: 'Claude di prova',
      redirect_uris: [REDIRECT],
      ...(scope === undefined ? {} : { scope }),
    },
    state: () => 'stato-1',
    clientInformation: () => kept.information,
    saveClientInformation: (information) => void (kept.information = information),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (url) => void (kept.asked = url),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier ?? '',
  };
  const open = () => {
    const client = new Client(
      { name: 'prova', version: '1.0.0' },
      mode === 'legacy' ? {} : { versionNegotiation: { mode: 'auto' } },
    );
    const transport = new StreamableHTTPClientTransport(new URL(`${base}/mcp`), {
      authProvider: provider,
      ...(send === undefined ? {} : { fetch: send }),
    });
    return { client, transport };
  };
  const connect = async () => {
    const first = open();
    try {
      await first.client.connect(first.transport);
      return first.client;
    } catch (error) {
      if (!(error instanceof UnauthorizedError) || kept.asked === undefined) throw error;
    }
    const back = await allow(app, { as, address: kept.asked, ...choice });
    await first.transport.finishAuth(back.searchParams);
    const again = open();
    await again.client.connect(again.transport);
    return again.client;
  };
  return { connect, kept, provider };
}

const registered = z.object({ client_id: z.string() });

/** A client without the official one's good manners: each step is a request of its own. */
export function createPlainClient(app: TestApp) {
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const register = async (metadata: object = { redirect_uris: [REDIRECT], client_name: 'Prova' }) => {
    const answer = await app.server.inject({ method: 'POST', url: '/oauth/register', payload: metadata });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const ask = async (over: Record<string, string> = {}) => {
    const { client_id } = registered.parse((await register()).body);
    return { clientId: over['client_id'] ?? client_id, address: buildAddress({ client_id, ...over }) };
  };
  const exchange = (given: { code: string; clientId: string }, over: Record<string, string> = {}) =>
    post('/oauth/token', {
      grant_type: 'authorization_code',
      code: given.code,
      client_id: given.clientId,
      redirect_uri: REDIRECT,
      code_verifier: VERIFIER,
      ...over,
    });
  const refresh = (given: { token: string; clientId: string }, over: Record<string, string> = {}) =>
    post('/oauth/token', {
      grant_type: 'refresh_token',
      refresh_token: given.token,
      client_id: given.clientId,
      ...over,
    });
  const list = (token: string, url = '/mcp') =>
    app.server.inject({
      method: 'POST',
      url,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
    });
  return { post, register, ask, exchange, refresh, list };
}

/** The address a client sends a person to; a field given as '' is left out. */
export function buildAddress(over: Record<string, string>): URL {
  const fields = {
    redirect_uri: REDIRECT,
    response_type: 'code',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'stato',
    scope: 'read',
    ...over,
  };
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  return new URL(`http://citato.test/oauth/authorize?${new URLSearchParams(given).toString()}`);
}
