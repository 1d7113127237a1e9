import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All of IPv6 that is handed out for the public internet (IANA: 2000::/3). */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');
/** Public by its number, yet answered inside every machine of one provider: Azure's wire server. */
const INSIDE_BY_CUSTOM = new Set(['168.63.129.16']);

/**
 * Whether an IP address belongs to the public internet: not private, loopback, link-local, shared (CGNAT), multicast,
 * reserved, documentation or benchmarking, nor an IPv4 address dressed as IPv6 (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || INSIDE_BY_CUSTOM.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}
