import type { ClientRequest, IncomingMessage } from 'node:http';
import { OutboundFault } from './outbound-fault.ts';

/** Responses of the kind 1xx before the real one; more are an attack. */
const MAX_INTERIM = 10;

interface Connecting {
  readonly connectTimeoutMs: number;
  readonly onConnected?: (() => void) | undefined;
}

/**
 * Sends a request and gives its response as soon as its head is there. Always settles, whatever the peer does: HTTP has
 * ways to answer without a response, after which node emits no error. When it rejects, the connection is closed.
 */
export function awaitResponse(
  request: ClientRequest,
  { body, signal, ...connecting }: Connecting & { body: string | undefined; signal: AbortSignal | null },
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const stop = () => {
    reject(asError(signal?.reason));
    request.destroy();
  };
  signal?.addEventListener('abort', stop, { once: true });
  request.on('response', resolve);
  // The listener stays: an error may follow the first, and an unhandled one would end the process.
  request.on('error', reject);
  request.on('close', () => {
    signal?.removeEventListener('abort', stop);
    reject(new OutboundFault('no_response', 'the connection was closed without a response'));
  });
  request.on('upgrade', (_response, socket) => {
    socket.destroy();
    reject(new OutboundFault('upgraded', 'status 101'));
  });
  boundWaiting(request, connecting);
  request.end(body);
  return promise;
}

/** Ends a request that gets no connection, or interim responses without end. */
function boundWaiting(
  request: ClientRequest,
  { connectTimeoutMs, onConnected = () => undefined }: Connecting,
): void {
  let interim = 0;
  request.on('information', () => {
    interim += 1;
    if (interim > MAX_INTERIM)
      request.destroy(new OutboundFault('no_response', 'interim responses without end'));
  });
  request.once('socket', (socket) => {
    // A kept connection is connected already, and so is one through a proxy.
    if (!socket.connecting) {
      onConnected();
      return;
    }
    const timer = setTimeout(() => request.destroy(new ConnectTimeoutError()), connectTimeoutMs);
    const isConnected = 'encrypted' in socket ? 'secureConnect' : 'connect';
    socket.once(isConnected, onConnected);
    for (const event of [isConnected, 'close']) socket.once(event, () => clearTimeout(timer));
  });
}

class ConnectTimeoutError extends Error {
  override readonly name = 'ConnectTimeoutError';
  readonly code = 'CONNECT_TIMEOUT';
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('The call was stopped', { cause: reason });
}
