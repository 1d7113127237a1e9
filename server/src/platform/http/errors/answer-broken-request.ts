import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { errorBodyOf } from './error-answer.ts';

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Requests so broken that Node gives up on them before Fastify sees them. */
export function answerBrokenRequest({
  error,
  socket,
  headers,
}: {
  error: NodeJS.ErrnoException;
  socket: Socket;
  headers: Record<string, string>;
}): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify(errorBodyOf('request.malformed'));
  const lines = Object.entries(describeBroken({ headers, body })).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

export function describeBroken({ headers, body }: { headers: Record<string, string>; body: string }) {
  return {
    ...headers,
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
}
