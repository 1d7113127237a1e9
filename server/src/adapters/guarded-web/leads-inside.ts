import { isIP } from 'node:net';
import { bareHost } from './bare-host.ts';
import { isPublicAddress } from './public-address.ts';

/** Whether an address says by itself that it is no public one: a number of the own network, or a name without a dot. */
export function leadsInside(url: URL): boolean {
  const host = bareHost(url).replace(/\.$/, '');
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return !host.includes('.') || /\.(localhost|local|internal|home\.arpa)$/.test(host);
}
