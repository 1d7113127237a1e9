import { inflateSync } from 'node:zlib';

const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };
const ALIGNMENT = 4;

/**
 * The plain font in a WOFF file. The reader of fonts would inflate a table anew, and in JavaScript, for every glyph it
 * draws: half the time of a report.
 */
export function unpackWoff(file: Buffer): Buffer {
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    readTable({ file, at: WOFF.header + index * WOFF.entry }),
  );
  const head = Buffer.alloc(SFNT.header + count * SFNT.entry);
  file.copy(head, 0, 4, 8);
  // The next fields help a binary search over the tables: the largest power of two among them, its exponent, the rest.
  const exponent = Math.floor(Math.log2(count));
  const range = 2 ** exponent * SFNT.entry;
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(range, 6);
  head.writeUInt16BE(exponent, 8);
  head.writeUInt16BE(count * SFNT.entry - range, 10);
  let offset = head.length;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = SFNT.header + index * SFNT.entry;
    tag.copy(head, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(content.length, at + 12);
    offset += paddedLength(content);
  }
  return Buffer.concat([head, ...tables.map(({ content }) => pad(content))]);
}

function readTable({ file, at }: { file: Buffer; at: number }) {
  const offset = file.readUInt32BE(at + 4);
  const packedLength = file.readUInt32BE(at + 8);
  const length = file.readUInt32BE(at + 12);
  const packed = file.subarray(offset, offset + packedLength);
  return {
    tag: file.subarray(at, at + 4),
    checksum: file.readUInt32BE(at + 16),
    content: packedLength < length ? inflateSync(packed) : packed,
  };
}

const paddedLength = ({ length }: Buffer): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

const pad = (content: Buffer): Buffer =>
  Buffer.concat([content, Buffer.alloc(paddedLength(content) - content.length)]);
