import type { EmailsDeps } from '../emails-deps.ts';
import { recordMailEvents } from './record-mail-events.ts';

/** A mail's picture was requested: its first opening is stored as an event, like those a provider reports. */
export async function recordMailOpened(
  deps: Pick<EmailsDeps, 'db' | 'clock'>,
  emailId: string,
): Promise<void> {
  const event = { reportId: 'first', emailId, kind: 'opened' as const };
  await recordMailEvents(deps, { events: [{ ...event, occurredAt: deps.clock.now().toISOString() }] });
}
