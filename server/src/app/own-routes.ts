import { api, type PublicConfig } from '@citato/contract';
import { listMailbox } from '#features/emails';
import { AppError } from '#lib/app-error';
import type { Context } from '#platform/context';
import { comesFromThisMachine, implement, type RouteImplementation } from '#platform/http';

/** Routes that belong to the deployment, not to a feature. */
export function ownRoutes({
  ctx,
  publicConfig,
}: {
  ctx: Context;
  publicConfig: PublicConfig;
}): readonly RouteImplementation[] {
  return [
    implement(api.getConfig, () => Promise.resolve({ status: 200, body: publicConfig })),
    implement(api.listMailbox, async ({ query, http }) => {
      if (!publicConfig.mailbox || !comesFromThisMachine(http)) throw new AppError('request.not_found');
      return { status: 200, body: await listMailbox(ctx, query) };
    }),
  ];
}
