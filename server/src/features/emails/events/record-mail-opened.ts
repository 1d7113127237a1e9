import type { EmailsDeps } from '../emails-deps.ts';
import { recordMailEvents } from './record-mail-events.ts';

/** A mail's picture was asked for: its first opening is an event like those a provider tells. */
export async function recordMailOpened(
  deps: Pick<EmailsDeps, 'db' | 'clock'>,
  emailId: string,
): Promise<void> {
  const event = { reportId: 'first', emailId, kind: 'opened' as const };
  await recordMailEvents(deps, { events: [{ ...event, occurredAt: deps.clock.now().toISOString() }] });
}
