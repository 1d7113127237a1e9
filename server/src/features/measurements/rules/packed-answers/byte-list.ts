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

/** Fills a list with the numbers that follow; nearly all of them are one byte. */
export function readNumbers<List extends Int32Array | number[]>(cursor: ByteCursor, into: List): List {
  const { bytes } = cursor;
  let { at } = cursor;
  for (let index = 0; index < into.length; index += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 128) {
      into[index] = byte;
      at += 1;
      continue;
    }
    cursor.at = at;
    into[index] = readNumber(cursor);
    ({ at } = cursor);
  }
  cursor.at = at;
  return into;
}

/** Passes over so many numbers. */
export function skipNumbers(cursor: ByteCursor, count: number): void {
  const { bytes } = cursor;
  let { at } = cursor;
  for (let left = count; left > 0 && at < bytes.length; at += 1) if ((bytes[at] ?? 0) < 128) left -= 1;
  cursor.at = at;
}

/**
 * Gives lists of zeros out of one piece of memory: a piece for each list is what collecting garbage takes longest with.
 * @param size how long they are together at most
 */
export function createLists(size: number): (length: number) => Int32Array {
  const memory = new Int32Array(size);
  let taken = 0;
  return (length) => {
    taken += length;
    if (taken > size) throw new Error('The lists are longer than was said');
    return memory.subarray(taken - length, taken);
  };
}
