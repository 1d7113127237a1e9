import { expect, it } from 'vitest';
import { holdsKey } from './address-key.ts';

it.each([
  [{ api_key: 'x' }, true],
  [{ Token: '' }, true],
  [{ qualunque: 'citato_7Hq3' }, true],
  [{ qualunque: ['a', 'Bearer citato_7Hq3'] }, true],
  [{ engine: 'openai', cursor: 'abc' }, false],
  [{}, false],
  [undefined, false],
])('a key in an address is seen: %j', (query, isSeen) => {
  expect(holdsKey(query)).toBe(isSeen);
});
