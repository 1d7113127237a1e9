import { createToken, findRole, hashToken } from '#features/accounts';
import { recordSecurityEvent } from '#platform/audit';
import { isApiIncluded } from '#features/plans';
import { type Transaction, withTransaction } from '#platform/db';
import type { OAuthDeps } from '../oauth-deps.ts';
import { ACCESS_MS, decideAssistantState, isRepeated } from '../rules/oauth/assistant-life.ts';
import { decideRights } from '../rules/member-rights.ts';
import { OAuthRefusal } from '../rules/oauth/oauth-refusal.ts';
import { isOurResource } from '../rules/oauth/resource.ts';
import { formatToken } from '../rules/oauth/token-text.ts';
import { endAssistant, noteConnected } from '../store/assistants.ts';
import { insertTokens, type IssuedToken, lockToken, noteUsed } from '../store/oauth-tokens.ts';
import type { AssistantRow, ClientRow } from '../tables.ts';

interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}

type Form = Readonly<Record<string, string>>;

/** Answers a code or a refresh token with new tokens; each is taken once, and a second use ends the assistant. */
export async function grantTokens(
  deps: OAuthDeps,
  { client, form }: { client: ClientRow; form: Form },
): Promise<TokenAnswer> {
  const { appUrl } = deps.settings;
  const { grant_type: grantType, resource } = form;
  if (grantType !== 'authorization_code' && grantType !== 'refresh_token')
    throw new OAuthRefusal('unsupported_grant_type', 'authorization_code or refresh_token');
  if (resource !== undefined && !isOurResource({ resource, appUrl }))
    throw new OAuthRefusal('invalid_target', 'resource is not this server');
  const kind = grantType === 'authorization_code' ? 'code' : 'refresh';
  const given = form[kind === 'code' ? 'code' : 'refresh_token'];
  if (given === undefined) throw new OAuthRefusal('invalid_request', `${kind} is missing`);
  // A refusal that ends the assistant is kept: it must not go back with what it stopped.
  const outcome = await withTransaction(deps.db, (tx) => use(deps, tx, { kind, given, client, form }));
  if (outcome === null) throw new OAuthRefusal('invalid_grant', 'Not valid, used before, or ended');
  return outcome;
}

async function use(
  deps: OAuthDeps,
  tx: Transaction,
  { kind, given, client, form }: { kind: 'code' | 'refresh'; given: string; client: ClientRow; form: Form },
): Promise<TokenAnswer | null> {
  const now = deps.clock.now();
  const found = await lockToken(tx, hashToken(given));
  if (found?.token.kind !== kind || found.assistant.clientId !== client.id) return null;
  const { token, assistant } = found;
  if (token.usedAt !== null && !(kind === 'refresh' && isRepeated(token.usedAt, { now }))) {
    await endReplayed(tx, { assistant, now });
    return null;
  }
  if (token.expiresAt <= now) return null;
  if (token.usedAt === null) await noteUsed(tx, { hash: token.hash, now });
  if (kind === 'code' && !answersCode(found, form)) return null;
  if (decideAssistantState(assistant, { now }) !== 'active') return null;
  const { userId: accountId, memberId: userId } = assistant;
  const rights = decideRights({
    role: await findRole(tx, { accountId, userId }),
    mayWrite: assistant.mayWrite,
  });
  if (rights === null || !(await isApiIncluded(tx, accountId))) return null;
  if (kind === 'code') await noteConnected(tx, { id: assistant.id, now });
  return issue(tx, { found, now, mayWrite: rights.mayWrite });
}

/** The same address, and the verifier whose hash is the challenge. */
function answersCode(
  { token }: IssuedToken,
  { redirect_uri: redirectUri, code_verifier: verifier }: Form,
): boolean {
  if (redirectUri !== token.redirectUri || verifier === undefined) return false;
  return /^[\w.~-]{43,128}$/.test(verifier) && hashToken(verifier) === token.challenge;
}

async function issue(
  tx: Transaction,
  { found: { token, assistant }, now, mayWrite }: { found: IssuedToken; now: Date; mayWrite: boolean },
): Promise<TokenAnswer> {
  const [access, refresh] = [formatToken('access', createToken()), formatToken('refresh', createToken())];
  const end = assistant.expiresAt.getTime();
  const accessEnd = new Date(Math.min(now.getTime() + ACCESS_MS, end));
  const { audience, assistantId } = token;
  const shared = { assistantId, audience, redirectUri: null, challenge: null, createdAt: now, usedAt: null };
  await insertTokens(tx, [
    { ...shared, hash: hashToken(access), kind: 'access', expiresAt: accessEnd },
    { ...shared, hash: hashToken(refresh), kind: 'refresh', expiresAt: assistant.expiresAt },
  ]);
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: Math.floor((accessEnd.getTime() - now.getTime()) / 1000),
    refresh_token: refresh,
    scope: mayWrite ? 'read write' : 'read',
  };
}

async function endReplayed(
  tx: Transaction,
  { assistant, now }: { assistant: AssistantRow; now: Date },
): Promise<void> {
  if ((await endAssistant(tx, { id: assistant.id, now })) === null) return;
  await recordSecurityEvent(tx, {
    userId: assistant.memberId,
    kind: 'assistant_replayed',
    sessionId: null,
    subject: `${assistant.name}, ${assistant.returnsTo}`,
    createdAt: now,
  });
}
