import { expect, test } from 'vitest';
import { listReferences } from './read-references.ts';

const TABLES = ['results', 'mentions'];
const isNamed = (statement: string) =>
  listReferences(statement, TABLES).map(({ table, namesCompany }) => `${table} ${String(namesCompany)}`);

test.each([
  ['select * from results where results.company_id = $ and results.id = $', ['results true']],
  ['select * from results where id = $', ['results false']],
  ['select * from results r where r.company_id = any ($::uuid[])', ['results true']],
  ['select * from results where company_id = $', ['results true']],
  [
    'select * from results join mentions on mentions.result_id = results.id and mentions.company_id = results.company_id where results.company_id = $',
    ['results true', 'mentions false'],
  ],
  [
    'select * from results join mentions on mentions.result_id = results.id where results.company_id = $ and mentions.company_id = $',
    ['results true', 'mentions true'],
  ],
  [
    'delete from results where company_id = $ and id in (select id from results where prompt_id = $)',
    ['results true', 'results false'],
  ],
  [
    'delete from results where company_id = $ and id in (select id from results where company_id = $)',
    ['results true', 'results true'],
  ],
  ['insert into mentions (result_id, company_id) values ($)', ['mentions true']],
  ['insert into mentions (result_id, name) values ($)', ['mentions false']],
  [
    'insert into mentions (result_id, company_id) select fresh.result_id, results.company_id from f as fresh join results on results.id = fresh.result_id where results.company_id = any ($)',
    ['mentions true', 'results true'],
  ],
  ['update results set a = f.a from f where results.company_id = any ($)', ['results true']],
  ['select * from others where company_id = $', []],
])('%s', (statement, expected) => {
  expect(isNamed(statement)).toEqual(expected);
});
