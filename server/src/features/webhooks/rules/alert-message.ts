import type { Alert, WebhookEvent } from '@citato/contract';
import { sayAlert } from '@citato/contract/alerts';
import { type Message, writeMessage } from './messages.ts';

/** An alert began, or ended; its words and figures are those of the screen. */
export function writeAlertChange({
  alert,
  event,
  url,
  isDemo,
  at,
}: {
  alert: Alert;
  event: Extract<WebhookEvent, 'alert.raised' | 'alert.cleared'>;
  /** The company's alerts in Citato. */
  url: string;
  isDemo: boolean;
  at: Date;
}): Message & { event: WebhookEvent } {
  const { id, company, kind, direction, engine, prompt, rival, proof, cleared } = alert;
  const data = {
    alertId: id,
    company,
    kind,
    direction,
    engine,
    prompt,
    rival: rival?.name ?? null,
    ...sayAlert(alert),
    proof,
    cleared,
    url,
    isDemo,
  };
  const messageId = `msg_${id}_${event === 'alert.raised' ? 'raised' : 'cleared'}`;
  return writeMessage({ messageId, event, at, data });
}
