import { api } from '@citato/contract';
import { type ApiKeyId, type AssistantId, type CompanyId, toId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import { implement, type RouteImplementation } from '#platform/http';
import type { OAuthDeps } from './oauth-deps.ts';
import { exportTable } from './exports/export-table.ts';
import { nameFile } from './exports/name-file.ts';
import { createApiKey } from './keys/create-api-key.ts';
import { listApiKeys } from './keys/list-api-keys.ts';
import { revokeApiKey } from './keys/revoke-api-key.ts';
import { checkConsent } from './oauth/check-consent.ts';
import { grantConsent } from './oauth/grant-consent.ts';
import { listAssistants } from './oauth/list-assistants.ts';
import { revokeAssistant } from './oauth/revoke-assistant.ts';
import { listWeeklyExports } from './weekly/list-weekly-exports.ts';
import { setWeeklyExport } from './weekly/set-weekly-export.ts';
import { stopWeeklyExport } from './weekly/stop-weekly-export.ts';

export function apiAccessRoutes(deps: OAuthDeps): RouteImplementation[] {
  return [...keyRoutes(deps), ...exportRoutes(deps), ...assistantRoutes(deps)];
}

function keyRoutes(deps: OAuthDeps): RouteImplementation[] {
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

function exportRoutes(deps: OAuthDeps): RouteImplementation[] {
  const { db, clock } = deps;
  return [
    implement(api.exportTable, async ({ caller, params, query, reply }) => {
      const { format = 'csv', from = null, to = null, prompts } = query;
      const file = await exportTable(db, {
        userId: caller.accountId,
        companyId: toId<CompanyId>(params.companyId),
        table: params.table,
        format,
        from,
        to,
        prompts: prompts === undefined || prompts === '' ? null : prompts.split(','),
      });
      const { name, type } = nameFile({ table: params.table, format, day: romeDay(clock.now()) });
      reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(file);
      return 'sent';
    }),
    implement(api.listWeeklyExports, async ({ caller }) => ({
      status: 200,
      body: await listWeeklyExports(deps, caller),
    })),
    implement(api.setWeeklyExport, async ({ caller: member, params, body }) => {
      const companyId = toId<CompanyId>(params.companyId);
      return {
        status: 200,
        body: { weeklyExport: await setWeeklyExport(deps, { member, companyId, ...body }) },
      };
    }),
    implement(api.stopWeeklyExport, async ({ caller: { accountId, userId }, params }) => {
      const companyId = toId<CompanyId>(params.companyId);
      await stopWeeklyExport(deps, { accountId, userId, companyId });
      return { status: 204 };
    }),
  ];
}

function assistantRoutes(deps: OAuthDeps): RouteImplementation[] {
  const { db, clock } = deps;
  return [
    implement(api.listAssistants, async ({ caller }) => ({
      status: 200,
      body: await listAssistants(db, { caller, now: clock.now() }),
    })),
    implement(api.revokeAssistant, async ({ caller, params }) => {
      await revokeAssistant(deps, { caller, assistantId: toId<AssistantId>(params.assistantId) });
      return { status: 204 };
    }),
    implement(api.checkConsent, async ({ caller, body }) => ({
      status: 200,
      body: await checkConsent(deps, { caller, query: body.request }),
    })),
    implement(api.grantConsent, async ({ caller, body }) => ({
      status: 200,
      body: await grantConsent(deps, { caller, given: body }),
    })),
  ];
}
