import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The address in its one spelling: an IPv4 address dressed as IPv6, however it is written, is the IPv4 address, and a
 * port some proxies write behind it goes. Null for anything that is no address.
 */
export function plainAddress(text: string): string | null {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d[\d.]*):\d{1,5})$/.exec(text) ?? [];
  const address = bracketed ?? dotted ?? text;
  return isIP(address) === 0 ? null : ipaddr.process(address).toString();
}

/** The eight groups of an IPv6 address, without leading zeros; null for any other text. */
export function ipv6Groups(text: string): string[] | null {
  if (isIP(text) !== 6) return null;
  const [address = ''] = text.split('%', 1);
  return ipaddr.IPv6.parse(address).parts.map((part) => part.toString(16));
}

/** Whether an address is one a machine calls itself by. */
export function isOwnMachine(text: string): boolean {
  const address = plainAddress(text);
  return address !== null && ipaddr.parse(address).range() === 'loopback';
}

/** Whether an address lies in one of these networks, as CIDR writes them: long lists, read when first asked. */
export function createNetworkCheck(networks: readonly string[]): (address: string) => boolean {
  let parsed: [ipaddr.IPv4 | ipaddr.IPv6, number][] | undefined;
  return (text) => {
    const plain = plainAddress(text);
    if (plain === null) return false;
    const address = ipaddr.parse(plain);
    parsed ??= networks.map((network) => ipaddr.parseCIDR(network));
    return parsed.some(
      ([network, bits]) => address.kind() === network.kind() && address.match(network, bits),
    );
  };
}
