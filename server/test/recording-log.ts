import type { Logger } from '#platform/logging';

export interface LogEntry {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly fields: unknown;
  readonly message: string | undefined;
}

/** A log a test can read, and nobody has to. */
export function createRecordingLog(): { logger: Logger; entries: readonly LogEntry[] } {
  const entries: LogEntry[] = [];
  const record =
    (level: LogEntry['level']) =>
    (fields: unknown, message?: string): void => {
      entries.push({ level, fields, message: message ?? (typeof fields === 'string' ? fields : undefined) });
    };
  return {
    entries,
    logger: { debug: record('debug'), info: record('info'), warn: record('warn'), error: record('error') },
  };
}
