import { describe, expect, it } from 'vitest';
import { createCellParser } from './parse-cell-columns.ts';

describe('the columns of a month as the database writes them', () => {
  it('are read as they stand', () => {
    const numbers = '{1,1,2},{1,2,1},{3,3,2},{0,1,2},{0,1,0},{1,2,3},{1,2,1},{2},{1}';
    const words = '[["openai","google"],["gpt, \\"mini\\"","gemini {2}"],["rules"]]';
    expect(createCellParser()({ numbers, words })).toEqual({
      engines: ['openai', 'google'],
      models: ['gpt, "mini"', 'gemini {2}'],
      readers: ['rules'],
      cellDays: [1, 1, 2],
      cellEngines: [1, 2, 1],
      ok: [3, 3, 2],
      ownMentions: [0, 1, 2],
      discarded: [0, 1, 0],
      modelCells: [1, 2, 3],
      modelNames: [1, 2, 1],
      readerCells: [2],
      readerNames: [1],
    });
  });

  it('have one engine, one model and nothing discarded where those lists are left out', () => {
    const numbers = '{4,5},{},{3,3},{0,1},{},{},{},{},{}';
    const read = createCellParser()({ numbers, words: '[["openai"],["gpt"],[]]' });
    expect(read).toMatchObject({
      cellEngines: [1, 1],
      discarded: [0, 0],
      modelCells: [1, 2],
      modelNames: [1, 1],
    });
  });

  it('have no model where none answered, and the days of each that one did', () => {
    const parse = createCellParser();
    const numbers = (modelCells: string) => `{4,5},{},{0,3},{0,1},{},${modelCells},{},{}`;
    expect(parse({ numbers: numbers('{},{}'), words: '[["openai"],[],[]]' }).modelCells).toEqual([]);
    expect(parse({ numbers: numbers('{2},{1}'), words: '[["openai"],["gpt"],[]]' }).modelCells).toEqual([2]);
  });
});
