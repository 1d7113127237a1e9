import { isOurResource } from './resource.ts';
import { matchesRedirect } from './redirect-uri.ts';
import type { RefusalCode } from './oauth-refusal.ts';

const SINGLE = [
  ...['client_id', 'redirect_uri', 'response_type', 'state', 'scope'],
  ...['code_challenge', 'code_challenge_method', 'resource'],
];
/** A SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

/** What stands in the address a client sends a person to; nothing of it is believed yet. */
export interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string | null;
  readonly responseType: string | null;
  readonly challenge: string | null;
  readonly challengeMethod: string | null;
  readonly scopes: readonly string[];
  readonly resource: string | null;
}

/** Null where it is not clear who asks, or where to answer: a parameter is missing or stands there twice. */
export function parseAuthorizationRequest(query: string): AuthorizationRequest | null {
  const given = new URLSearchParams(query);
  if (SINGLE.some((name) => given.getAll(name).length > 1)) return null;
  const [clientId, redirectUri] = [given.get('client_id'), given.get('redirect_uri')];
  if (clientId === null || clientId === '' || redirectUri === null) return null;
  return {
    clientId,
    redirectUri,
    state: given.get('state'),
    responseType: given.get('response_type'),
    challenge: given.get('code_challenge'),
    challengeMethod: given.get('code_challenge_method'),
    scopes: (given.get('scope') ?? '').split(' ').filter((scope) => scope !== ''),
    resource: given.get('resource'),
  };
}

/**
 * What comes of a request before anybody is asked: `invalid` is shown to the person alone, since the address to return to
 * is not the client's; `refused` is said to the client; else the code it waits for is bound to the challenge.
 */
export type RequestDecision =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly description: string }
  | { readonly kind: 'asks'; readonly challenge: string; readonly asksToWrite: boolean };

export function decideRequest({
  request,
  redirectUris,
  appUrl,
}: {
  request: AuthorizationRequest;
  redirectUris: readonly string[];
  appUrl: string;
}): RequestDecision {
  const { redirectUri: asked, responseType, challenge, challengeMethod, resource, scopes } = request;
  if (!redirectUris.some((registered) => matchesRedirect({ registered, asked }))) return { kind: 'invalid' };
  const refuse = (code: RefusalCode, description: string) =>
    ({ kind: 'refused', code, description }) as const;
  if (responseType !== 'code') return refuse('unsupported_response_type', 'response_type must be code');
  if (challenge === null) return refuse('invalid_request', 'PKCE is required: code_challenge is missing');
  if (challengeMethod !== 'S256') return refuse('invalid_request', 'code_challenge_method must be S256');
  if (!CHALLENGE.test(challenge))
    return refuse('invalid_request', 'code_challenge is no SHA-256 in base64url');
  if (resource !== null && !isOurResource({ resource, appUrl }))
    return refuse('invalid_target', 'resource is not this server');
  return { kind: 'asks', challenge, asksToWrite: scopes.includes('write') };
}

/** The address a person is sent back to with an answer; RFC 9207 has it say whose answer it is. */
export function buildReturn({
  redirectUri,
  issuer,
  state,
  answer,
}: {
  redirectUri: string;
  issuer: string;
  state: string | null;
  answer: Readonly<Record<string, string>>;
}): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set('state', state);
  url.searchParams.set('iss', issuer);
  return url.href;
}
