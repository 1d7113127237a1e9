import type { ServerResponse } from 'node:http';

/** What can go wrong between a provider and us, each as it looks on the wire. */
export const WIRE_FAULTS = [
  'hang',
  'empty',
  'refused',
  'content_filter',
  'rate_limited',
  'server_error',
  'unauthorized',
  'unknown_model',
  'out_of_quota',
  'reset',
  'cut_body',
  'half_json',
  'wrong_schema',
  'huge',
  'bad_utf8',
] as const;
export type WireFault = (typeof WIRE_FAULTS)[number];

const JSON_HEADERS = { 'content-type': 'application/json' };

function sendError(
  response: ServerResponse,
  status: number,
  error: Record<string, string>,
  headers = {},
): void {
  response.writeHead(status, { ...JSON_HEADERS, ...headers }).end(JSON.stringify({ error }));
}

/** Two bytes that UTF-8 never holds, in the midst of the text. */
function spoilUtf8(body: string): Buffer {
  const half = Math.floor(body.length / 2);
  return Buffer.concat([
    Buffer.from(body.slice(0, half)),
    Buffer.from([0xff, 0xfe]),
    Buffer.from(body.slice(half)),
  ]);
}

function sendHuge(response: ServerResponse): void {
  const chunk = 'a'.repeat(64 * 1024);
  response.writeHead(200, JSON_HEADERS).write('{"output":[{"text":"');
  let sent = 0;
  const sendMore = () => {
    while (sent < 10 * 1024 * 1024) {
      sent += chunk.length;
      if (!response.write(chunk)) {
        response.once('drain', sendMore);
        return;
      }
    }
    response.end('"}]}');
  };
  sendMore();
}

/**
 * Answers with a fault instead of `body`.
 * @param body the sound answer the fault spoils
 * @param retryAfter value of the Retry-After header of `rate_limited` and `server_error`
 */
export function sendWireFault({
  response,
  fault,
  body,
  retryAfter,
}: {
  response: ServerResponse;
  fault: Exclude<WireFault, 'hang' | 'empty' | 'refused'>;
  body: string;
  retryAfter: string | null;
}): void {
  const wait = retryAfter === null ? {} : { 'retry-after': retryAfter };
  switch (fault) {
    case 'content_filter':
      sendError(response, 400, { code: 'content_filter', message: 'The prompt triggered a content filter.' });
      return;
    case 'rate_limited':
      sendError(
        response,
        429,
        { type: 'requests', code: 'rate_limit_exceeded', message: 'Rate limit reached.' },
        wait,
      );
      return;
    case 'server_error':
      sendError(response, 503, { type: 'server_error', message: 'The server is overloaded.' }, wait);
      return;
    case 'unauthorized':
      sendError(response, 401, {
        code: 'invalid_api_key',
        message: 'Incorrect API key provided: sk-test-1234567890.',
      });
      return;
    case 'unknown_model':
      sendError(response, 404, { code: 'model_not_found', message: 'The model does not exist.' });
      return;
    case 'out_of_quota':
      sendError(response, 429, { code: 'insufficient_quota', message: 'You exceeded your current quota.' });
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'cut_body':
      response.writeHead(200, { ...JSON_HEADERS, 'content-length': String(Buffer.byteLength(body)) });
      response.write(body.slice(0, body.length / 2), () => response.socket?.destroy());
      return;
    case 'half_json':
      response.writeHead(200, JSON_HEADERS).end(body.slice(0, body.length / 2));
      return;
    case 'wrong_schema':
      response.writeHead(200, JSON_HEADERS).end('{"answer":"un testo in un campo che nessuno conosce"}');
      return;
    case 'huge':
      sendHuge(response);
      return;
    case 'bad_utf8':
      response.writeHead(200, JSON_HEADERS).end(spoilUtf8(body));
      return;
  }
}
