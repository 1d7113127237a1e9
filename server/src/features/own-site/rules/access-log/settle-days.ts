import type { RomeDay } from '#lib/rome-time';

/** A day of a log: how many lines of it count, and the smallest hashes of these. */
interface LoggedDay {
  readonly day: RomeDay;
  readonly lines: number;
  readonly sketch: readonly number[];
}

export interface OtherDay<LogId extends string> extends LoggedDay {
  readonly logId: LogId;
}

/** Of more lines one shared line may be chance: a crawler that asked two servers for one page in one second. */
const FEW = 20;

/**
 * Days of a new log that share lines with a log before it: it is the same server's, cut at another time. Adding both up
 * would count these lines twice, so the one with more lines of the day counts: the longer cut holds the shorter one.
 */
export function settleDays<LogId extends string>(
  days: readonly LoggedDay[],
  others: readonly OtherDay<LogId>[],
): { leftOut: RomeDay[]; replaced: OtherDay<LogId>[] } {
  const leftOut: RomeDay[] = [];
  const replaced: OtherDay<LogId>[] = [];
  for (const day of days) {
    const sharing = others.filter((other) => other.day === day.day && sharesLines(other, day));
    if (sharing.some(({ lines }) => lines >= day.lines)) leftOut.push(day.day);
    else replaced.push(...sharing);
  }
  return { leftOut, replaced };
}

function sharesLines({ sketch }: LoggedDay, other: LoggedDay): boolean {
  const known = new Set(sketch);
  const shared = other.sketch.filter((hash) => known.has(hash)).length;
  return shared >= (Math.min(sketch.length, other.sketch.length) < FEW ? 1 : 2);
}
