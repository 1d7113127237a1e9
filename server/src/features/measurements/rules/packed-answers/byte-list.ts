/** Numbers of any size in as few bytes as they take: seven bits a byte, the lowest first. */
export function writeNumber(bytes: number[], number: number): void {
  let rest = number;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

/** As PostgreSQL writes bytes: `\\x` and hexadecimal digits. */
export const writeBytes = (bytes: readonly number[]): string => `\\x${Buffer.from(bytes).toString('hex')}`;

/** Bytes with the place that is read next. */
export interface ByteCursor {
  readonly bytes: Uint8Array;
  at: number;
}

export function readNumber(cursor: ByteCursor): number {
  const { bytes } = cursor;
  let number = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[cursor.at] ?? 0;
    cursor.at += 1;
    number |= (byte & 127) << shift;
    if (byte < 128) return number;
  }
}

/** So many numbers at once; nearly all of them are one byte. */
export function readNumbers(cursor: ByteCursor, count: number): Int32Array {
  const { bytes } = cursor;
  const numbers = new Int32Array(count);
  let { at } = cursor;
  for (let index = 0; index < count; index += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 128) {
      numbers[index] = byte;
      at += 1;
      continue;
    }
    cursor.at = at;
    numbers[index] = readNumber(cursor);
    ({ at } = cursor);
  }
  cursor.at = at;
  return numbers;
}
