import type { Webhook } from '@citato/contract';
import * as z from 'zod';
import { AppError } from '#lib/app-error';
import { type AccountId, type WebhookId, toId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { showEndpoint } from './list-webhook-endpoints.ts';
import { lockEndpointOf } from '../store/endpoints.ts';
import type { EndpointRow } from '../tables.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';

/** What signs for an endpoint now; nothing where the key they were sealed with is another by now. */
export function openSecrets(
  { sealer, clock }: Pick<WebhooksDeps, 'sealer' | 'clock'>,
  { id, sealedSecret, previousSealedSecret, previousUntil }: EndpointRow,
): string[] {
  const isBoth = previousUntil !== null && previousUntil > clock.now();
  const sealed = [sealedSecret, ...(isBoth && previousSealedSecret !== null ? [previousSealedSecret] : [])];
  return sealed.flatMap((text) => sealer.open(text, id) ?? []);
}

/** What is kept of an answer that holds a secret: never the secret. */
export const ENDPOINT_ANSWER = z.object({ endpointId: z.uuid().transform(toId<WebhookId>) });

/** An endpoint with what signs for it now. */
export async function showWithSecret(
  { sealer, clock }: Pick<WebhooksDeps, 'sealer' | 'clock'>,
  tx: Transaction,
  scope: { userId: AccountId; endpointId: WebhookId },
): Promise<{ webhook: Webhook; secret: string }> {
  const row = await lockEndpointOf(tx, scope);
  const secret = row === null ? null : sealer.open(row.sealedSecret, row.id);
  if (secret === null) throw new AppError('webhooks.not_found');
  return { webhook: await showEndpoint(tx, { ...scope, now: clock.now() }), secret };
}
