import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { SPREAD_BANS } from './spread-bans.ts';

const countReports = (code: string): number =>
  new Linter().verify(code, {
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', ...SPREAD_BANS] },
  }).length;

describe('a statement a spread database does not take', () => {
  it.each([
    'sql`delete from a where not exists (select from b where b.id = a.id)`',
    'sql`delete from a where exists (\n    select from ${b} where ${b.id} = ${id})`',
    'sql`select to_json(t) as row from (select ${id} from a) t`',
    'db.select().from(analysisResults).innerJoin(endedAnalyses, eq(endedAnalyses.id, analysisId))',
  ])('is refused: %s', (code) => {
    expect(countReports(code)).toBe(1);
  });

  it.each([
    'sql`delete from a where not exists (select 1 from b where b.id = a.id)`',
    'sql`select to_json(t) as row from (select ${id} from a where ${isOurs} offset 0) t`',
    "sql`select json_build_object('id', id) from a`",
    'db.select().from(endedAnalyses).where(eq(endedAnalyses.companyId, companyId))',
    'db.select().from(analysisResults).innerJoin(ended, eq(ended.id, analysisId))',
  ])('is not what this is: %s', (code) => {
    expect(countReports(code)).toBe(0);
  });
});

it.each([
  ['applies to', 'server/src/features/answers/store/erasure.ts', true],
  ['spares', 'server/src/platform/db/with-transaction.ts', false],
  ['spares', 'server/src/features/answers/purge-old-texts.test.ts', false],
])('the ban %s %s', async (_word, file, holds) => {
  const config: unknown = await new ESLint({ cwd: ROOT }).calculateConfigForFile(file);
  expect(JSON.stringify(config).includes('exists (select 1 from')).toBe(holds);
});
