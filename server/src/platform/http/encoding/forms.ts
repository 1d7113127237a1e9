import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const BROTLI_QUALITY = 4;
/** Below this a packet carries it as it is. */
const WORTH_BYTES = 1_400;

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gzipped = promisify(gzip);
const gunzipped = promisify(gunzip);

/** The best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A payload as it travels; `encoding` is null where it is what it is. */
export interface Form {
  readonly encoding: Encoding | null;
  readonly bytes: Buffer;
}

export const isWorthCompressing = (payload: string | Buffer): boolean => payload.length >= WORTH_BYTES;

/** The best encoding a client accepts; null when it takes none of ours. `q=0` says that it does not. */
export function chooseEncoding(header: string | string[] | undefined): Encoding | null {
  const accepted = [header ?? '']
    .flat()
    .join(',')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

export function compress(payload: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : gzipped(payload);
}

/** The form for a client of this encoding: a short payload stays as it is. */
export async function encodeForm(payload: Buffer, encoding: Encoding | null): Promise<Form> {
  return encoding === null || !isWorthCompressing(payload)
    ? { encoding: null, bytes: payload }
    : { encoding, bytes: await compress(payload, encoding) };
}

/** The payload behind a form. */
export async function decodeForm({ encoding, bytes }: Form): Promise<Buffer> {
  if (encoding === null) return bytes;
  return encoding === 'br' ? unbrotli(bytes) : gunzipped(bytes);
}
