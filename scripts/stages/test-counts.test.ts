import { describe, expect, it } from 'vitest';
import { countStage } from './print-stages.ts';
import { addCounts, formatCounts, parsePlaywrightReport, parseVitestReport } from './test-counts.ts';

const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ],
};

describe('counting tests', () => {
  it('reads passed, failed and skipped tests from the unit runner', () => {
    expect(parseVitestReport(JSON.stringify(vitestReport))).toEqual({ passed: 7, failed: 1, skipped: 2 });
  });

  it('counts a file that breaks before its first test as one failure', () => {
    const testResults = [...vitestReport.testResults, { status: 'failed', assertionResults: [] }];
    expect(parseVitestReport(JSON.stringify({ ...vitestReport, testResults })).failed).toBe(2);
  });

  it('counts a flaky journey as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
    expect(parsePlaywrightReport(JSON.stringify({ stats }))).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  it.each(['null', '{}', '[]', '{"stats":{"expected":"5"}}'])('refuses %s, which is no report', (json) => {
    expect(() => parseVitestReport(json)).toThrow(/report/);
    expect(() => parsePlaywrightReport(json)).toThrow(/report/);
  });

  it('closes with the line that CI reads', () => {
    const total = addCounts([
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 4, failed: 1, skipped: 0 },
    ]);
    expect(formatCounts(total)).toBe('7 passed, 1 failed');
    expect(formatCounts({ ...total, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
  });

  it('counts a red stage without a failing test as one failure', () => {
    const lint = { name: 'lint', seconds: 1, ok: false, output: '' };
    expect(countStage(lint)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countStage({ ...lint, counts: { passed: 9, failed: 0, skipped: 0 } }).failed).toBe(1);
    expect(countStage({ ...lint, ok: true }).failed).toBe(0);
  });
});
