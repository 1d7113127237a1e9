import type { LineReader, LogFormat } from './log-entry.ts';
import { isCommonFormat, readCombined } from './read-combined.ts';
import { createExtendedReader, readFieldNames } from './read-extended.ts';
import { readJsonLine } from './read-json-line.ts';

/** A format and who reads its lines, or why there is none. */
export type Detection =
  | { readonly format: LogFormat; readonly read: LineReader }
  /** It says neither who asked nor where they came from. */
  | { readonly format: null; readonly isCommon: boolean };

/** The format of a log by its first lines: that of the first line that can be read. */
export function detectFormat(lines: readonly string[]): Detection {
  for (const line of lines) {
    const names = readFieldNames(line);
    if (names !== null) return { format: 'extended', read: createExtendedReader(names) };
    if (line.startsWith('{') && readJsonLine(line) !== null) return { format: 'json', read: readJsonLine };
    if (readCombined(line) !== null) return { format: 'combined', read: readCombined };
  }
  return { format: null, isCommon: lines.some(isCommonFormat) };
}
