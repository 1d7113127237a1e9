import { quoteName } from '../mcp/quote-text.ts';
import { isAllowedRedirect } from './redirect-uri.ts';

const MAX_REDIRECTS = 20;
const MAX_ID = 500;

/** What a client says of itself, as far as it is used; others of RFC 7591 are left out. */
export interface ClientMetadata {
  /** Null: it gives none that can be read. */
  readonly name: string | null;
  readonly redirectUris: readonly string[];
  readonly authMethod: 'none' | 'private_key_jwt';
  readonly jwksUri: string | null;
}

/** Why it cannot be used, in the words of RFC 7591. */
export type MetadataFault = 'invalid_redirect_uri' | 'invalid_client_metadata';

/**
 * Reads what a client says of itself. One that asks for a secret is given none: it proves itself by PKCE, as RFC 7591
 * lets a server decide.
 */
export function parseClientMetadata(given: unknown): ClientMetadata | MetadataFault {
  if (!isRecord(given)) return 'invalid_client_metadata';
  const {
    redirect_uris: redirects,
    client_name: name,
    token_endpoint_auth_method: method,
    jwks_uri: jwks,
  } = given;
  if (!isListOfTexts(redirects) || !redirects.every(isAllowedRedirect)) return 'invalid_redirect_uri';
  if (![name, method, jwks].every((value) => value === undefined || typeof value === 'string'))
    return 'invalid_client_metadata';
  const proves = method === 'private_key_jwt';
  const jwksUri = proves && typeof jwks === 'string' ? jwks : null;
  if (proves && (jwksUri === null || !isDocumentAddress(jwksUri))) return 'invalid_client_metadata';
  return {
    name: typeof name === 'string' && quoteName(name) !== '' ? quoteName(name) : null,
    redirectUris: redirects,
    authMethod: proves ? 'private_key_jwt' : 'none',
    jwksUri,
  };
}

function isRecord(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function isListOfTexts(given: unknown): given is readonly string[] {
  if (!Array.isArray(given) || given.length === 0 || given.length > MAX_REDIRECTS) return false;
  return given.every((one) => typeof one === 'string');
}

/** The document a client's address leads to: it has to name the address, and may hold no shared secret. */
export function parseClientDocument(clientId: string, document: unknown): ClientMetadata | MetadataFault {
  if (!isRecord(document) || document['client_id'] !== clientId) return 'invalid_client_metadata';
  const { client_secret: secret, token_endpoint_auth_method: method } = document;
  const isShared = secret !== undefined || (typeof method === 'string' && method.startsWith('client_secret'));
  return isShared ? 'invalid_client_metadata' : parseClientMetadata(document);
}

/** Whether a client is named by the address of a document: https, with a path, and nothing that reads differently. */
export function isDocumentAddress(text: string): boolean {
  if (text.length > MAX_ID || !text.startsWith('https://') || !URL.canParse(text)) return false;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && !text.includes('#');
  return isPlain && url.href === text && url.pathname.length > 1;
}
