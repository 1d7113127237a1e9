import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const BROTLI_QUALITY = 4;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What bytes came to; forgotten with the bytes, so that only who keeps those has their forms as well. */
const known = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** A payload in one of its compressed forms. The same bytes, sent again or to several at a time, are compressed once. */
export function compress(payload: string | Buffer, encoding: Encoding): Promise<Buffer> {
  if (typeof payload === 'string') return encode(payload, encoding);
  const forms = known.get(payload) ?? new Map<Encoding, Promise<Buffer>>();
  const form = forms.get(encoding) ?? encode(payload, encoding);
  known.set(payload, forms.set(encoding, form));
  // Memory that was short once may be there the next time.
  form.catch(() => forms.delete(encoding));
  return form;
}

function encode(payload: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : gzipped(payload);
}
