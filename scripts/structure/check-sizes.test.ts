import { describe, expect, it } from 'vitest';
import { checkSizes } from './check-sizes.ts';

const NONE = { files: {}, folders: {}, features: {} };
const inFolder = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/part-${index}${ending}`, lines: 10 }));

describe('sizes', () => {
  it('refuses a file of more than 280 lines, tests not counted', () => {
    const path = 'server/src/lib/text.ts';
    expect(checkSizes({ files: [{ path, lines: 280 }], oversized: NONE })).toEqual([]);
    expect(checkSizes({ files: [{ path, lines: 281 }], oversized: NONE })).toEqual([
      'server/src/lib/text.ts: 281 lines; over 280 a file is split by what it holds',
    ]);
    const test = { path: 'server/src/lib/text.test.ts', lines: 281 };
    expect(checkSizes({ files: [test], oversized: NONE })).toEqual([]);
  });

  it('refuses a folder of more than eighteen source files, tests not counted', () => {
    expect(checkSizes({ files: inFolder('web/src/ui', 18), oversized: NONE })).toEqual([]);
    expect(checkSizes({ files: inFolder('web/src/ui', 19), oversized: NONE })).toEqual([
      'web/src/ui: 19 source files; over 18 a folder is split by concept',
    ]);
    const tested = [...inFolder('web/src/ui', 18), ...inFolder('web/src/ui', 9, '.test.tsx')];
    expect(checkSizes({ files: tested, oversized: NONE })).toEqual([]);
    const nested = [...inFolder('web/src/ui', 18), ...inFolder('web/src/ui/forms', 18)];
    expect(checkSizes({ files: nested, oversized: NONE })).toEqual([]);
  });

  it.each(['server', 'web'])(
    'refuses a feature that holds more than a fifth of the %s’s feature code',
    (side) => {
      const feature = (name: string, lines: number) => ({
        path: `${side}/src/features/${name}/model.ts`,
        lines,
      });
      const even = ['accounts', 'companies', 'plans', 'emails', 'reports'].map((name) => feature(name, 10));
      const other = { path: `${side === 'web' ? 'server' : 'web'}/src/lib/text.ts`, lines: 100 };
      expect(checkSizes({ files: [...even, other], oversized: NONE })).toEqual([]);
      expect(checkSizes({ files: [...even, feature('analysis', 30)], oversized: NONE })).toEqual([
        `${side}/src/features/analysis: 38 % of its side’s feature code; over 20 % it is more than one feature`,
      ]);
    },
  );

  it('lets what was too large shrink, never grow', () => {
    const oversized = { ...NONE, folders: { 'web/src/ui': 30 } };
    expect(checkSizes({ files: inFolder('web/src/ui', 29), oversized })).toEqual([]);
    expect(checkSizes({ files: inFolder('web/src/ui', 31), oversized })[0]).toContain('over 30');
  });

  it('wants an exception gone that nobody needs', () => {
    const oversized = {
      files: { 'web/src/ui/part-0.ts': 300 },
      folders: { 'web/src/ui': 30 },
      features: { 'server/src/features/analysis': 40 },
    };
    const violations = checkSizes({ files: inFolder('web/src/ui', 18), oversized });
    expect(violations.map((violation) => violation.split(':')[0])).toEqual([
      'web/src/ui/part-0.ts',
      'web/src/ui',
      'server/src/features/analysis',
    ]);
  });
});
