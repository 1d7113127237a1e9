import { type ConsentRequest, may, type Role } from '@citato/contract';
import { isApiIncluded } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { AccountId, SessionId, UserId } from '#lib/ids';
import type { OAuthDeps } from '../oauth-deps.ts';
import {
  type AuthorizationRequest,
  buildReturn,
  decideRequest,
  parseAuthorizationRequest,
} from '../rules/oauth/authorization-request.ts';
import { nameRedirect } from '../rules/oauth/redirect-uri.ts';
import { isKnownReturn } from '../store/assistants.ts';
import type { ClientRow } from '../tables.ts';
import { findClient } from './find-client.ts';

/** Documents a person may have us read: each is a request to an address somebody else named. */
const LIMIT = { name: 'oauth-client-document', uses: 60, windowSeconds: 3_600 };

export interface Consenting {
  readonly userId: UserId;
  readonly accountId: AccountId;
  readonly sessionId: SessionId;
  readonly role: Role;
}

/** A request that was read and whose client is known: what it may be answered. */
type OpenRequest = { readonly request: AuthorizationRequest; readonly client: ClientRow } & (
  | { readonly kind: 'refused'; readonly redirectTo: string }
  | { readonly kind: 'asks'; readonly challenge: string; readonly asksToWrite: boolean }
);

/** Reads a request; throws, and tells nobody but the person, where the address to return to is not the client's. */
export async function openRequest(
  deps: OAuthDeps,
  { query, userId }: { query: string; userId: UserId },
): Promise<OpenRequest> {
  const request = parseAuthorizationRequest(query);
  if (request === null) throw new AppError('assistants.unreadable');
  await deps.limits.take(LIMIT, userId);
  const client = await findClient(deps, request.clientId);
  if (client === null) throw new AppError('assistants.unknown_client');
  const { appUrl } = deps.settings;
  const decision = decideRequest({ request, redirectUris: client.redirectUris, appUrl });
  if (decision.kind === 'invalid') throw new AppError('assistants.invalid_request');
  if (decision.kind === 'asks') return { ...decision, request, client };
  const answer = { error: decision.code, error_description: decision.description };
  const redirectTo = buildReturn({ ...request, issuer: appUrl, answer });
  return { kind: 'refused', redirectTo, request, client };
}

/** What an assistant asks a person for. */
export async function checkConsent(
  deps: OAuthDeps,
  { caller, query }: { caller: Consenting; query: string },
): Promise<ConsentRequest> {
  const opened = await openRequest(deps, { query, userId: caller.userId });
  if (opened.kind === 'refused') return { kind: 'refused', redirectTo: opened.redirectTo };
  const returnsTo = nameRedirect(opened.request.redirectUri);
  return {
    kind: 'asks',
    name: opened.client.name,
    returnsTo,
    isKnown: await isKnownReturn(deps.db, returnsTo),
    asksToWrite: opened.asksToWrite,
    mayWrite: may({ role: caller.role, needs: 'edit' }),
    isIncluded: await isApiIncluded(deps.db, caller.accountId),
  };
}
