import { describe, expect, it } from 'vitest';
import { checkSizes } from './check-sizes.ts';

const NONE = { folders: {}, features: {} };
const inFolder = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/part-${index}${ending}`, lines: 10 }));
const feature = (name: string, lines: number) => ({ path: `server/src/features/${name}/store.ts`, lines });

describe('sizes', () => {
  it('refuses a folder of more than twenty source files, tests not counted', () => {
    expect(checkSizes({ files: inFolder('web/src/ui', 20), oversized: NONE })).toEqual([]);
    expect(checkSizes({ files: inFolder('web/src/ui', 21), oversized: NONE })).toEqual([
      'web/src/ui: 21 source files; over 20 a folder is split by concept',
    ]);
    const tested = [...inFolder('web/src/ui', 20), ...inFolder('web/src/ui', 9, '.test.tsx')];
    expect(checkSizes({ files: tested, oversized: NONE })).toEqual([]);
    const nested = [...inFolder('web/src/ui', 20), ...inFolder('web/src/ui/forms', 20)];
    expect(checkSizes({ files: nested, oversized: NONE })).toEqual([]);
  });

  it('refuses a feature that holds more than a quarter of all feature code', () => {
    const even = ['accounts', 'companies', 'plans', 'emails'].map((name) => feature(name, 100));
    expect(checkSizes({ files: even, oversized: NONE })).toEqual([]);
    expect(checkSizes({ files: [...even, feature('analysis', 300)], oversized: NONE })).toEqual([
      'server/src/features/analysis: 43 % of all feature code; over 25 % it is more than one feature',
    ]);
  });

  it('lets what was too large shrink, never grow', () => {
    const oversized = { ...NONE, folders: { 'web/src/ui': 30 } };
    expect(checkSizes({ files: inFolder('web/src/ui', 29), oversized })).toEqual([]);
    expect(checkSizes({ files: inFolder('web/src/ui', 31), oversized })[0]).toContain('over 30');
  });

  it('wants an exception gone that nobody needs', () => {
    const oversized = { folders: { 'web/src/ui': 30 }, features: { analysis: 40 } };
    const violations = checkSizes({ files: inFolder('web/src/ui', 20), oversized });
    expect(violations.map((violation) => violation.split(':')[0])).toEqual(['web/src/ui', 'analysis']);
  });
});
