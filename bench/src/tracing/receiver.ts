import { once } from 'node:events';
import { createServer } from 'node:http';

export interface ReceivedSpan {
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

/** As much of OTLP as is read here. */
interface SentTraces {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: ReceivedSpan[] }[] }[];
}

export interface Receiver {
  readonly endpoint: string;
  /** Everything that was sent, as it was sent. */
  text(): string;
  spans(): ReceivedSpan[];
  close(): void;
}

/** Takes traces as a collector does (OTLP over HTTP, JSON) and keeps them. */
export async function startReceiver(): Promise<Receiver> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${String(port)}`,
    text: () => bodies.join('\n'),
    spans: () => bodies.flatMap(readSpans),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function readSpans(body: string): ReceivedSpan[] {
  const { resourceSpans } = asTraces(JSON.parse(body));
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
}

/** Safe because only the exporter this benchmark has just started posts here, and its format is OTLP's. */
function asTraces(parsed: unknown): SentTraces {
  return parsed as SentTraces;
}
