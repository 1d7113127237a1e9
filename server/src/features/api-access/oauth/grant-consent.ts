import { MAX_ASSISTANTS, may } from '@citato/contract';
import { createToken, hashToken, lockAccount } from '#features/accounts';
import { recordSecurityEvent } from '#platform/audit';
import { isApiIncluded } from '#features/plans';
import { AppError } from '#lib/app-error';
import { type AssistantId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { readCompanies } from '../keys/read-companies.ts';
import type { OAuthDeps } from '../oauth-deps.ts';
import { ASSISTANT_MS, CODE_MS } from '../rules/oauth/assistant-life.ts';
import { buildReturn } from '../rules/oauth/authorization-request.ts';
import { nameRedirect } from '../rules/oauth/redirect-uri.ts';
import { ourResource } from '../rules/oauth/resource.ts';
import { formatToken } from '../rules/oauth/token-text.ts';
import { countActiveAssistants, insertAssistant } from '../store/assistants.ts';
import { noteConsent } from '../store/clients.ts';
import { insertTokens } from '../store/oauth-tokens.ts';
import type { AssistantRow } from '../tables.ts';
import { type Consenting, openRequest } from './check-consent.ts';

interface Given {
  readonly request: string;
  readonly allows: boolean;
  readonly mayWrite: boolean;
  readonly companyIds: readonly string[] | null;
}

/** Stores what a person allowed, and gives the address that takes a code, or their no, back to the assistant. */
export async function grantConsent(
  deps: OAuthDeps,
  { caller, given }: { caller: Consenting; given: Given },
): Promise<{ redirectTo: string }> {
  const { db, clock, settings } = deps;
  const issuer = settings.appUrl;
  const opened = await openRequest(deps, { query: given.request, userId: caller.userId });
  if (opened.kind === 'refused') return { redirectTo: opened.redirectTo };
  const { request, client, challenge } = opened;
  if (!given.allows)
    return { redirectTo: buildReturn({ ...request, issuer, answer: { error: 'access_denied' } }) };
  const code = formatToken('code', createToken());
  const { accountId: userId, userId: memberId, role } = caller;
  await withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const now = clock.now();
    if (!(await isApiIncluded(tx, userId))) throw new AppError('assistants.not_included');
    if ((await countActiveAssistants(tx, { userId, now })) >= MAX_ASSISTANTS)
      throw new AppError('assistants.limit_reached');
    const assistant: AssistantRow = {
      id: newId<AssistantId>(),
      userId,
      memberId,
      clientId: client.id,
      name: client.name,
      returnsTo: nameRedirect(request.redirectUri),
      mayWrite: given.mayWrite && may({ role, needs: 'edit' }),
      companyIds: await readCompanies(tx, { userId, companyIds: given.companyIds }),
      createdAt: now,
      connectedAt: null,
      expiresAt: new Date(now.getTime() + ASSISTANT_MS),
      revokedAt: null,
      lastUsedAt: null,
    };
    await insertAssistant(tx, assistant);
    await noteConsent(tx, { clientId: client.id, now });
    await insertTokens(tx, [
      {
        hash: hashToken(code),
        assistantId: assistant.id,
        kind: 'code',
        audience: ourResource(issuer),
        redirectUri: request.redirectUri,
        challenge,
        createdAt: now,
        expiresAt: new Date(now.getTime() + CODE_MS),
        usedAt: null,
      },
    ]);
    await recordSecurityEvent(tx, {
      userId: memberId,
      kind: 'assistant_connected',
      sessionId: caller.sessionId,
      subject: `${assistant.name}, ${assistant.returnsTo}`,
      createdAt: now,
    });
  });
  return { redirectTo: buildReturn({ ...request, issuer, answer: { code } }) };
}
