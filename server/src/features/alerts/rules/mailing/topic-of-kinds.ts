import { ALERT_KINDS, type AlertKind } from '@citato/contract';

const PREFIX = 'alerts:';

/** The topic of a mail that holds alerts of these kinds: stopping it stops mails of all of them. */
export function topicOfKinds(kinds: readonly AlertKind[]): string {
  return `${PREFIX}${ALERT_KINDS.filter((kind) => kinds.includes(kind)).join(',')}`;
}

/** The kinds a topic names; those of a newer build are left out. */
export function readKinds(topic: string): AlertKind[] {
  const named = new Set(topic.slice(PREFIX.length).split(','));
  return ALERT_KINDS.filter((kind) => named.has(kind));
}
