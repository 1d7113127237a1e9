import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** Whether an address belongs to a network of the operator's own list. */
export type IsListedAddress = (address: string) => boolean;

/** Addresses that a listed network does not allow merely by containing them. */
export const OPENED = new Set(['unicast', 'private', 'uniqueLocal', 'carrierGradeNat', 'reserved']);
/** The machine itself and its link: allowed only by a network within them. */
export const OPENED_BY_NAME = new Set(['loopback', 'linkLocal']);
/** Where cloud machines find their credentials: allowed only by the exact address. */
export const METADATA = new Set([
  '169.254.169.254',
  '169.254.170.2',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  'fd00:ec2::254',
]);

/**
 * Reads addresses and networks (`10.0.0.0/8`, `fd00::/8`, `10.1.2.3`).
 * @throws Error that names the first that is none
 */
export function parseNetworks(texts: readonly string[]): Network[] {
  return texts.map((text) => {
    const [address = '', prefix, ...more] = text.split('/');
    const version = isIP(address);
    const maxBits = version === 4 ? 32 : 128;
    const bits = prefix === undefined ? maxBits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Infinity;
    if (version === 0 || more.length > 0 || bits > maxBits || address.includes('%'))
      throw new Error(`${text} is no network`);
    return ipaddr.parseCIDR(`${address}/${String(bits)}`);
  });
}
