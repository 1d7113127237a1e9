import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type Socket } from 'node:net';
import { OutboundFault } from './outbound-fault.ts';
import { authorizeAt, bareHost, portOf } from './proxy-settings.ts';

/** What is wrong with the way to a proxy, in one sentence for its operator; the password stays out of it. */
export function describeRefusal({ proxy, status }: { proxy: URL; status: number }): OutboundFault {
  if (status !== 407)
    return new OutboundFault('proxy_refused', `the proxy ${proxy.host} answered ${String(status)}`);
  const isNamed = proxy.username !== '';
  return new OutboundFault(
    'proxy_authentication',
    isNamed
      ? `the proxy ${proxy.host} does not accept the user and password it is given (407)`
      : `the proxy ${proxy.host} asks for a user and a password (407): name them in its address, http://user:password@${proxy.host}`,
  );
}

/** The options of a request to the proxy itself. */
export function addressProxy(proxy: URL): {
  hostname: string;
  port: number;
  headers: Record<string, string>;
} {
  const authorization = authorizeAt(proxy);
  return {
    hostname: bareHost(proxy),
    port: portOf(proxy),
    headers: authorization === null ? {} : { 'proxy-authorization': authorization },
  };
}

/** A connection through a proxy to a host or address, by CONNECT: it has as long as one that is opened straight. */
export function openTunnel({
  proxy,
  host,
  port,
  timeoutMs,
}: {
  proxy: URL;
  host: string;
  port: number;
  timeoutMs: number;
}): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const authority = `${isIP(host) === 6 ? `[${host}]` : host}:${String(port)}`;
  const { headers, ...address } = addressProxy(proxy);
  const request = (proxy.protocol === 'https:' ? requestHttps : requestHttp)({
    ...address,
    method: 'CONNECT',
    path: authority,
    headers: { ...headers, host: authority },
    agent: false,
  });
  const fail = (why: string) => {
    reject(new OutboundFault('proxy_unreachable', `the proxy ${proxy.host} cannot be used: ${why}`));
    request.destroy();
  };
  const timer = setTimeout(() => {
    fail('it did not answer in time');
  }, timeoutMs);
  request.on('connect', ({ statusCode = 0 }, socket, head) => {
    clearTimeout(timer);
    if (statusCode >= 200 && statusCode <= 299) {
      if (head.length > 0) socket.unshift(head);
      resolve(socket);
      return;
    }
    socket.destroy();
    reject(describeRefusal({ proxy, status: statusCode }));
  });
  // The listener stays: an unhandled error would end the process.
  request.on('error', (error: NodeJS.ErrnoException) => {
    fail(error.code ?? error.message);
  });
  request.on('close', () => {
    clearTimeout(timer);
    fail('it closed the connection');
  });
  request.end();
  return promise;
}
