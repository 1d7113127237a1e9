import { type RomeDay, romeDay } from '#lib/rome-time';

/** What one day of a log holds: equal for the same lines in whatever order, file or compression. */
export interface DayDigest {
  readonly day: RomeDay;
  readonly digest: string;
  readonly lines: number;
}

interface Sums {
  lines: number;
  first: number;
  second: number;
}

/** FNV-1a's prime (G. Fowler, L. C. Noll, K.-P. Vo); two seeds give two independent sums. */
const PRIME = 0x01000193;
const SEEDS = [0x811c9dc5, 0x050c5d1f] as const;

/** Adds up the hashes of counted lines, day by day; nothing of a line can be read from it. */
export class DayDigests {
  private readonly sums = new Map<RomeDay, Sums>();

  add(at: Date, line: Buffer): void {
    const day = romeDay(at);
    const sums = this.sums.get(day) ?? { lines: 0, first: 0, second: 0 };
    sums.lines += 1;
    sums.first = (sums.first + hash(line, SEEDS[0])) >>> 0;
    sums.second = (sums.second + hash(line, SEEDS[1])) >>> 0;
    this.sums.set(day, sums);
  }

  get days(): readonly DayDigest[] {
    return [...this.sums].map(([day, { lines, first, second }]) => ({
      day,
      digest: `${String(lines)}-${first.toString(16)}-${second.toString(16)}`,
      lines,
    }));
  }
}

/** A carriage return at its end is no part of a line. */
function hash(line: Buffer, seed: number): number {
  const length = line.at(-1) === 13 ? line.length - 1 : line.length;
  let value: number = seed;
  for (let at = 0; at < length; at += 1) value = Math.imul(value ^ (line[at] ?? 0), PRIME);
  return value >>> 0;
}
