import type { AlertChannel } from '@citato/contract';
import { lockAccount } from '#features/accounts';
import { getOwnedCompany } from '#features/companies';
import { holdsAlerts } from '#features/plans';
import { AppError } from '#lib/app-error';
import { type AccountId, type CompanyId, type WebhookId, newId } from '#lib/ids';
import { type Queryable, withTransaction } from '#platform/db';
import { answerOnce } from '#platform/idempotency';
import { ENDPOINT_ANSWER } from '../endpoints/open-secrets.ts';
import { maskAddress } from '../rules/channels/read-channel-address.ts';
import { hasArrived } from '../rules/retry-plan.ts';
import { insertDeliveries } from '../store/deliveries.ts';
import { insertEndpoint } from '../store/endpoints.ts';
import { sayFailedTest, sayLimit } from '../templates/channel-words.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';
import { listChannels, shapeChannels } from '../endpoints/list-channels.ts';
import { openAddress } from './open-address.ts';
import { sendTest } from './send-test.ts';

interface NewChannel {
  readonly userId: AccountId;
  readonly address: string;
  readonly name?: string | undefined;
  readonly companyId: CompanyId | null;
  /** Repeated, it gives the channel of the first time. */
  readonly requestId?: string | undefined;
}

/** Adds a channel whose test arrived; its address is kept sealed, and never shown whole again. */
export async function createAlertChannel(
  deps: WebhooksDeps,
  { userId, address, name = '', companyId, requestId }: NewChannel,
): Promise<AlertChannel> {
  const { db, clock, sealer } = deps;
  if (!(await holdsAlerts(db, userId))) throw new AppError('alerts.not_included');
  const kind = openAddress(deps, { address, wanted: null });
  if (companyId !== null) await getOwnedCompany(db, { userId, companyId });
  await assertRoom(db, userId);
  const id = newId<WebhookId>();
  const test = await sendTest(deps, { userId, endpointId: id, kind, address });
  if (!hasArrived(test.responseStatus))
    throw new AppError('channels.test_failed', {
      message: sayFailedTest({ kind, ...test, fault: faultOf(test) }),
    });
  const now = clock.now();
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const parameters = { name, companyId, address: maskAddress(address) };
    const asked = { userId, operation: 'channels.add', requestId, parameters, now, schema: ENDPOINT_ANSWER };
    const { endpointId } = await answerOnce(tx, asked, async () => {
      await assertRoom(tx, userId);
      await insertEndpoint(tx, {
        id,
        userId,
        kind,
        companyId,
        url: maskAddress(address),
        description: name,
        events: ['alert.raised'],
        sealedSecret: sealer.seal(address, id),
        previousSealedSecret: null,
        previousUntil: null,
        pausedUntil: null,
        disabledBecause: null,
        failingSince: null,
        createdAt: now,
      });
      await insertDeliveries(tx, [test]);
      return { endpointId: id };
    });
    return showChannel(tx, { userId, channelId: endpointId });
  });
}

/** Of a post, not of a message that was given up. */
export function faultOf({ fault }: { fault: string | null }): 'refused' | 'unreachable' | 'timeout' | null {
  return fault === 'refused' || fault === 'unreachable' || fault === 'timeout' ? fault : null;
}

async function assertRoom(db: Queryable, userId: AccountId): Promise<void> {
  const { channels, max } = await listChannels(db, userId);
  if (channels.length >= max) throw new AppError('channels.limit_reached', { message: sayLimit(max) });
}

/** One channel as it is now. */
export async function showChannel(
  db: Queryable,
  { userId, channelId }: { userId: AccountId; channelId: WebhookId },
): Promise<AlertChannel> {
  const { channels } = await listChannels(db, userId);
  const rows = channels.filter(({ id }) => id === channelId);
  const [shown] = await shapeChannels(db, userId, rows);
  if (shown === undefined) throw new AppError('channels.not_found');
  return shown;
}
