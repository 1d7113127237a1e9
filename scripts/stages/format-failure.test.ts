import { describe, expect, it } from 'vitest';
import { formatFailure } from './format-failure.ts';

describe('what is told of a red stage', () => {
  it('are its failed tests, without colours and in few lines', () => {
    const message = [
      '\u001B[31mAssertionError\u001B[39m',
      '',
      ...Array.from({ length: 40 }, () => 'at'),
    ].join('\n');
    const lines = formatFailure({
      name: 'server tests',
      seconds: 1,
      ok: false,
      output: 'much',
      failures: [{ test: 'boot.test.ts › a start', message }],
    }).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      '✗ server tests',
      'boot.test.ts › a start',
      '    AssertionError',
      '    at',
    ]);
    expect(lines).toHaveLength(14);
  });

  it('are its last lines where no test failed', () => {
    const output = Array.from({ length: 20 }, (_, line) => `line ${String(line)}`).join('\n');
    const reported = formatFailure({ name: 'law', seconds: 1, ok: false, output });
    expect(reported.split('\n')).toHaveLength(13);
    expect(reported).toMatch(/line 19$/);
  });
});
