import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { CONNECTION_BANS } from './connection-bans.ts';

const countReports = (code: string): number =>
  new Linter().verify(code, {
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', ...CONNECTION_BANS] },
  }).length;

describe('a connection that nobody watches', () => {
  it.each([
    'await db.transaction((tx) => store(tx));',
    'await tx.transaction((inner) => store(inner));',
    'const client = await ctx.db.$client.connect();',
    "db.$client.on('error', () => undefined);",
    'const client = new pg.Client(settings);',
    'const pool = new pg.Pool(settings);',
    'const client = new Client(settings);',
  ])('is refused: %s', (code) => {
    expect(countReports(code)).toBe(1);
  });

  it.each([
    'await withTransaction(db, (tx) => store(tx));',
    'await withConnection(options, (client) => client.query(text));',
    'await db.$client.query(text);',
    'await boss.start();',
  ])('is not what this is: %s', (code) => {
    expect(countReports(code)).toBe(0);
  });
});

it.each([
  ['applies to', 'server/src/platform/jobs/store.ts', true],
  ['applies to', 'server/src/features/accounts/users/store/users.ts', true],
  ['applies to', 'server/src/app/run.ts', true],
  ['applies to', 'server/src/platform/db/migrations/migrate.ts', true],
  ['spares', 'server/src/platform/db/with-transaction.ts', false],
])('the ban %s %s', async (_word, file, holds) => {
  const config: unknown = await new ESLint({ cwd: ROOT }).calculateConfigForFile(file);
  expect(JSON.stringify(config).includes('use withConnection')).toBe(holds);
});
