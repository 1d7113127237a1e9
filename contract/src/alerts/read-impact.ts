import type { Alert } from './alerts.ts';

export type Impact = 'up' | 'down' | 'service';

/** Whether an alert is good for the company, bad for it, or about the service alone. */
export function readImpact({ kind, direction }: Pick<Alert, 'kind' | 'direction'>): Impact {
  if (kind === 'engine_silent' || kind === 'no_analysis') return 'service';
  if (kind === 'negative' || kind === 'new_rival') return 'down';
  return direction === 'up' ? 'up' : 'down';
}
