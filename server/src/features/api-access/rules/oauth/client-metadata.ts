import * as z from 'zod';
import { quoteName } from '../mcp/quote-text.ts';
import { isAllowedRedirect } from './redirect-uri.ts';

const MAX_REDIRECTS = 20;
const MAX_ID = 500;
const NAMELESS = 'Assistente senza nome';

const shape = z.object({
  client_id: z.string().optional(),
  client_name: z.string().optional(),
  redirect_uris: z.array(z.string()).min(1).max(MAX_REDIRECTS),
  token_endpoint_auth_method: z.string().optional(),
  jwks_uri: z.string().optional(),
});

/** What a client says of itself, as far as it is used; others of RFC 7591 are left out. */
export interface ClientMetadata {
  readonly name: string;
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
  const parsed = shape.safeParse(given);
  if (!parsed.success) {
    const isRedirect = parsed.error.issues.some(({ path }) => path[0] === 'redirect_uris');
    return isRedirect ? 'invalid_redirect_uri' : 'invalid_client_metadata';
  }
  const { data } = parsed;
  if (!data.redirect_uris.every(isAllowedRedirect)) return 'invalid_redirect_uri';
  const proves = data.token_endpoint_auth_method === 'private_key_jwt';
  if (proves && !isDocumentAddress(data.jwks_uri ?? '')) return 'invalid_client_metadata';
  return {
    name: quoteName(data.client_name ?? '') || NAMELESS,
    redirectUris: data.redirect_uris,
    authMethod: proves ? 'private_key_jwt' : 'none',
    jwksUri: proves ? (data.jwks_uri ?? null) : null,
  };
}

/** The document a client's address leads to: it has to name the address, and may hold no shared secret. */
export function parseClientDocument(clientId: string, document: unknown): ClientMetadata | MetadataFault {
  const named = z
    .object({ client_id: z.literal(clientId), client_secret: z.undefined().optional() })
    .safeParse(document);
  const { data } = shape.safeParse(document);
  const isSecret = data?.token_endpoint_auth_method?.startsWith('client_secret') ?? false;
  return named.success && !isSecret ? parseClientMetadata(document) : 'invalid_client_metadata';
}

/** Whether a client is named by the address of a document: https, with a path, and nothing that reads differently. */
export function isDocumentAddress(text: string): boolean {
  if (text.length > MAX_ID || !text.startsWith('https://') || !URL.canParse(text)) return false;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && !text.includes('#');
  return isPlain && url.href === text && url.pathname.length > 1;
}
