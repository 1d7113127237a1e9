import { countFiles, isSource, type SizedFile } from './source-files.ts';

/** From here on a folder is named: its next file may find a better place. */
const MANY_FILES = 16;
const MEASURED = /\.tsx?$/;

/** Folders that are nearly full, and how long the source files are; what only tests use is not measured. */
export function describeSizes(files: readonly SizedFile[]): string[] {
  const full = [...countFiles(files.filter(isSource))]
    .filter(([, count]) => count >= MANY_FILES)
    .sort(([, a], [, b]) => b - a)
    .map(([folder, count]) => `warning: ${folder}: ${String(count)} source files`);
  const measured = files
    .filter((file) => isSource(file) && MEASURED.test(file.path) && !file.path.includes('test'))
    .toSorted((a, b) => a.lines - b.lines);
  const longest = measured.at(-1);
  if (longest === undefined) return full;
  const figures = [
    `median ${String(findQuantile(measured, 0.5))} lines`,
    `nine of ten at most ${String(findQuantile(measured, 0.9))}`,
    `the longest ${String(longest.lines)} (${longest.path})`,
  ];
  return [...full, `${String(measured.length)} source files: ${figures.join(', ')}`];
}

/** The length that so large a part of the files does not exceed. */
function findQuantile(sorted: readonly SizedFile[], part: number): number {
  return sorted[Math.ceil(part * sorted.length) - 1]?.lines ?? 0;
}
