import type { ServerResponse } from 'node:http';
import { addUnknownDetails } from '../odd-replies/list-odd-replies.ts';
import { buildErrorBody, type Protocol } from './wire-formats.ts';

/** What can go wrong between a provider and us, each as it looks on the wire. */
export const WIRE_FAULTS = [
  'hang',
  'empty',
  'refused',
  'content_filter',
  'rate_limited',
  'server_error',
  'internal_error',
  'unauthorized',
  'unknown_model',
  'gone',
  'out_of_quota',
  'reset',
  'cut_short',
  'cut_body',
  'half_json',
  'wrong_schema',
  'huge',
  'bad_utf8',
  'unknown_detail',
] as const;
export type WireFault = (typeof WIRE_FAULTS)[number];

const JSON_HEADERS = { 'content-type': 'application/json' };

/** A fault of the account or the question, as each protocol words it. */
interface WireError {
  readonly status: number;
  readonly message: string;
  readonly codes: Readonly<Record<Protocol, string>>;
}

const ofOpenai = (code: string, ofPerplexity = code) => ({
  responses: code,
  agent: ofPerplexity,
  chat: code,
});
const ERRORS = {
  rate_limited: {
    status: 429,
    message: 'Rate limit reached.',
    codes: {
      ...ofOpenai('rate_limit_exceeded', 'request_rate_limit_exceeded'),
      generate_content: 'RESOURCE_EXHAUSTED',
      messages: 'rate_limit_error',
    },
  },
  server_error: {
    status: 503,
    message: 'The server is overloaded.',
    codes: {
      ...ofOpenai('server_error', 'bad_gateway'),
      generate_content: 'UNAVAILABLE',
      messages: 'overloaded_error',
    },
  },
  internal_error: {
    status: 500,
    message: 'The server had an error.',
    codes: {
      ...ofOpenai('server_error', 'internal_error'),
      generate_content: 'INTERNAL',
      messages: 'api_error',
    },
  },
  unauthorized: {
    status: 401,
    message: 'Incorrect API key provided: sk-test-1234567890.',
    codes: {
      ...ofOpenai('invalid_api_key', 'forbidden'),
      generate_content: 'UNAUTHENTICATED',
      messages: 'authentication_error',
    },
  },
  unknown_model: {
    status: 404,
    message: 'The model does not exist.',
    codes: {
      ...ofOpenai('model_not_found', 'not_found'),
      generate_content: 'NOT_FOUND',
      messages: 'not_found_error',
    },
  },
  gone: {
    status: 410,
    message: 'This endpoint has been retired.',
    codes: { ...ofOpenai('gone'), generate_content: 'NOT_FOUND', messages: 'not_found_error' },
  },
  out_of_quota: {
    status: 402,
    message: 'You exceeded your current quota.',
    codes: {
      ...ofOpenai('insufficient_quota'),
      generate_content: 'FAILED_PRECONDITION',
      messages: 'billing_error',
    },
  },
} as const satisfies Partial<Record<WireFault, WireError>>;

/** Google sends no error for a filtered question but an answer without candidates; Anthropic names its filter in words. */
function sendContentFilter(response: ServerResponse, protocol: Protocol): void {
  if (protocol === 'generate_content') {
    const blocked = { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata: {} };
    response.writeHead(200, JSON_HEADERS).end(JSON.stringify(blocked));
    return;
  }
  const error =
    protocol === 'messages'
      ? { code: 'invalid_request_error', message: 'Output blocked by content filtering policy' }
      : { code: 'content_filter', message: 'The prompt triggered a content filter.' };
  response.writeHead(400, JSON_HEADERS).end(buildErrorBody({ protocol, ...error }));
}

const isError = (fault: WireFault): fault is keyof typeof ERRORS => fault in ERRORS;

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
 * @param body the valid answer the fault spoils
 * @param retryAfter value of the Retry-After header of `rate_limited` and `server_error`
 */
export function sendWireFault({
  response,
  protocol,
  fault,
  body,
  retryAfter,
}: {
  response: ServerResponse;
  protocol: Protocol;
  fault: Exclude<WireFault, 'hang' | 'empty' | 'refused' | 'cut_short'>;
  body: string;
  retryAfter: string | null;
}): void {
  if (isError(fault)) {
    const { status, message, codes } = ERRORS[fault];
    // A provider out of quota says so with the status of one that is only busy.
    const sent = fault === 'out_of_quota' && codes[protocol] === 'insufficient_quota' ? 429 : status;
    response
      .writeHead(sent, { ...JSON_HEADERS, ...(retryAfter !== null && { 'retry-after': retryAfter }) })
      .end(buildErrorBody({ protocol, code: codes[protocol], message }));
    return;
  }
  switch (fault) {
    case 'content_filter':
      sendContentFilter(response, protocol);
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
    case 'unknown_detail':
      response.writeHead(200, JSON_HEADERS).end(addUnknownDetails(body, protocol));
      return;
    case 'bad_utf8':
      response.writeHead(200, JSON_HEADERS).end(spoilUtf8(body));
      return;
  }
}
