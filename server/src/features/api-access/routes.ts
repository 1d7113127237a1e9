import { api } from '@citato/contract';
import { type ApiKeyId, toId } from '#lib/ids';
import { implement, type RouteImplementation } from '#platform/http';
import type { ApiAccessDeps } from './api-access-deps.ts';
import { createApiKey } from './keys/create-api-key.ts';
import { listApiKeys } from './keys/list-api-keys.ts';
import { revokeApiKey } from './keys/revoke-api-key.ts';

export function apiAccessRoutes(deps: ApiAccessDeps): RouteImplementation[] {
  const { db, clock } = deps;
  return [
    implement(api.listApiKeys, async ({ caller }) => ({
      status: 200,
      body: await listApiKeys(db, { userId: caller.accountId, now: clock.now() }),
    })),
    implement(api.createApiKey, async ({ caller, body: input }) => ({
      status: 201,
      body: await createApiKey(deps, { caller, input }),
    })),
    implement(api.revokeApiKey, async ({ caller, params }) => {
      await revokeApiKey(deps, { caller, keyId: toId<ApiKeyId>(params.keyId) });
      return { status: 204 };
    }),
  ];
}
