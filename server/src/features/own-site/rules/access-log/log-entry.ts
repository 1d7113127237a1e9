/** What one line of an access log says of a request; all of it as its client claimed it, but for status and address. */
export interface LogEntry {
  readonly at: Date;
  /** As written: one address, or several with commas where proxies passed the request on. */
  readonly address: string;
  readonly method: string;
  /** Path and query as written. */
  readonly target: string;
  readonly status: number;
  readonly userAgent: string;
  readonly referrer: string;
}

/** Reads one line; null where it is none of its format. */
export type LineReader = (line: string) => LogEntry | null;

export type LogFormat = 'combined' | 'json' | 'extended';
