import { type RomeDay, romeDay } from '#lib/rome-time';
import { Sketch } from './sketch.ts';

/** What one day of a log holds: equal for the same lines in whatever order, file or compression. */
export interface DayDigest {
  readonly day: RomeDay;
  readonly digest: string;
  readonly lines: number;
  /** The smallest hashes of its lines, rising: of two logs that share many lines they share some. */
  readonly sketch: readonly number[];
}

interface Sums {
  lines: number;
  first: number;
  second: number;
  sketch: Sketch;
}

/** FNV-1a's prime (G. Fowler, L. C. Noll, K.-P. Vo); two seeds give two independent sums. */
const PRIME = 0x01000193;
const SEEDS = [0x811c9dc5, 0x050c5d1f] as const;
/** A line in a sketch: all of its first hash and 21 bits of its second, which a number holds exactly. */
const SECOND_PART = 2 ** 21;
const SECOND_SHIFT = 11;

/** Adds up the hashes of counted lines, day by day; nothing of a line can be read from it. */
export class DayDigests {
  private readonly sums = new Map<RomeDay, Sums>();

  add(at: Date, line: Buffer): void {
    const day = romeDay(at);
    const sums = this.sums.get(day) ?? { lines: 0, first: 0, second: 0, sketch: new Sketch() };
    const [first, second] = [hash(line, SEEDS[0]), hash(line, SEEDS[1])];
    sums.lines += 1;
    sums.first = (sums.first + first) >>> 0;
    sums.second = (sums.second + second) >>> 0;
    sums.sketch.add(first * SECOND_PART + (second >>> SECOND_SHIFT));
    this.sums.set(day, sums);
  }

  get days(): readonly DayDigest[] {
    return [...this.sums].map(([day, { lines, first, second, sketch }]) => ({
      day,
      digest: `${String(lines)}-${first.toString(16)}-${second.toString(16)}`,
      lines,
      sketch: sketch.hashes,
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
