import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findUnusedExports } from './find-unused-exports.ts';

const FILES: Record<string, string> = {
  'server/package.json': JSON.stringify({
    type: 'module',
    imports: { '#features/*': './src/features/*/index.ts', '#lib/*': './src/lib/*.ts' },
  }),
  'server/src/lib/whole.ts': 'export const used = 1;\nexport const alsoUsed = 2;\n',
  'server/src/lib/star.ts': "export * from './whole.ts';\n",
  'server/src/lib/late.ts': 'export default 1;\n',
  'server/src/app/main.ts':
    "import { createPlan } from '#features/plans';\nimport * as whole from '#lib/whole';\ncreatePlan(whole);\nvoid import('#lib/late');\n",
  'server/src/features/plans/index.ts':
    "export { createPlan } from './create-plan.ts';\nexport { dropPlan } from './drop-plan.ts';\n",
  'server/src/features/plans/create-plan.ts':
    'export interface Verdict {\n  ok: boolean;\n}\nexport function createPlan(): Verdict {\n  return { ok: LIMIT > 0 };\n}\nexport const LIMIT = 1;\nexport interface Forgotten {\n  a: 1;\n}\n',
  'server/src/features/plans/drop-plan.ts': 'export const dropPlan = () => 1;\n',
  'server/src/features/plans/rules/tested-only.ts': 'export const testedOnly = () => 1;\n',
  'server/src/features/plans/rules/tested-only.test.ts':
    "import { testedOnly } from './tested-only.ts';\ntestedOnly();\n",
  'contract/src/index.ts': 'export interface Shape {\n  a: 1;\n}\nexport const orphan = 1;\n',
};

const root = realpathSync(mkdtempSync(join(tmpdir(), 'citato-exports-')));
let unused: string[] = [];

beforeAll(() => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  unused = findUnusedExports({
    root,
    paths: Object.keys(FILES).filter((path) => path.endsWith('.ts')),
    entries: [],
    faces: ['contract/src/index.ts'],
  }).map(({ path, name, reason }) => `${path} ${name}: ${reason}`);
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

it('reports what an index offers and nobody takes', () => {
  expect(unused).toContain('server/src/features/plans/index.ts dropPlan: no other file uses it');
});

it('reports a value that only its own file uses', () => {
  expect(unused).toContain('server/src/features/plans/create-plan.ts LIMIT: no other file uses it');
});

it('reports a rule that only its test uses', () => {
  expect(unused).toContain('server/src/features/plans/rules/tested-only.ts testedOnly: only tests use it');
});

it('reports a type nobody names, but not one that describes an exported function', () => {
  expect(unused).toContain('server/src/features/plans/create-plan.ts Forgotten: no other file uses it');
  expect(unused.join()).not.toContain('Verdict');
});

it('lets a published face offer types, not values, that nobody names', () => {
  expect(unused.join()).not.toContain('Shape');
  expect(unused).toContain('contract/src/index.ts orphan: no other file uses it');
});

it('asks for names instead of export *', () => {
  expect(unused.filter((line) => line.startsWith('server/src/lib/star.ts'))).toHaveLength(1);
});

it('finds users behind an index, a namespace and a late import', () => {
  expect(unused.join()).not.toMatch(/createPlan|whole\.ts|late\.ts/);
});
