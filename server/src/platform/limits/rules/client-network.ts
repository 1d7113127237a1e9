const IPV6_NETWORK_GROUPS = 4;

/**
 * Whom an address is counted as: an IPv4 address itself, of IPv6 the /64 network, since one customer has
 * all of its addresses.
 */
export function clientNetwork(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded !== undefined) return embedded;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...missing, ...after].slice(0, IPV6_NETWORK_GROUPS).map(withoutZeros).join(':');
}

function withoutZeros(group: string): string {
  return group.replace(/^0+(?=.)/, '');
}
