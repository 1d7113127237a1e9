import { describe, expect, it } from 'vitest';
import { listDeadExceptions, listDeadFeatures, listDeadPatterns } from './list-dead-names.ts';

const paths = [
  'server/src/lib/clock.ts',
  'server/src/lib/ids.ts',
  'server/src/features/plans/store/rows.ts',
  'web/src/pages/home/index.ts',
];

describe('names of the law that nothing bears', () => {
  const listDead = (...exceptions: string[]) =>
    listDeadExceptions({ rules: [{ name: 'rules-are-pure', exceptions }], paths });

  it('are found one by one in a choice of names', () => {
    expect(listDead('^server/src/lib/(clock|money|ids|urls)\\.ts$')).toEqual([
      'rules-are-pure: its exception ^server/src/lib/money\\.ts$ matches no file',
      'rules-are-pure: its exception ^server/src/lib/urls\\.ts$ matches no file',
    ]);
  });

  it('are found where two choices meet', () => {
    expect(listDead('^server/src/(lib|features)/(clock\\.ts|plans/)')).toHaveLength(2);
  });

  it('are none where the exception follows the importing file, or names a package or an ending', () => {
    expect(listDead('^web/src/pages/$1/', '(^|/node_modules/)zod(/|$)', '\\.test\\.tsx?$')).toEqual([]);
  });

  it('are found in the stack of features', () => {
    expect(listDeadFeatures({ features: ['plans', 'alerts'], paths })).toEqual([
      "scripts/law/server-features.json: there is no feature 'alerts'",
    ]);
  });

  it('are found in the patterns of the lint configuration', () => {
    const blocks = [
      { ignores: ['**/dist/**'] },
      {
        files: ['server/src/**/*.{ts,tsx}'],
        ignores: ['server/src/lib/{clock,money}.ts'],
      },
    ];
    expect(listDeadPatterns({ blocks, paths })).toEqual([
      'eslint.config.js: server/src/**/*.tsx matches no file',
      'eslint.config.js: server/src/lib/money.ts matches no file',
    ]);
  });
});
