import { hashToken } from '#features/accounts';
import { withTransaction } from '#platform/db';
import type { OAuthDeps } from '../oauth-deps.ts';
import { OAuthRefusal } from '../rules/oauth/oauth-refusal.ts';
import { lockToken } from '../store/oauth-tokens.ts';
import type { ClientRow } from '../tables.ts';
import { recordEnd } from './revoke-assistant.ts';

/** A client gives its access back (RFC 7009): whichever of its tokens it names, the assistant ends. */
export async function revokeToken(
  { db, clock }: Pick<OAuthDeps, 'db' | 'clock'>,
  { client, token }: { client: ClientRow; token: string | undefined },
): Promise<void> {
  if (token === undefined) throw new OAuthRefusal('invalid_request', 'token is missing');
  await withTransaction(db, async (tx) => {
    const found = await lockToken(tx, hashToken(token));
    // Another's token is answered like one that does not exist.
    if (found?.assistant.clientId !== client.id) return;
    await recordEnd(tx, { assistant: found.assistant, sessionId: null, now: clock.now() });
  });
}
