import { describe, expect, it } from 'vitest';
import { formatSlowest, listPlaywrightFiles, listVitestFiles } from './test-files.ts';

describe('the times of test files', () => {
  it('are read from the report of the unit runner', () => {
    const testResults = [{ name: '/here/server/test/boot.test.ts', startTime: 1_000, endTime: 13_500 }];
    expect(listVitestFiles(JSON.stringify({ testResults }))).toEqual([
      { name: 'boot.test.ts', seconds: 12.5 },
    ]);
  });

  it('are the sum of a file’s journeys, described together or not', () => {
    const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
    const suites = [
      { file: 'boot.test.ts', specs: [spec(1_000), spec(500)], suites: [{ specs: [spec(2_000)] }] },
      { file: 'bad-input.test.ts', specs: [] },
    ];
    expect(listPlaywrightFiles(JSON.stringify({ suites }))).toEqual([
      { name: 'boot.test.ts', seconds: 3.5 },
      { name: 'bad-input.test.ts', seconds: 0 },
    ]);
  });

  it('are told for the slowest five', () => {
    const files = [1, 9, 3, 7, 5, 8].map((seconds) => ({ name: `${seconds}.test.ts`, seconds }));
    expect(formatSlowest(files)).toBe(
      'slowest: 9.test.ts 9.0 s, 8.test.ts 8.0 s, 7.test.ts 7.0 s, 5.test.ts 5.0 s, 3.test.ts 3.0 s',
    );
  });

  it.each(['null', '[]', '{"testResults":[{"name":"a"}]}', '{"testResults":{}}'])(
    'are not read from %s, which is no report',
    (json) => {
      expect(() => listVitestFiles(json)).toThrow(/report/);
    },
  );
});
