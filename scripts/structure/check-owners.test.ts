import { expect, it } from 'vitest';
import { checkOwners } from './check-owners.ts';

const OWNER = {
  path: 'server/src/features/answers/tables.ts',
  text: `export const analysisResults = pgTable('analysis_results', { id: uuid('id') });`,
};
const importing = (body: string, names = 'analysisResults') => ({
  path: 'server/src/features/reading/store/marks.ts',
  text: `import { ${names} } from '#features/answers';\n${body}`,
});

it.each([
  importing('await tx.update(analysisResults).set({ reader });'),
  importing('await tx.insert(analysisResults).values(row);'),
  importing('await tx\n  .delete(\n    analysisResults,\n  );'),
  importing('await tx.execute(insertRows(analysisResults, rows));'),
  importing('await tx.update(results).set({ reader });', 'analysisResults as results'),
  importing('await tx.execute(sql`delete from ${analysisResults} where true`);'),
  importing('await tx.execute(sql`with done as (update analysis_results set reader = 1) select 1`);', 'x'),
  importing('await tx.execute(sql`INSERT INTO analysis_results (id) values (1)`);', 'x'),
])('finds a statement that writes another feature’s table: $text', (file) => {
  expect(checkOwners([OWNER, file])).toEqual([
    expect.stringMatching(/marks\.ts: writes 'analysis_results', which belongs to .*features\/answers/),
  ]);
});

it.each([
  importing('await tx.select().from(analysisResults);'),
  importing('// An update analysis_results would wait for.'),
  importing('const update = (analysisResults: number) => analysisResults;', 'other'),
  importing('await tx.execute(sql`update analysis_results_old set a = 1`);', 'other'),
  { path: 'server/src/features/answers/store/marks.ts', text: 'await tx.update(analysisResults).set({});' },
  importing('await db.execute(sql`select id from analysis_results for update`);', 'other'),
])('lets others read, and the owner write: $text', (file) => {
  expect(checkOwners([OWNER, file])).toEqual([]);
});
