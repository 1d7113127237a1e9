import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '#lib/app-error';
import { LogScan, type ScannedLog, UnknownFormat } from '../rules/access-log/scan-log.ts';

/** As it arrives, and opened: a small file can unpack to more than any disk holds. */
export interface LogBounds {
  readonly maxBytes: number;
  readonly maxOpenedBytes: number;
}

const LOG_BOUNDS: LogBounds = { maxBytes: 1024 ** 3, maxOpenedBytes: 4 * 1024 ** 3 };
const GZIP = [0x1f, 0x8b];
/** What gunzip gives at a time. */
const PIECE_BYTES = 256 * 1024;

export interface ReadLog extends ScannedLog {
  readonly bytes: number;
  /** A compressed log that ends in the middle. */
  readonly isCut: boolean;
}

/** Reads a log as it arrives, plain or compressed by gzip, in memory of a fixed size; refuses what is none. */
export async function readLogStream(
  source: AsyncIterable<Buffer>,
  bounds: LogBounds = LOG_BOUNDS,
): Promise<ReadLog> {
  const scan = new LogScan();
  const received = { bytes: 0 };
  try {
    const isCut = await scanAll({ scan, bounds, pieces: atMost(source, { received, max: bounds.maxBytes }) });
    if (received.bytes === 0) throw new AppError('access_logs.empty');
    return { ...scan.end(), bytes: received.bytes, isCut };
  } catch (error) {
    if (!(error instanceof UnknownFormat)) throw error;
    throw new AppError(error.isCommon ? 'access_logs.without_agents' : 'access_logs.unknown_format');
  }
}

/** Whether the log ended before its compression did. */
async function scanAll({
  scan,
  bounds,
  pieces,
}: {
  scan: LogScan;
  bounds: LogBounds;
  pieces: AsyncGenerator<Buffer>;
}): Promise<boolean> {
  const first = await readHead(pieces);
  const all = prepend(first, pieces);
  if (!GZIP.every((byte, place) => first[place] === byte)) {
    for await (const piece of all) scan.write(piece);
    return false;
  }
  const gunzip = createGunzip({ chunkSize: PIECE_BYTES });
  const opened = { bytes: 0 };
  let fault: unknown = null;
  // The reader below sees the faults of both.
  pipeline(all, gunzip, (error) => {
    fault = error ?? null;
  });
  try {
    for await (const piece of atMost<Buffer>(gunzip, { received: opened, max: bounds.maxOpenedBytes }))
      scan.write(piece);
  } catch (error) {
    if (codeOf(error) === 'Z_BUF_ERROR') return true;
    throw explain(error, fault);
  } finally {
    gunzip.destroy();
  }
  return false;
}

function explain(error: unknown, fault: unknown): unknown {
  if (error instanceof AppError || error instanceof UnknownFormat) return error;
  if (fault instanceof AppError) return fault;
  return codeOf(error).startsWith('Z_') ? new AppError('access_logs.unreadable') : error;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** At least the two bytes compression is known by, where there are so many. */
async function readHead(pieces: AsyncGenerator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < GZIP.length) {
    const next = await pieces.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  return head;
}

async function* prepend(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

async function* atMost<Piece extends Buffer>(
  source: AsyncIterable<Piece>,
  { received, max }: { received: { bytes: number }; max: number },
): AsyncGenerator<Piece> {
  for await (const piece of source) {
    received.bytes += piece.length;
    if (received.bytes > max) throw new AppError('access_logs.too_large');
    yield piece;
  }
}
