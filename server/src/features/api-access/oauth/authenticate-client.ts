import { createLocalJWKSet, jwtVerify } from 'jose';
import * as z from 'zod';
import type { OAuthDeps } from '../oauth-deps.ts';
import { OAuthRefusal } from '../rules/oauth/oauth-refusal.ts';
import { findClientRow } from '../store/clients.ts';
import type { ClientRow } from '../tables.ts';

const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const MAX_AGE_SECONDS = 600;
/** Of one client in a minute: each has its keys read at an address of its own. */
const LIMIT = { name: 'oauth-client-keys', uses: 60, windowSeconds: 60 };

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(20) });

/** The client a call comes from: one that signs proves it by its key, any other by the PKCE verifier alone. */
export async function authenticateClient(
  deps: OAuthDeps,
  form: Readonly<Record<string, string>>,
): Promise<ClientRow> {
  const { client_id: clientId, client_assertion: assertion, client_assertion_type: type } = form;
  const named = clientId ?? readSubject(assertion);
  const client = named === null ? null : await findClientRow(deps.db, named);
  if (client === null) throw new OAuthRefusal('invalid_client', 'This client is not known');
  if (client.authMethod !== 'private_key_jwt') return client;
  const isProven =
    type === ASSERTION_TYPE && assertion !== undefined && (await verify(deps, { client, assertion }));
  if (!isProven) throw new OAuthRefusal('invalid_client', 'client_assertion is missing or not valid');
  return client;
}

/** Signed with a key of the client's own set, for this server, naming the client as who signs and who is meant. */
async function verify(
  { clientDocuments, clock, settings, limits }: OAuthDeps,
  { client, assertion }: { client: ClientRow; assertion: string },
): Promise<boolean> {
  if (client.jwksUri === null || !(await limits.mayTake(LIMIT, client.id))) return false;
  const keys = keySet.safeParse(await clientDocuments.read(client.jwksUri));
  if (!keys.success) return false;
  try {
    await jwtVerify(assertion, createLocalJWKSet(keys.data), {
      issuer: client.id,
      subject: client.id,
      audience: [settings.appUrl, `${settings.appUrl}/oauth/token`],
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp'],
      maxTokenAge: MAX_AGE_SECONDS,
      currentDate: clock.now(),
    });
    return true;
  } catch {
    return false;
  }
}

/** Who a JWT says it is about; only to find whose keys it has to be signed with. */
function readSubject(assertion: string | undefined): string | null {
  const [, payload = ''] = (assertion ?? '').split('.');
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return z.object({ sub: z.string().max(500) }).safeParse(claims).data?.sub ?? null;
  } catch {
    return null;
  }
}
