import type { AlertChannel } from '@citato/contract';
import { getOwnedCompany } from '#features/companies';
import { AppError } from '#lib/app-error';
import type { CompanyId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { maskAddress } from '../rules/channels/read-channel-address.ts';
import { hasArrived } from '../rules/retry-plan.ts';
import { endDeliveriesOf } from '../store/attempts.ts';
import { insertDeliveries } from '../store/deliveries.ts';
import { changeEndpoint, lockEndpointOf } from '../store/endpoints.ts';
import { sayFailedTest } from '../templates/channel-words.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';
import { faultOf, showChannel } from './create-alert-channel.ts';
import { type ChannelScope, getChannel } from './get-channel.ts';
import { openAddress } from './open-address.ts';
import { sendTest } from './send-test.ts';

interface Changes {
  readonly address?: string | undefined;
  readonly name?: string | undefined;
  readonly companyId?: CompanyId | null | undefined;
  readonly isEnabled?: boolean | undefined;
}

/**
 * Changes a channel. A new address is kept only where a test arrives, and switches the channel on; switched off, it is
 * sent nothing more, not even what waits.
 */
export async function updateAlertChannel(
  deps: WebhooksDeps,
  { scope, changes }: { scope: ChannelScope; changes: Changes },
): Promise<AlertChannel> {
  const { db, sealer } = deps;
  const { userId, channelId } = scope;
  const { address, name, companyId, isEnabled } = changes;
  const { channel } = await getChannel(deps, db, scope);
  if (companyId !== undefined && companyId !== null) await getOwnedCompany(db, { userId, companyId });
  const test = address === undefined ? null : await testAddress(deps, { scope, kind: channel.kind, address });
  const endpoint = { userId, endpointId: channelId };
  return withTransaction(db, async (tx) => {
    if ((await lockEndpointOf(tx, endpoint)) === null) throw new AppError('channels.not_found');
    await changeEndpoint(tx, endpoint, {
      description: name ?? channel.description,
      companyId: companyId === undefined ? channel.companyId : companyId,
      ...(address === undefined
        ? {}
        : { url: maskAddress(address), sealedSecret: sealer.seal(address, channelId), pausedUntil: null }),
      ...(isEnabled === true || address !== undefined ? { disabledBecause: null, failingSince: null } : {}),
      ...(isEnabled === false ? { disabledBecause: 'owner' as const } : {}),
    });
    if (test !== null) await insertDeliveries(tx, [test]);
    if (isEnabled === false) await endDeliveriesOf(tx, endpoint);
    return showChannel(tx, scope);
  });
}

async function testAddress(
  deps: WebhooksDeps,
  {
    scope: { userId, channelId },
    kind,
    address,
  }: { scope: ChannelScope; kind: Parameters<typeof sendTest>[1]['kind']; address: string },
) {
  openAddress(deps, { address, wanted: kind });
  const test = await sendTest(deps, { userId, endpointId: channelId, kind, address });
  if (hasArrived(test.responseStatus)) return test;
  throw new AppError('channels.test_failed', {
    message: sayFailedTest({ kind, ...test, fault: faultOf(test) }),
  });
}
