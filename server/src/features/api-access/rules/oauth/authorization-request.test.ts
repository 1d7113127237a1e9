import { describe, expect, it } from 'vitest';
import { buildReturn, decideRequest, parseAuthorizationRequest } from './authorization-request.ts';
import { isOurResource, wellKnownPaths } from './resource.ts';

const appUrl = 'https://citato.example';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const good = {
  client_id: 'one',
  redirect_uri: 'https://claude.ai/callback',
  response_type: 'code',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
};
const decide = (over: Record<string, string>, without: string[] = []) => {
  const params = new URLSearchParams({ ...good, ...over });
  for (const name of without) params.delete(name);
  const request = parseAuthorizationRequest(params.toString());
  if (request === null) return 'unreadable';
  const decision = decideRequest({ request, redirectUris: ['https://claude.ai/callback'], appUrl });
  return decision.kind === 'refused' ? decision.code : decision.kind;
};

describe('a request for consent', () => {
  it.each([
    [{}, [], 'asks'],
    [{ scope: 'read write', resource: `${appUrl}/mcp` }, [], 'asks'],
    [{ resource: `${appUrl}/mcp/` }, [], 'asks'],
    [{ redirect_uri: 'https://evil.example/callback' }, [], 'invalid'],
    [{ redirect_uri: 'https://claude.ai/callback/../evil' }, [], 'invalid'],
    [{}, ['redirect_uri'], 'unreadable'],
    [{}, ['client_id'], 'unreadable'],
    [{}, ['code_challenge'], 'invalid_request'],
    [{}, ['code_challenge_method'], 'invalid_request'],
    [{ code_challenge_method: 'plain' }, [], 'invalid_request'],
    [{ code_challenge: 'short' }, [], 'invalid_request'],
    [{ response_type: 'token' }, [], 'unsupported_response_type'],
    [{ resource: 'https://other.example/mcp' }, [], 'invalid_target'],
  ] as const)('with %j and without %j is %s', (over, without, outcome) => {
    expect(decide(over, [...without])).toBe(outcome);
  });

  it('with a parameter twice is not read at all', () => {
    const query = `${new URLSearchParams(good).toString()}&redirect_uri=https://evil.example`;
    expect(parseAuthorizationRequest(query)).toBeNull();
  });

  it('is answered with whose answer it is, beside what the address held', () => {
    const back = buildReturn({
      redirectUri: 'https://claude.ai/callback?keep=1',
      issuer: appUrl,
      state: 'a b&c',
      answer: { code: 'x' },
    });
    expect(Object.fromEntries(new URL(back).searchParams)).toEqual({
      keep: '1',
      code: 'x',
      state: 'a b&c',
      iss: appUrl,
    });
  });
});

it('a resource is the address assistants call and no other', () => {
  const is = (resource: string) => isOurResource({ resource, appUrl });
  expect(['https://CITATO.example/mcp', 'https://citato.example:443/mcp/'].map(is)).toEqual([true, true]);
  expect(['https://citato.example', 'https://citato.example/mcp#x', 'mcp', ''].map(is)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('the documents stand where clients look, also below a path', () => {
  expect(wellKnownPaths('https://host.example/citato').resource).toContain(
    '/.well-known/oauth-protected-resource/citato/mcp',
  );
  expect(wellKnownPaths('https://host.example/citato').server).toContain(
    '/.well-known/oauth-authorization-server/citato',
  );
});
