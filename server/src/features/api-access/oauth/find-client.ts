import { parseClientDocument, isDocumentAddress } from '../rules/oauth/client-metadata.ts';
import type { OAuthDeps } from '../oauth-deps.ts';
import { findClientRow, saveClient } from '../store/clients.ts';
import type { ClientRow } from '../tables.ts';
import { NAMELESS } from '../templates/assistant-prompts.ts';

/** A document is read again after an hour; one that cannot be read counts on for a day. */
const FRESH_MS = 3_600_000;
const STALE_MS = 86_400_000;

/** Who a client id names: a registration, or the document at that address; null where there is neither. */
export async function findClient(
  { db, clock, clientDocuments }: Pick<OAuthDeps, 'db' | 'clock' | 'clientDocuments'>,
  clientId: string,
): Promise<ClientRow | null> {
  const known = await findClientRow(db, clientId);
  if (!isDocumentAddress(clientId)) return known;
  const now = clock.now();
  const age = known?.checkedAt ? now.getTime() - known.checkedAt.getTime() : Infinity;
  if (known !== null && age < FRESH_MS) return known;
  const metadata = parseClientDocument(clientId, await clientDocuments.read(clientId));
  if (typeof metadata === 'string') return age < STALE_MS ? known : null;
  const row: ClientRow = {
    id: clientId,
    kind: 'document',
    name: metadata.name ?? NAMELESS,
    redirectUris: [...metadata.redirectUris],
    authMethod: metadata.authMethod,
    jwksUri: metadata.jwksUri,
    createdAt: known?.createdAt ?? now,
    checkedAt: now,
  };
  await saveClient(db, row);
  return row;
}
