import { isIP } from 'node:net';
import * as z from 'zod';
import { parseNetworks } from '#adapters/guarded-web';
import { type Kind, splitList, parsedBy } from './variable-kinds.ts';

export function trustedProxies(): Kind<boolean | string[]> {
  return parsedBy({
    expected: 'true, false or a comma-separated list of IP addresses or networks',
    parse: (value) => {
      if (value === 'true' || value === 'false') return value === 'true';
      const addresses = splitList(value);
      parseNetworks(addresses);
      return addresses;
    },
  });
}

/** Networks as `10.0.0.0/8`, or single addresses, by commas. */
export function networks(): Kind<ReturnType<typeof parseNetworks>> {
  return parsedBy({
    expected: 'a comma-separated list of IP addresses or networks, like 10.0.0.0/8,fd00::/8',
    parse: (value) => parseNetworks(splitList(value)),
  });
}

export function nameServer(): Kind<string> {
  return {
    expected: 'an IP address, with a port or without: 9.9.9.9, 127.0.0.1:5353, [::1]:53',
    schema: z.string().refine((value) => {
      const address = /^\[(.+)\](:\d{1,5})?$/.exec(value)?.[1] ?? value;
      return isIP(address) !== 0 || isIP(address.replace(/:\d{1,5}$/, '')) === 4;
    }),
  };
}

/** Host names with the place where each is served. */
export function localSites(): Kind<Map<string, { address: string; port: number }>> {
  return parsedBy({
    expected: 'a comma-separated list like esempio.example=127.0.0.1:8080',
    parse: (value) =>
      new Map(
        value.split(',').map((entry) => {
          const found = /^\s*([a-z0-9.-]+)=([0-9.]+):(\d{1,5})\s*$/i.exec(entry);
          const [, host = '', address = '', port = ''] = found ?? [];
          if (isIP(address) !== 4) throw new Error(`${entry.trim()} names no host with address and port`);
          return [host.toLowerCase(), { address, port: Number(port) }];
        }),
      ),
  });
}
