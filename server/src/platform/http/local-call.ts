import type { FastifyRequest } from 'fastify';
import { isOwnMachine } from '#lib/ip-address';
import { isLoopback } from './own-site.ts';

/** What proxies add to a request; one of them is enough. */
const PROXY_HEADER =
  /^(via|forwarded|x-forwarded(-.*)?|x-real-ip|cf-.*|x-client-ip|true-client-ip|x-original-.*)$/;

/** Not through a proxy, not from another machine, not by a foreign name that resolves to this one. */
export function comesFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isLocalPeer = isOwnMachine(socket.remoteAddress ?? '');
  const host = `http://${headers.host ?? ''}`;
  const isProxied = Object.keys(headers).some((name) => PROXY_HEADER.test(name));
  return isLocalPeer && !isProxied && URL.canParse(host) && isLoopback(new URL(host));
}
