import { basename } from 'node:path/posix';
import { readList, readNumber, readText, requireRecord } from './read-report.ts';

export interface TestFile {
  /** Its name without the folders. */
  readonly name: string;
  readonly seconds: number;
}

const MAX_NAMED = 5;

/** How long each file took, by the report of `vitest --reporter=json`. */
export function listVitestFiles(json: string): TestFile[] {
  return readList(requireRecord(JSON.parse(json)), 'testResults').map((file) => ({
    name: basename(readText(file, 'name')),
    seconds: (readNumber(file, 'endTime') - readNumber(file, 'startTime')) / 1000,
  }));
}

/** How long the tests of each file took, by the report of `playwright test --reporter=json`. */
export function listPlaywrightFiles(json: string): TestFile[] {
  return readList(requireRecord(JSON.parse(json)), 'suites').map((suite) => ({
    name: basename(readText(suite, 'file')),
    seconds: sumDurations(suite) / 1000,
  }));
}

function sumDurations(suite: Record<string, unknown>): number {
  const results = readList(suite, 'specs').flatMap((spec) =>
    readList(spec, 'tests').flatMap((test) => readList(test, 'results')),
  );
  const own = results.reduce((sum, result) => sum + readNumber(result, 'duration'), 0);
  return readList(suite, 'suites').reduce((sum, inner) => sum + sumDurations(inner), own);
}

/** 'slowest: a.test.ts 12.3 s, b.test.ts 4.0 s', for whoever wants the run shorter. */
export function formatSlowest(files: readonly TestFile[]): string {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, MAX_NAMED);
  return `slowest: ${slowest.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', ')}`;
}
