import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/app-error';

/** An upload that stands still for so long has broken off. */
const IDLE_MS = 30_000;
/** So long it may take in all; the limit of other requests does not hold for it. */
const MAX_MS = 30 * 60_000;
/** Of a refused upload so much is read to its end: a client that is still sending would not see the answer else. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

const uploading = new WeakSet<Socket>();

/** Whether a request took longer than one of text may, on a connection that is sending a file. */
export function isWaitedFor({ error, socket }: { error: NodeJS.ErrnoException; socket: Socket }): boolean {
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && uploading.has(socket);
}

/** Reads the file a request sends, piece by piece; one that stands still or breaks off is an error. */
export async function readUpload<Result>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  read: (bytes: AsyncIterable<Buffer>) => Promise<Result>,
): Promise<Result> {
  const { raw } = request;
  const end = performance.now() + MAX_MS;
  const idle = setTimeout(() => raw.destroy(), IDLE_MS);
  uploading.add(raw.socket);
  const pieces = () => readPieces({ raw, end, idle });
  try {
    return await read(pieces());
  } catch (error) {
    if (!(error instanceof AppError) && raw.destroyed) throw new AppError('request.malformed');
    if (!raw.readableEnded) reply.header('connection', 'close');
    await drain(pieces());
    throw error;
  } finally {
    clearTimeout(idle);
    uploading.delete(raw.socket);
  }
}

interface Upload {
  readonly raw: FastifyRequest['raw'];
  /** When it has taken too long. */
  readonly end: number;
  /** Begins anew with each piece. */
  readonly idle: NodeJS.Timeout;
}

/** Without ending the request where its reader stops: what is left of it may still be read. */
async function* readPieces({ raw, end, idle }: Upload): AsyncGenerator<Buffer> {
  for await (const piece of raw.iterator({ destroyOnReturn: false })) {
    if (performance.now() > end) throw new AppError('request.malformed');
    idle.refresh();
    yield toBuffer(piece);
  }
}

async function drain(pieces: AsyncIterable<Buffer>): Promise<void> {
  let left = MAX_DRAINED_BYTES;
  try {
    for await (const piece of pieces) {
      left -= piece.length;
      if (left < 0) return;
    }
  } catch {
    // It broke off: nobody waits for the answer.
  }
}

/** Safe because a request without an encoding gives bytes. */
function toBuffer(piece: unknown): Buffer {
  return piece as Buffer;
}
