import type { SourceKind } from '@citato/contract';
import known from './source-kinds.json' with { type: 'json' };

/** The kinds a list can tell; whose own or a rival's page is, the company's names tell. */
export const LISTED_KINDS = [
  'public_body',
  'encyclopedia',
  'forum',
  'social',
  'directory',
  'press',
] as const satisfies SourceKind[];

/** `booking.com` with all below it; `yelp.*` in any country; `*today.it` by its end. */
export function findListedKind(host: string): SourceKind | null {
  return LISTED_KINDS.find((kind) => known[kind].some((pattern) => isOfPattern(host, pattern))) ?? null;
}

function isOfPattern(host: string, pattern: string): boolean {
  if (pattern.startsWith('*')) return host.endsWith(pattern.slice(1));
  if (!pattern.endsWith('*')) return host === pattern || host.endsWith(`.${pattern}`);
  const start = pattern.slice(0, -1);
  return host.startsWith(start) || host.includes(`.${start}`);
}
