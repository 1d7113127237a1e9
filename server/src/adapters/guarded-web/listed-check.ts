import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type Network, type IsListedAddress, OPENED, OPENED_BY_NAME, METADATA } from './listed-networks.ts';

/**
 * Whether the list opens an address. An IPv4-mapped IPv6 address is never allowed, so that there is one way to write
 * what is allowed.
 */
export function createListedCheck(networks: readonly Network[]): IsListedAddress {
  return (text) => {
    if (isIP(text) === 0 || text.includes('%')) return false;
    const address = ipaddr.parse(text);
    const range: string = address.range();
    const isMetadata = METADATA.has(address.toString());
    return networks.some(([base, bits]) => {
      if (base.kind() !== address.kind() || !address.match(base, bits)) return false;
      if (isMetadata) return bits === (address.kind() === 'ipv4' ? 32 : 128);
      return OPENED.has(range) || (OPENED_BY_NAME.has(range) && base.range() === range);
    });
  };
}
