import { describe, expect, it } from 'vitest';
import { describeSizes } from './describe-sizes.ts';

const ofLines = (lines: readonly number[]) =>
  lines.map((count, index) => ({ path: `web/src/lib/${String(index)}/part.ts`, lines: count }));

describe('the sizes that are printed', () => {
  it('are the median, what nine of ten files do not exceed, and the longest', () => {
    expect(describeSizes(ofLines([90, 10, 20, 30, 40, 50, 60, 70, 80, 200]))).toEqual([
      '10 source files: median 50 lines, nine of ten at most 90, the longest 200 (web/src/lib/9/part.ts)',
    ]);
  });

  it('leave out tests, what tests alone use, and styles', () => {
    const others = ['web/src/lib/part.test.ts', 'web/test/builders.ts', 'web/src/ui/theme.css'];
    const files = [...ofLines([10]), ...others.map((path) => ({ path, lines: 250 }))];
    expect(describeSizes(files).at(-1)).toContain('1 source files: median 10 lines');
  });

  it('name a folder of sixteen source files, the fullest first', () => {
    const inFolder = (folder: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        path: `${folder}/part-${String(index)}.ts`,
        lines: 10,
      }));
    const files = [
      ...inFolder('web/src/ui', 16),
      ...inFolder('server/src/lib', 18),
      ...inFolder('contract/src', 15),
    ];
    expect(describeSizes(files).slice(0, -1)).toEqual([
      'warning: server/src/lib: 18 source files',
      'warning: web/src/ui: 16 source files',
    ]);
  });
});
