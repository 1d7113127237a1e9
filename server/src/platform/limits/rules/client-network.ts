import { ipv6Groups, plainAddress } from '#lib/ip-address';

const IPV6_NETWORK_GROUPS = 4;

/**
 * What an address is counted under: an IPv4 address itself, however it is written, of IPv6 the /64 network, since one
 * customer has all of its addresses.
 */
export function clientNetwork(address: string): string {
  const plain = plainAddress(address) ?? address;
  return ipv6Groups(plain)?.slice(0, IPV6_NETWORK_GROUPS).join(':') ?? plain;
}
