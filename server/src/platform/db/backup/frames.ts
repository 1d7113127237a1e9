import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { StartupError } from '#lib/startup-error';

/** What a backup is made of: notes as JSON, and the rows of a table as PostgreSQL's COPY text. */
export type Frame =
  | { readonly kind: 'note'; readonly note: unknown }
  | { readonly kind: 'rows'; readonly rows: Buffer };

const KINDS = { note: 0x4e, rows: 0x52 } as const;
/** A byte for the kind, four for the length. */
const HEAD_BYTES = 5;
/** Far above what is ever written: a damaged length must not ask for gigabytes. */
const MAX_FRAME_BYTES = 256 * 1024 * 1024;

/** Writes one frame, and waits where the file is slower than the database. */
export async function writeFrame(out: Writable, frame: Frame): Promise<void> {
  const body = frame.kind === 'rows' ? frame.rows : Buffer.from(JSON.stringify(frame.note));
  if (out.errored !== null) throw out.errored;
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(KINDS[frame.kind]);
  head.writeUInt32BE(body.length, 1);
  out.write(head);
  if (!out.write(body)) await once(out, 'drain');
}

/** The frames of a file, one after the other; a file that ends within one is damaged. */
export async function* readFrames(input: Readable): AsyncGenerator<Frame, void, undefined> {
  let waiting: Buffer = Buffer.alloc(0);
  for await (const chunk of asBuffers(input)) {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    for (;;) {
      const length = readLength(waiting);
      if (length === null || waiting.length < HEAD_BYTES + length) break;
      yield toFrame(waiting.readUInt8(), waiting.subarray(HEAD_BYTES, HEAD_BYTES + length));
      waiting = waiting.subarray(HEAD_BYTES + length);
    }
  }
  if (waiting.length > 0) throw damaged();
}

/** Safe: a stream that was given no encoding and is not in object mode yields buffers, which its type does not say. */
export function asBuffers(stream: Readable): AsyncIterable<Buffer> {
  return stream as AsyncIterable<Buffer>;
}

/** What is said of a file that is cut off or was changed. */
export function damaged(cause?: unknown): StartupError {
  return new StartupError('The backup is cut off or damaged: nothing was restored. Take another one.', {
    cause,
  });
}

function readLength(bytes: Buffer): number | null {
  if (bytes.length < HEAD_BYTES) return null;
  const length = bytes.readUInt32BE(1);
  if (length > MAX_FRAME_BYTES) throw damaged();
  return length;
}

function toFrame(kind: number, body: Buffer): Frame {
  if (kind === KINDS.rows) return { kind: 'rows', rows: body };
  if (kind !== KINDS.note) throw damaged();
  try {
    return { kind: 'note', note: JSON.parse(body.toString('utf8')) };
  } catch (error) {
    throw damaged(error);
  }
}
