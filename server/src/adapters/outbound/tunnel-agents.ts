import { Agent as HttpAgent, type AgentOptions, type ClientRequestArgs } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { OutboundFault } from './outbound-fault.ts';
import { openTunnel } from './open-tunnel.ts';

type Created = (error: Error | null, stream: Duplex) => void;

interface Tunnels extends AgentOptions {
  readonly proxy: URL;
  readonly connectTimeoutMs: number;
  /** The only addresses a connection may lead to, in the order they are tried; without them the proxy resolves the name. */
  readonly addresses?: readonly string[];
}

/** Connections through a proxy to servers that speak http. */
export class HttpTunnels extends HttpAgent {
  readonly #tunnels: Tunnels;

  constructor(tunnels: Tunnels) {
    super(tunnels);
    this.#tunnels = tunnels;
  }

  override createConnection(options: ClientRequestArgs, created: Created = () => undefined): undefined {
    handOver(openAny(this.#tunnels, options), created);
  }
}

/** Connections through a proxy to servers that speak https: the proxy sees the address, name and certificate are ours to check. */
export class HttpsTunnels extends HttpsAgent {
  readonly #tunnels: Tunnels;

  constructor(tunnels: Tunnels) {
    super(tunnels);
    this.#tunnels = tunnels;
  }

  override createConnection(options: ClientRequestArgs, created: Created = () => undefined): undefined {
    handOver(
      openAny(this.#tunnels, options).then((socket) =>
        encrypt(socket, { options, timeoutMs: this.#tunnels.connectTimeoutMs }),
      ),
      created,
    );
  }
}

function handOver(opening: Promise<Socket>, created: Created): void {
  opening.then(
    (socket) => {
      created(null, socket);
    },
    (error: unknown) => {
      refuse(created, error instanceof Error ? error : new Error('no tunnel', { cause: error }));
    },
  );
}

/** Safe because an agent's error callback uses nothing else. */
function refuse(created: Created, error: Error): void {
  (created as (error: Error) => void)(error);
}

/** The proxy may not reach each address a name has. */
async function openAny(
  { proxy, addresses, connectTimeoutMs: timeoutMs }: Tunnels,
  { host, port }: ClientRequestArgs,
): Promise<Socket> {
  const places = addresses ?? [host ?? ''];
  let refusal = new OutboundFault('proxy_refused', 'there is no address to connect to');
  for (const place of places) {
    try {
      return await openTunnel({ proxy, host: place, port: Number(port), timeoutMs });
    } catch (error) {
      if (!(error instanceof OutboundFault && error.kind === 'proxy_refused')) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/** Gives the connection once it is encrypted, so that waiting for that is waiting for a connection. */
function encrypt(
  socket: Socket,
  { options, timeoutMs }: { options: ClientRequestArgs; timeoutMs: number },
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const encrypted = connectTls({ ...asTlsOptions(options), socket });
    const timer = setTimeout(() => encrypted.destroy(), timeoutMs);
    encrypted.once('secureConnect', () => {
      clearTimeout(timer);
      encrypted.off('error', reject);
      resolve(encrypted);
    });
    encrypted.once('error', reject);
    encrypted.once('close', () => {
      clearTimeout(timer);
      reject(new OutboundFault('no_response', 'the connection was closed before it was encrypted'));
    });
  });
}

/** Safe because an agent of https is given what its connections are encrypted with, too. */
function asTlsOptions(options: ClientRequestArgs): ConnectionOptions {
  return options as ConnectionOptions;
}
