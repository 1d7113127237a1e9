import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** Whether an address belongs to a network of the operator's own list. */
export type IsListedAddress = (address: string) => boolean;

/** What a list opens by a network that merely contains it. */
const OPENED = new Set(['unicast', 'private', 'uniqueLocal', 'carrierGradeNat', 'reserved']);
/** The machine itself and its link: only a network that lies in them opens them. */
const OPENED_BY_NAME = new Set(['loopback', 'linkLocal']);
/** Where machines of providers find their own credentials: only the very address opens them. */
const METADATA = new Set([
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

/**
 * Whether the list opens an address. An IPv4 address dressed as IPv6 is opened by nothing, so that there is one way to
 * write what is allowed.
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
