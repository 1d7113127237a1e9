import { ourResource } from '../rules/oauth/resource.ts';

const SCOPES = ['read', 'write'] as const;

/** What assistants read of the address they call (RFC 9728). */
export function describeResource(appUrl: string): object {
  return {
    resource: ourResource(appUrl),
    authorization_servers: [appUrl],
    scopes_supported: SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Citato',
    resource_documentation: `${appUrl}/sviluppatori`,
  };
}

/** What they read of who gives tokens out (RFC 8414), which is the same server. */
export function describeServer(appUrl: string): object {
  return {
    issuer: appUrl,
    authorization_endpoint: `${appUrl}/oauth/authorize`,
    token_endpoint: `${appUrl}/oauth/token`,
    registration_endpoint: `${appUrl}/oauth/register`,
    revocation_endpoint: `${appUrl}/oauth/revoke`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none', 'private_key_jwt'],
    token_endpoint_auth_signing_alg_values_supported: ['RS256', 'ES256'],
    revocation_endpoint_auth_methods_supported: ['none', 'private_key_jwt'],
    scopes_supported: SCOPES,
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${appUrl}/sviluppatori`,
  };
}

/** What the answer to a refused call says: where to begin, and what was wrong with the token where there was one. */
export function buildChallenge({ appUrl, error }: { appUrl: string; error: string | null }): string {
  // Below our own path, where a proxy always leads to us.
  const metadata = `${appUrl}/.well-known/oauth-protected-resource/mcp`;
  const scope = error === 'insufficient_scope' ? 'read write' : 'read';
  const parts = [`resource_metadata="${metadata}"`, `scope="${scope}"`];
  return `Bearer ${[...(error === null ? [] : [`error="${error}"`]), ...parts].join(', ')}`;
}
