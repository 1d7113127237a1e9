import { expect, it } from 'vitest';
import { type BuiltChunk, findChunkCycle } from './find-chunk-cycle.ts';

const chunks = (imports: Record<string, string[]>): Record<string, BuiltChunk> =>
  Object.fromEntries(
    Object.entries(imports).map(([key, needed]) => [key, { file: `${key}.js`, imports: needed }]),
  );

it('finds chunks that import each other, through others, too', () => {
  expect(findChunkCycle(chunks({ page: ['parts'], parts: ['words'], words: ['parts'] }))).toEqual([
    'parts.js',
    'words.js',
  ]);
  expect(findChunkCycle(chunks({ a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a.js', 'b.js', 'c.js']);
});

it('takes what several chunks share for no cycle', () => {
  expect(findChunkCycle(chunks({ page: ['parts', 'words'], parts: ['words'], words: [] }))).toBeNull();
  expect(findChunkCycle({ 'base.css': { file: 'base.css' } })).toBeNull();
});
