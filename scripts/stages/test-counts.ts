import { readNumber, requireRecord } from './read-report.ts';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

export const NO_TESTS: TestCounts = { passed: 0, failed: 0, skipped: 0 };

/** Sums up what several runners counted. */
export function addCounts(counts: readonly TestCounts[]): TestCounts {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NO_TESTS,
  );
}

/** 'N passed, N failed', with the skipped ones only when there are any. */
export function formatCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Reads the report of `vitest --reporter=json`. A file that breaks before its first test counts as one failure.
 * Throws when it is no such report.
 */
export function parseVitestReport(json: string): TestCounts {
  const report = requireRecord(JSON.parse(json));
  return {
    passed: readNumber(report, 'numPassedTests'),
    failed: readNumber(report, 'numFailedTests') + countBrokenFiles(report['testResults']),
    skipped: readNumber(report, 'numPendingTests') + readNumber(report, 'numTodoTests'),
  };
}

function countBrokenFiles(files: unknown): number {
  if (!Array.isArray(files)) throw new Error('The test runner’s report has no testResults');
  return files
    .map(requireRecord)
    .filter(({ status, assertionResults }) => status === 'failed' && isEmptyList(assertionResults)).length;
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Reads the report of `playwright test --reporter=json`. A flaky test has failed. Throws when it is not one. */
export function parsePlaywrightReport(json: string): TestCounts {
  const report = requireRecord(requireRecord(JSON.parse(json))['stats']);
  return {
    passed: readNumber(report, 'expected'),
    failed: readNumber(report, 'unexpected') + readNumber(report, 'flaky'),
    skipped: readNumber(report, 'skipped'),
  };
}
