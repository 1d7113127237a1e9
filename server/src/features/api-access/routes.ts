import { api, type ExportFormat, FILE_ENDINGS } from '@citato/contract';
import { type ApiKeyId, type AssistantId, type CompanyId, toId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import { implement, type RouteImplementation } from '#platform/http';
import type { OAuthDeps } from './oauth-deps.ts';
import { exportTable } from './exports/export-table.ts';
import { FILE_WORDS } from './templates/export-columns.ts';
import { createApiKey } from './keys/create-api-key.ts';
import { listApiKeys } from './keys/list-api-keys.ts';
import { revokeApiKey } from './keys/revoke-api-key.ts';
import { checkConsent } from './oauth/check-consent.ts';
import { grantConsent } from './oauth/grant-consent.ts';
import { listAssistants } from './oauth/list-assistants.ts';
import { revokeAssistant } from './oauth/revoke-assistant.ts';

const FILE_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  rfc4180: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function apiAccessRoutes(deps: OAuthDeps): RouteImplementation[] {
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
      const day = romeDay(clock.now());
      const name = `citato-${FILE_WORDS[params.table]}-${day}.${FILE_ENDINGS[format]}`;
      reply
        .type(FILE_TYPES[format])
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file);
      return 'sent';
    }),
    implement(api.revokeApiKey, async ({ caller, params }) => {
      await revokeApiKey(deps, { caller, keyId: toId<ApiKeyId>(params.keyId) });
      return { status: 204 };
    }),
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
