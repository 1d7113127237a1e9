import { randomUUID } from 'node:crypto';
import type { OAuthDeps } from '../oauth-deps.ts';
import { parseClientMetadata } from '../rules/oauth/client-metadata.ts';
import { OAuthRefusal } from '../rules/oauth/oauth-refusal.ts';
import { saveClient } from '../store/clients.ts';
import { NAMELESS } from '../templates/assistant-prompts.ts';

/** Of one network in an hour: services that register each customer anew come from few addresses. */
const LIMIT = { name: 'oauth-registration', uses: 300, windowSeconds: 3_600 };
const FAULTS = {
  invalid_redirect_uri: 'redirect_uris: https, this machine, or the scheme of an app; 1 to 20 of them',
  invalid_client_metadata: 'The metadata cannot be used',
} as const;

/** Registers a client by what it says of itself (RFC 7591). Nobody is asked: it may do nothing without a consent. */
export async function registerClient(
  { db, clock, limits }: Pick<OAuthDeps, 'db' | 'clock' | 'limits'>,
  { given, network }: { given: unknown; network: string },
): Promise<Record<string, unknown>> {
  if (!(await limits.mayTake(LIMIT, network)))
    throw new OAuthRefusal('temporarily_unavailable', 'Too many registrations: try again in an hour');
  const metadata = parseClientMetadata(given);
  if (typeof metadata === 'string') throw new OAuthRefusal(metadata, FAULTS[metadata]);
  const { redirectUris, authMethod, jwksUri } = metadata;
  const name = metadata.name ?? NAMELESS;
  const now = clock.now();
  const id = randomUUID();
  await saveClient(db, {
    id,
    kind: 'registered',
    name,
    redirectUris: [...redirectUris],
    authMethod,
    jwksUri,
    createdAt: now,
    checkedAt: null,
  });
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: authMethod,
    ...(jwksUri === null ? {} : { jwks_uri: jwksUri }),
    scope: 'read write',
  };
}
