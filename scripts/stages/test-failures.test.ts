import { describe, expect, it } from 'vitest';
import { listPlaywrightFailures, listVitestFailures } from './test-failures.ts';

describe('the failures of a stage', () => {
  it('are the failed tests of the unit runner, and files that broke before their first', () => {
    const testResults = [
      {
        name: '/here/server/test/boot.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a start is quick', failureMessages: [] },
          { status: 'failed', fullName: 'a stop loses nothing', failureMessages: ['AssertionError: 1 lost'] },
        ],
      },
      { name: '/here/stop.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ];
    expect(listVitestFailures(JSON.stringify({ testResults }))).toEqual([
      { test: 'boot.test.ts › a stop loses nothing', message: 'AssertionError: 1 lost' },
      { test: 'stop.test.ts', message: 'No such module' },
    ]);
  });

  it('are the failed journeys, described together or not', () => {
    const spec = (title: string, ok: boolean) => ({
      file: 'boot.test.ts',
      title,
      ok,
      tests: [{ results: [{ errors: ok ? [] : [{ message: 'Timed out' }, { message: 'Closed' }] }] }],
    });
    const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }];
    const errors = [{ message: 'No browser' }];
    expect(listPlaywrightFailures(JSON.stringify({ suites, errors }))).toEqual([
      { test: 'before any journey', message: 'No browser' },
      { test: 'boot.test.ts › closes', message: 'Timed out\nClosed' },
    ]);
  });
});
