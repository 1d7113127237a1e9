import { type Detection, detectFormat } from './detect-format.ts';
import type { LineReader, LogFormat } from './log-entry.ts';
import { createSignSearch } from './log-signs.ts';
import { DayDigests, type DayDigest } from './day-digests.ts';
import { LogTally } from './tally-log.ts';

const NEWLINE = 10;
/** A longer line is no line of a log, and is passed over. */
const MAX_LINE_BYTES = 64 * 1024;
/** A log that says nothing in so many bytes or lines is none. */
const MAX_HEAD_BYTES = 512 * 1024;
const MAX_HEAD_LINES = 100;

export interface ScannedLog {
  readonly format: LogFormat;
  readonly lines: number;
  /** Of the lines that seemed to speak of a crawler or a visit, those that could not be read; and those too long. */
  readonly unreadLines: number;
  /** The days on which crawlers or people from an engine left lines. */
  readonly days: readonly DayDigest[];
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
  readonly tally: LogTally;
}

/** A log of no format we read; `isCommon`: its lines lack the user agent. */
export class UnknownFormat extends Error {
  readonly isCommon: boolean;

  constructor(isCommon: boolean) {
    super('a log of no known format');
    this.name = 'UnknownFormat';
    this.isCommon = isCommon;
  }
}

/**
 * Reads a log piece by piece in memory of a fixed size. Each piece is searched for what speaks of a crawler or an engine, and
 * only the lines around that are read; the first and last line of each piece tell the time it covers.
 */
export class LogScan {
  private readonly search = createSignSearch();
  private readonly tally = new LogTally();
  private detection: (Detection & { format: LogFormat }) | null = null;
  private head: Buffer = Buffer.alloc(0);
  /** The line that was begun. */
  private rest: Buffer = Buffer.alloc(0);
  private isSkipping = false;
  private lines = 0;
  private unreadLines = 0;
  private readonly digests = new DayDigests();
  private firstAt: Date | null = null;
  private lastAt: Date | null = null;

  /** Throws `UnknownFormat` as soon as it is clear. */
  write(piece: Buffer): void {
    if (this.detection !== null) {
      this.scan(piece);
      return;
    }
    this.head = Buffer.concat([this.head, piece]);
    const lines = this.headLines();
    if (this.head.length >= MAX_HEAD_BYTES || lines.length > MAX_HEAD_LINES) this.detect(lines);
  }

  end(): ScannedLog {
    if (this.detection === null) this.detect(this.headLines());
    if (this.rest.length > 0) this.scanLines(this.rest);
    const { lines, unreadLines, firstAt, lastAt, tally } = this;
    const { days } = this.digests;
    return { format: this.reading().format, lines, unreadLines, days, firstAt, lastAt, tally };
  }

  private headLines(): string[] {
    return this.head
      .toString('utf8')
      .split('\n', MAX_HEAD_LINES + 1)
      .map(trimLine)
      .filter((line) => line !== '');
  }

  private detect(lines: readonly string[]): void {
    const detection = detectFormat(lines);
    if (detection.format === null) throw new UnknownFormat(detection.isCommon);
    this.detection = detection;
    const { head } = this;
    this.head = Buffer.alloc(0);
    this.scan(head);
  }

  private scan(piece: Buffer): void {
    const last = piece.lastIndexOf(NEWLINE);
    if (last === -1) {
      this.keep(piece);
      return;
    }
    const whole =
      this.rest.length === 0 ? piece.subarray(0, last) : Buffer.concat([this.rest, piece.subarray(0, last)]);
    const start = this.isSkipping ? whole.indexOf(NEWLINE) + 1 : 0;
    const isAllSkipped = this.isSkipping && start === 0;
    this.isSkipping = false;
    this.rest = Buffer.alloc(0);
    if (!isAllSkipped) this.scanLines(whole.subarray(start));
    this.keep(piece.subarray(last + 1));
  }

  /** The begun line waits for its end; one that is too long is passed over. */
  private keep(piece: Buffer): void {
    if (this.isSkipping || piece.length === 0) return;
    if (this.rest.length + piece.length <= MAX_LINE_BYTES) {
      this.rest = Buffer.concat([this.rest, piece]);
      return;
    }
    this.rest = Buffer.alloc(0);
    this.isSkipping = true;
    this.lines += 1;
    this.unreadLines += 1;
  }

  private scanLines(bytes: Buffer): void {
    const text = bytes.toString('latin1');
    this.lines += countLines(bytes);
    this.noteTime(text);
    this.search.lastIndex = 0;
    while (this.search.test(text)) {
      const start = text.lastIndexOf('\n', this.search.lastIndex - 1) + 1;
      const end = text.indexOf('\n', this.search.lastIndex);
      this.readLine(bytes.subarray(start, end === -1 ? undefined : end));
      if (end === -1) return;
      this.search.lastIndex = end;
    }
  }

  private readLine(bytes: Buffer): void {
    const line = trimLine(bytes.toString('utf8'));
    if (line.startsWith('#')) return;
    const entry = this.reading().read(line);
    if (entry === null) this.unreadLines += 1;
    else if (this.tally.add(entry)) this.digests.add(entry.at, bytes);
  }

  private noteTime(text: string): void {
    const ends = [text.slice(0, indexOrEnd(text)), text.slice(text.lastIndexOf('\n') + 1)];
    for (const line of ends) {
      const at = this.reading().read(trimLine(line))?.at;
      if (at === undefined) continue;
      if (this.firstAt === null || at < this.firstAt) this.firstAt = at;
      if (this.lastAt === null || at > this.lastAt) this.lastAt = at;
    }
  }

  private reading(): { format: LogFormat; read: LineReader } {
    if (this.detection === null) throw new UnknownFormat(false);
    return this.detection;
  }
}

function indexOrEnd(text: string): number | undefined {
  const end = text.indexOf('\n');
  return end === -1 ? undefined : end;
}

const trimLine = (line: string): string => line.replace(/^\uFEFF/, '').replace(/\r$/, '');

function countLines(bytes: Buffer): number {
  let count = 1;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}
