import { isIP } from 'node:net';
import { bareHost } from './bare-host.ts';
import { isPublicAddress } from './public-address.ts';

/** Whether an address is visibly not public: a number of a private network, or a name without a dot. */
export function isInternalUrl(url: URL): boolean {
  const host = bareHost(url).replace(/\.$/, '');
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return !host.includes('.') || /\.(localhost|local|internal|home\.arpa)$/.test(host);
}
