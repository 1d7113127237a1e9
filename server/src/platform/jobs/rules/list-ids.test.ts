import { expect, test } from 'vitest';
import { listIds } from './list-ids.ts';

const ID = '0d0c7a53-6f6b-4c7e-9a35-0e6f5a2b1c9d';

test('a payload is told by its ids, never by what else it holds', () => {
  expect(
    listIds({
      userId: ID,
      promptId: ID,
      name: 'Ada',
      email: 'ada@esempio.it',
      note: ID,
      nested: { userId: ID },
    }),
  ).toEqual({ userId: ID, promptId: ID });
});

test('an id that is none is left out', () => {
  expect(listIds({ mailId: 'ada@esempio.it', otherId: `${ID} and words`, countId: 7 })).toEqual({});
  expect(listIds(null)).toEqual({});
  expect(listIds('text')).toEqual({});
});
