import { api } from '@citato/contract';
import { type CompanyId, type WebhookId, toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import type { WebhooksDeps } from '../webhooks-deps.ts';
import { createAlertChannel } from './create-alert-channel.ts';
import { deleteAlertChannel } from './delete-alert-channel.ts';
import { listAlertChannels } from './list-alert-channels.ts';
import { testAlertChannel } from './test-alert-channel.ts';
import { updateAlertChannel } from './update-alert-channel.ts';

const companyOf = (id: string | null): CompanyId | null => (id === null ? null : toId<CompanyId>(id));

export function channelRoutes(deps: WebhooksDeps): RouteImplementation[] {
  return [
    implement(api.listAlertChannels, async ({ caller: { accountId } }) => ({
      status: 200,
      body: await listAlertChannels(deps.db, accountId),
    })),
    implement(api.createAlertChannel, async ({ caller: { accountId }, body }) => ({
      status: 201,
      body: await createAlertChannel(deps, {
        ...body,
        userId: accountId,
        companyId: companyOf(body.companyId),
      }),
    })),
    implement(api.updateAlertChannel, async ({ caller: { accountId }, params, body }) => ({
      status: 200,
      body: await updateAlertChannel(deps, {
        scope: { userId: accountId, channelId: toId<WebhookId>(params.channelId) },
        changes: {
          ...body,
          companyId: body.companyId === undefined ? undefined : companyOf(body.companyId),
        },
      }),
    })),
    implement(api.testAlertChannel, async ({ caller: { accountId }, params }) => ({
      status: 200,
      body: await testAlertChannel(deps, {
        userId: accountId,
        channelId: toId<WebhookId>(params.channelId),
      }),
    })),
    implement(api.deleteAlertChannel, async ({ caller: { accountId }, params }) => {
      await deleteAlertChannel(deps, { userId: accountId, channelId: toId<WebhookId>(params.channelId) });
      return { status: 204 };
    }),
  ];
}
