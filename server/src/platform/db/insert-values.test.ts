import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { prepareInsert } from './insert-values.ts';

const shelves = pgTable('shelves', { id: integer('id'), label: text('label'), facts: jsonb('facts') });
const prepare = prepareInsert(shelves, sql`on conflict do nothing`);
const row = (id: number) => ({ id, label: `shelf ${String(id)}`, facts: { id } });

test('rows become one statement of values, stored as their columns store them', () => {
  expect(prepare([{ id: 1, label: null, facts: { deep: [1] } }])).toEqual([
    {
      sql: 'insert into "shelves" ("id", "label", "facts") values ($1, $2, $3) on conflict do nothing',
      params: [1, null, '{"deep":[1]}'],
    },
  ]);
});

test('any number of rows is written with a few texts, none twice and none left out', () => {
  const texts = new Set<string>();
  for (let count = 0; count <= 70; count++) {
    const rows = Array.from({ length: count }, (_, id) => row(id));
    const statements = prepare(rows);
    for (const { sql: text } of statements) texts.add(text);
    const ids = statements.flatMap(({ params }) => params.filter((value) => typeof value === 'number'));
    expect(ids).toEqual(rows.map(({ id }) => id));
  }
  expect(texts.size).toBe(6);
});
