import { hash } from 'node:crypto';

/** How many rows, and the sum of their hashes: the same whatever order the rows come in. */
export interface Digest {
  readonly rows: number;
  readonly checksum: string;
}

const NEW_LINE = 0x0a;
const WORDS = [0, 4, 8, 12] as const;

/** Adds up rows of PostgreSQL's COPY text, in which a new line ends a row and occurs nowhere else. */
export function createRowDigest(): { add(bytes: Buffer): void; finish(): Digest } {
  const sums = WORDS.map(() => 0);
  let rows = 0;
  let begun: Buffer = Buffer.alloc(0);

  function addRow(row: Buffer): void {
    const digest = hash('sha256', row, 'buffer');
    for (const [index, at] of WORDS.entries())
      sums[index] = ((sums[index] ?? 0) + digest.readUInt32BE(at)) % 2 ** 32;
    rows += 1;
  }

  return {
    add(bytes) {
      let start = 0;
      for (let end = bytes.indexOf(NEW_LINE); end !== -1; end = bytes.indexOf(NEW_LINE, start)) {
        const row = bytes.subarray(start, end);
        addRow(begun.length === 0 ? row : Buffer.concat([begun, row]));
        begun = Buffer.alloc(0);
        start = end + 1;
      }
      // A copy: the stream may use its memory again.
      if (start < bytes.length) begun = Buffer.concat([begun, bytes.subarray(start)]);
    },
    finish: () => ({ rows, checksum: sums.map((sum) => sum.toString(16).padStart(8, '0')).join('') }),
  };
}
