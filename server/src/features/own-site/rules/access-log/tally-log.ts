import type { RomeDay } from '#lib/rome-time';
import { romeDay } from '#lib/rome-time';
import { findCrawler } from './crawlers.ts';
import { findVisit } from './engine-visits.ts';
import type { LogEntry } from './log-entry.ts';
import { readPath } from './read-path.ts';
import { type Verification, verifyAddress } from './verify-address.ts';

/** What one crawler read of one page on one day. */
export interface CrawlerReads {
  readonly day: RomeDay;
  readonly crawler: string;
  readonly verification: Verification;
  /** Without its query; '' stands for all pages beyond those that are counted one by one. */
  readonly path: string;
  reads: number;
  /** Of the reads, those answered with an error. */
  failed: number;
  /** Of the last error. */
  failedStatus: number | null;
  lastAt: Date;
}

/** How many people came from one engine to one page on one day. */
export interface EngineVisits {
  readonly day: RomeDay;
  readonly engine: string;
  readonly path: string;
  visits: number;
}

/** Pages, days and crawlers counted one by one; the rest is added up, so that memory has a bound. */
const MAX_KEYS = 20_000;

/** Adds up a log: counts by page and day, never who asked. */
export class LogTally {
  private readonly readsByKey = new Map<string, CrawlerReads>();
  private readonly visitsByKey = new Map<string, EngineVisits>();

  /** Whether the line was counted. */
  add(entry: LogEntry): boolean {
    const crawler = findCrawler(entry.userAgent);
    if (crawler !== null) {
      this.addRead(entry, crawler.id, verifyAddress(crawler, entry.address));
      return true;
    }
    const engine = findVisit(entry);
    if (engine !== null) this.addVisit(entry, engine);
    return engine !== null;
  }

  get reads(): readonly CrawlerReads[] {
    return [...this.readsByKey.values()];
  }

  get visits(): readonly EngineVisits[] {
    return [...this.visitsByKey.values()];
  }

  private addRead({ at, target, status }: LogEntry, crawler: string, verification: Verification): void {
    const day = romeDay(at);
    const counted = findOrAdd(this.readsByKey, [day, crawler, verification], readPath(target), (path) => ({
      day,
      crawler,
      verification,
      path,
      reads: 0,
      failed: 0,
      failedStatus: null,
      lastAt: at,
    }));
    counted.reads += 1;
    if (at > counted.lastAt) counted.lastAt = at;
    if (status < 400) return;
    counted.failed += 1;
    counted.failedStatus = status;
  }

  private addVisit({ at, target }: LogEntry, engine: string): void {
    const day = romeDay(at);
    const counted = findOrAdd(this.visitsByKey, [day, engine], readPath(target), (path) => ({
      day,
      engine,
      path,
      visits: 0,
    }));
    counted.visits += 1;
  }
}

function findOrAdd<Counted>(
  counts: Map<string, Counted>,
  key: readonly string[],
  path: string,
  create: (path: string) => Counted,
): Counted {
  const known = counts.get([...key, path].join(' '));
  if (known !== undefined) return known;
  const kept = counts.size < MAX_KEYS ? path : '';
  const keptKey = [...key, kept].join(' ');
  const counted = counts.get(keptKey) ?? create(kept);
  counts.set(keptKey, counted);
  return counted;
}
