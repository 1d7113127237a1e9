import type { SourceText } from './check-owners.ts';
import { isReaderFile, listPatterns } from './check-word-lists.ts';

/** What the reader weighs: its lines without data and tests, and its regular expressions by how they are written. */
export function describeReader(files: readonly SourceText[]): string {
  const own = files.filter(isReaderFile);
  const lines = own.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0);
  const patterns = own.flatMap(listPatterns);
  const literals = patterns.filter(({ isLiteral }) => isLiteral).length;
  const named = patterns.length - literals;
  return `the reader: ${String(lines)} lines, ${String(patterns.length)} regular expressions, ${String(named)} of them with words from the data`;
}
