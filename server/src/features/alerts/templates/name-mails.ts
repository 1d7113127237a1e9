import { type AlertKind } from '@citato/contract';
import { ALERT_KIND_NAMES } from '@citato/contract/alerts';

/** What the mails that can be stopped are called. */
export const nameMails = {
  ofKinds: (kinds: readonly AlertKind[]): string =>
    kinds.length === 0
      ? 'le mail degli avvisi'
      : `le mail su ${kinds.map((kind) => `«${ALERT_KIND_NAMES[kind]}»`).join(', ')}`,
  monday: 'la mail del lunedì',
};
