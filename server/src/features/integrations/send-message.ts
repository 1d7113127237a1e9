import { randomUUID } from 'node:crypto';
import { AppError } from '#lib/app-error';
import type { IntegrationsDeps } from './integrations-deps.ts';

/** Posts one message to the operator's automation webhook; whoever asked waits for its answer and hears of a failure. */
export async function sendMessage(
  { automation, log }: Pick<IntegrationsDeps, 'automation' | 'log'>,
  payload: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (automation === null) throw new AppError('integrations.no_webhook');
  const id = `msg_${randomUUID()}`;
  const delivery = await automation.post({ id, payload });
  if (delivery.status === 'accepted') {
    log.info({ messageId: id }, 'the automation webhook took a message');
    return;
  }
  log.warn({ messageId: id, detail: delivery.detail }, 'the automation webhook did not take a message');
  throw new AppError('integrations.webhook_failed');
}
